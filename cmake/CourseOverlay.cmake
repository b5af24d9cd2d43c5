# Patched LLVM and Clang files, compiled here into libraries that come before the
# installed ones: of two archive members that define a symbol, lld takes the
# first, and these define every symbol of the member that they replace.

set(course_patch_dir ${CMAKE_CURRENT_SOURCE_DIR}/llvm-project-patch)
set(COURSE_INCLUDE_DIR ${CMAKE_BINARY_DIR}/include)

# Sets <out> to the files of the llvm-project tree that the series touches.
function(course_patched_files out)
  file(STRINGS ${course_patch_dir}/series series REGEX "^[0-9]")
  set(files)
  foreach(patch ${series})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS
      ${course_patch_dir}/${patch})
    file(STRINGS ${course_patch_dir}/${patch} lines REGEX "^[+][+][+] b/")
    foreach(line ${lines})
      string(REGEX REPLACE "^[+][+][+] b/([^\t]*).*$" "\\1" file "${line}")
      list(APPEND files ${file})
    endforeach()
  endforeach()
  list(REMOVE_DUPLICATES files)
  set(${out} ${files} PARENT_SCOPE)
endfunction()
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS
  ${course_patch_dir}/series)

# Sets <out> to the directory of the library that a source file belongs to.
function(course_library_dir file out)
  get_filename_component(dir ${file} DIRECTORY)
  while(NOT EXISTS ${dir}/CMakeLists.txt)
    get_filename_component(dir ${dir} DIRECTORY)
  endwhile()
  set(${out} ${dir} PARENT_SCOPE)
endfunction()

# A library of patched sources.
function(course_add_overlay name)
  add_library(${name} STATIC ${ARGN})
  foreach(source ${ARGN})
    course_library_dir(${source} dir)
    list(APPEND dirs ${dir})
  endforeach()
  list(REMOVE_DUPLICATES dirs)
  target_include_directories(${name} PRIVATE ${dirs})
  target_compile_options(${name} PRIVATE -w -fno-exceptions)
  # Of this directory only, like all properties of sources.
  set_source_files_properties(
    ${COURSE_LLVM_SOURCE}/llvm/lib/Support/CommandLine.cpp PROPERTIES
    COMPILE_DEFINITIONS "PACKAGE_VENDOR=\"course-llvm ${PROJECT_VERSION}\"\
;PACKAGE_NAME=\"LLVM\";PACKAGE_VERSION=\"${LLVM_PACKAGE_VERSION}\"")
  set_target_properties(${name} PROPERTIES COURSE_IS_LLVM_CODE ON)
endfunction()

# The configuration headers that come before the installed ones: first the lists
# of targets that <llvm/Support/TargetSelect.h> walks through.
function(course_write_config_headers)
  foreach(entry "Targets=TARGET" "AsmParsers=ASM_PARSER"
      "AsmPrinters=ASM_PRINTER" "Disassemblers=DISASSEMBLER"
      "TargetMCAs=TARGETMCA" "TargetExegesis=EXEGESIS")
    string(REPLACE "=" ";" pair ${entry})
    list(GET pair 0 file)
    list(GET pair 1 macro)
    set(line "")
    if(file MATCHES "^(Targets|AsmParsers|AsmPrinters)$")
      set(line "LLVM_${macro}(Course)\n")
    endif()
    file(CONFIGURE OUTPUT ${COURSE_INCLUDE_DIR}/llvm/Config/${file}.def
      CONTENT "${line}#undef LLVM_${macro}\n")
  endforeach()

  # The installed configuration names the host's target as the native one.
  set(undefs "")
  foreach(part TARGET TARGETINFO TARGETMC TARGETMCA ASMPRINTER ASMPARSER
      DISASSEMBLER)
    string(APPEND undefs "#undef LLVM_NATIVE_${part}\n")
  endforeach()
  # The static analyser's solver is left out: clang would load it at each start.
  string(APPEND undefs "#undef LLVM_WITH_Z3\n")
  file(CONFIGURE OUTPUT ${COURSE_INCLUDE_DIR}/llvm/Config/llvm-config.h
    CONTENT "#include_next <llvm/Config/llvm-config.h>\n${undefs}")
  # LLVM's private configuration is not installed; what is compiled here needs
  # no more of it than this.
  file(CONFIGURE OUTPUT ${COURSE_INCLUDE_DIR}/llvm/Config/config.h
    CONTENT "#include <llvm/Config/llvm-config.h>\n")
endfunction()

course_write_config_headers()
# Which revision it is, the version says.
file(CONFIGURE OUTPUT ${COURSE_INCLUDE_DIR}/VCSVersion.inc CONTENT "")
# Statically linked extensions of the installed LLVM: none here.
file(CONFIGURE OUTPUT ${COURSE_INCLUDE_DIR}/llvm/Support/Extension.def
  CONTENT "#undef HANDLE_EXTENSION\n")

set(course_llvm_sources)
set(course_clang_sources)
course_patched_files(course_files)
foreach(file ${course_files})
  if(file MATCHES "^(llvm|clang)/include/(.*)$")
    configure_file(${COURSE_LLVM_SOURCE}/${file}
      ${COURSE_INCLUDE_DIR}/${CMAKE_MATCH_2} COPYONLY)
  elseif(file MATCHES "^(llvm|clang)/lib/.*[.]cpp$")
    list(APPEND course_${CMAKE_MATCH_1}_sources ${COURSE_LLVM_SOURCE}/${file})
  endif()
endforeach()

# Not patched, but they must be compiled with assertions for -debug-only and
# -stats to exist, and with our name for --version.
foreach(file CommandLine Debug Statistic)
  list(APPEND course_llvm_sources
    ${COURSE_LLVM_SOURCE}/llvm/lib/Support/${file}.cpp)
endforeach()
set_source_files_properties(
  ${COURSE_LLVM_SOURCE}/clang/lib/Basic/Version.cpp PROPERTIES
  COMPILE_DEFINITIONS "CLANG_VENDOR=\"course-llvm ${PROJECT_VERSION} \"")

include_directories(BEFORE ${COURSE_INCLUDE_DIR})
include_directories(SYSTEM ${LLVM_INCLUDE_DIRS})

course_add_overlay(course-llvm-overlay ${course_llvm_sources})
if(COURSE_BUILD_CLANG)
  course_add_overlay(course-clang-overlay ${course_clang_sources}
    ${COURSE_LLVM_SOURCE}/clang/lib/Basic/Version.cpp
    ${COURSE_LLVM_SOURCE}/llvm/lib/Support/Z3Solver.cpp
    ${CMAKE_CURRENT_SOURCE_DIR}/cmake/NoPolly.cpp)
endif()
