# CPack calls this when the packages are made.

execute_process(
  COMMAND ${CMAKE_CURRENT_LIST_DIR}/../packaging/installed-size
    ${CPACK_PACKAGE_FILES}
  COMMAND_ERROR_IS_FATAL ANY)
