void nothing(void) {}
