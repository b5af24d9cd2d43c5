; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; Calls of aliases.

@alias = alias i64 (i64), ptr @f
@walias = weak alias i64 (i64), ptr @alias
define i64 @f(i64 %a) {
  %r = call i64 @alias(i64 1)
  ret i64 %r
}
