# LLVM's tools with our target, from LLVM's sources, and the function that our
# own tools on top of LLVM use.

# Links with the target (all component libraries defined so far), the patched
# files and the installed libraries, in this order.
function(course_link_llvm target with_clang)
  get_property(components GLOBAL PROPERTY LLVM_COMPONENT_LIBS)
  target_compile_options(${target} PRIVATE -fno-exceptions)
  target_link_libraries(${target} PRIVATE ${components})
  if(with_clang)
    target_link_libraries(${target} PRIVATE
      course-clang-overlay course-llvm-overlay ${COURSE_CLANG_ARCHIVES})
  endif()
  target_link_libraries(${target} PRIVATE
    course-llvm-overlay ${COURSE_LLVM_ARCHIVES} ${COURSE_SYSTEM_LIBS})
endfunction()

# As in an LLVM tree, add_llvm_tool(<name> <source>... ): here the tool is linked
# with the target, the patched files and the installed libraries.
#   CLANG            links clang's libraries too
#   GENERATE_DRIVER  the sources define <name>_main instead of main
macro(add_llvm_tool name)
  course_add_tool(${name} ${ARGN})
endmacro()

function(course_add_tool name)
  cmake_parse_arguments(ARG "CLANG;GENERATE_DRIVER" "" "DEPENDS" ${ARGN})
  set(sources ${ARG_UNPARSED_ARGUMENTS})
  list(FILTER sources EXCLUDE REGEX "^[A-Z_]+$")
  if(ARG_GENERATE_DRIVER)
    set(TOOL_NAME ${name})
    configure_file(${LLVM_CMAKE_DIR}/llvm-driver-template.cpp.in
      ${CMAKE_CURRENT_BINARY_DIR}/${name}-driver.cpp)
    list(APPEND sources ${CMAKE_CURRENT_BINARY_DIR}/${name}-driver.cpp)
  endif()

  # The installed LLVM exports some of the names as imported targets: ours have
  # a prefix, the executables have not.
  set(target course-tool-${name})
  add_executable(${target} ${sources})
  set_target_properties(${target} PROPERTIES OUTPUT_NAME ${name})
  course_link_llvm(${target} ${ARG_CLANG})
endfunction()

# The tools themselves. Each source that includes <llvm/Support/TargetSelect.h>
# is compiled here, and so takes our lists of targets.
function(course_add_llvm_tools)
  set(tools ${COURSE_LLVM_SOURCE}/llvm/tools)
  course_add_tool(llc
    ${tools}/llc/llc.cpp ${tools}/llc/NewPMDriver.cpp)
  course_add_tool(opt
    ${tools}/opt/opt.cpp ${tools}/opt/optdriver.cpp
    ${tools}/opt/NewPMDriver.cpp)
  course_add_tool(llvm-mc
    ${tools}/llvm-mc/llvm-mc.cpp ${tools}/llvm-mc/Disassembler.cpp)
  set(names llc opt llvm-mc)

  if(COURSE_BUILD_CLANG)
    set(driver ${COURSE_LLVM_SOURCE}/clang/tools/driver)
    course_add_tool(clang CLANG GENERATE_DRIVER
      ${driver}/driver.cpp ${driver}/cc1_main.cpp ${driver}/cc1as_main.cpp
      ${driver}/cc1gen_reproducer_main.cpp)
    add_custom_command(TARGET course-tool-clang POST_BUILD
      COMMAND ${CMAKE_COMMAND} -E create_symlink clang
        $<TARGET_FILE_DIR:course-tool-clang>/clang++)
    course_add_resource_dir()
    list(APPEND names clang)
  endif()
  foreach(name ${names})
    target_compile_options(course-tool-${name} PRIVATE -w)
    set_target_properties(course-tool-${name} PROPERTIES COURSE_IS_LLVM_CODE ON)
  endforeach()
endfunction()

# clang looks for its headers in <bin>/../lib/clang/<major version>, and for the
# machine's in <bin>/../lib/course/include.
function(course_add_resource_dir)
  set(resource_dir lib/clang/${LLVM_VERSION_MAJOR})
  file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/${resource_dir})
  file(CREATE_LINK ${LLVM_LIBRARY_DIR}/clang/${LLVM_VERSION_MAJOR}/include
    ${CMAKE_BINARY_DIR}/${resource_dir}/include SYMBOLIC)
  file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/lib/course)
  file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR}/runtime/include
    ${CMAKE_BINARY_DIR}/lib/course/include SYMBOLIC)
endfunction()
