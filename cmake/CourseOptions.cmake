# Build options of the project, and the compiler flags of all its code.

set(COURSE_LLVM_SOURCE ${CMAKE_BINARY_DIR}/llvm-project CACHE PATH
  "LLVM 22.1.8 source tree with llvm-project-patch/ applied (scripts/setup)")
option(COURSE_BUILD_CLANG "Build clang" ON)
option(COURSE_SANITIZE "Check our code with AddressSanitizer and UBSan" OFF)
option(COURSE_BUILD_FUZZERS "Build the libFuzzer targets; needs clang" OFF)

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()
# Assertions stay on: they cost little here and a compiler that goes on with a
# broken invariant writes wrong code.
set(CMAKE_CXX_FLAGS_RELEASE "-O2" CACHE STRING "" FORCE)
set(CMAKE_C_FLAGS_RELEASE "-O2" CACHE STRING "" FORCE)
# As LLVM does: debug builds check every register allocation.
add_compile_definitions($<$<CONFIG:Debug>:_DEBUG>)

# LLVM's headers ask for C++17; the standalone tools choose for themselves.
set(CMAKE_CXX_STANDARD 17)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# For our code only: files of LLVM that are compiled here are like those of the
# installed LLVM, which is not instrumented and has no run-time type information.
if(COURSE_SANITIZE)
  set(ours $<NOT:$<BOOL:$<TARGET_PROPERTY:COURSE_IS_LLVM_CODE>>>)
  foreach(flag -fsanitize=address,undefined -fno-sanitize=vptr,function
      -fno-sanitize-recover=all -fno-omit-frame-pointer -O1 -g1
      -D_GLIBCXX_ASSERTIONS)
    add_compile_options($<${ours}:${flag}>)
  endforeach()
  add_link_options(-fsanitize=address,undefined)
endif()

# Of the time that our code takes to compile, two thirds go into LLVM's headers.
# course_precompile_headers(<target> <header>...): those that most of its sources
# include.
function(course_precompile_headers target)
  target_precompile_headers(${target} PRIVATE ${ARGN})
  course_reproduce_precompiled(${target})
endfunction()

# ccache takes what it kept for a header that was precompiled at another time.
function(course_reproduce_precompiled target)
  target_compile_options(${target} PRIVATE
    "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
endfunction()
