# The installed LLVM: packages, include paths, static libraries, and LLVM's own
# CMake functions, so that Target/ is written as a target of the LLVM tree is.

if(NOT CMAKE_PREFIX_PATH AND NOT LLVM_DIR)
  # Where Debian puts it.
  set(CMAKE_PREFIX_PATH /usr/lib/llvm-22)
endif()
find_package(LLVM 22.1 REQUIRED CONFIG)
message(STATUS "LLVM ${LLVM_PACKAGE_VERSION}: ${LLVM_INSTALL_PREFIX}")
if(NOT EXISTS ${LLVM_LIBRARY_DIR}/libclangDriver.a)
  message(FATAL_ERROR
    "no static clang libraries in ${LLVM_LIBRARY_DIR} (libclang-22-dev)")
endif()
if(NOT EXISTS ${COURSE_LLVM_SOURCE}/llvm/lib/TargetParser/Triple.cpp)
  message(FATAL_ERROR "no LLVM sources in ${COURSE_LLVM_SOURCE}; "
    "run scripts/setup, or set COURSE_LLVM_SOURCE")
endif()

# Ours is the only target, and its libraries are linked statically.
set(LLVM_TARGETS_TO_BUILD Course)
# Private headers come from the sources.
set(LLVM_MAIN_SRC_DIR ${COURSE_LLVM_SOURCE}/llvm)
set(LLVM_LINK_LLVM_DYLIB OFF)
set(LLVM_TABLEGEN_EXE ${LLVM_TOOLS_BINARY_DIR}/llvm-tblgen)
set(LLVM_TABLEGEN_TARGET ${LLVM_TABLEGEN_EXE})
set(LLVM_COMPILER_IS_GCC_COMPATIBLE ON)
set(LLVM_INSTALL_TOOLCHAIN_ONLY ON)

list(APPEND CMAKE_MODULE_PATH ${LLVM_CMAKE_DIR})
include(AddLLVM)
include(TableGen)

separate_arguments(course_llvm_definitions NATIVE_COMMAND ${LLVM_DEFINITIONS})
add_definitions(${course_llvm_definitions})
add_compile_options(-Wall -Wextra -Wno-unused-parameter -ffunction-sections
  -fdata-sections)
add_link_options(-Wl,--gc-sections)
find_program(COURSE_LLD NAMES ld.lld-22 ld.lld
  HINTS ${LLVM_TOOLS_BINARY_DIR} NO_CACHE)
if(COURSE_LLD)
  # lld resolves archives in any order, in a second, and prefers the first.
  add_link_options(--ld-path=${COURSE_LLD})
else()
  message(FATAL_ERROR "no lld (lld-22): the link relies on it")
endif()

# All installed libraries, less other projects' and the one whose members
# course_add_llvm_tools() compiles itself. Only what is referenced is linked.
file(GLOB COURSE_LLVM_ARCHIVES CONFIGURE_DEPENDS ${LLVM_LIBRARY_DIR}/libLLVM*.a)
list(FILTER COURSE_LLVM_ARCHIVES EXCLUDE REGEX
  "libLLVM(BOLT|Exegesis|OptDriver)[^/]*$")
file(GLOB COURSE_CLANG_ARCHIVES CONFIGURE_DEPENDS
  ${LLVM_LIBRARY_DIR}/libclang[A-Z]*.a)
list(FILTER COURSE_CLANG_ARCHIVES EXCLUDE REGEX "libclang(Tidy|Daemon)[^/]*$")

find_package(Threads REQUIRED)
set(COURSE_SYSTEM_LIBS ZLIB::ZLIB zstd::libzstd_shared Threads::Threads
  ${CMAKE_DL_LIBS})
