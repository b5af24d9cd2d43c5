# What `cmake --install` installs, and the parts that packages are made of:
# tools, pages (scripts in Python and what they show) and doc. Everything finds
# everything else from where it is itself, so a prefix may be moved as a whole.

set(share share/course)
set(doc share/doc/course-llvm)

foreach(target course-run course-dap course-tool-clang course-tool-llc
    course-tool-opt course-tool-llvm-mc course-tool-course-link
    course-tool-course-tv course-tool-course-alloc)
  if(TARGET ${target})
    install(TARGETS ${target} RUNTIME DESTINATION bin COMPONENT tools)
  endif()
endforeach()
if(COURSE_BUILD_CLANG)
  install(FILES ${CMAKE_BINARY_DIR}/bin/clang++ DESTINATION bin COMPONENT tools)
  set(resources lib/clang/${LLVM_VERSION_MAJOR})
  install(DIRECTORY ${LLVM_LIBRARY_DIR}/clang/${LLVM_VERSION_MAJOR}/include
    DESTINATION ${resources} COMPONENT tools)
  install(FILES ${CMAKE_BINARY_DIR}/lib/course/libcourse.bc
    DESTINATION lib/course COMPONENT tools)
  install(DIRECTORY runtime/include DESTINATION lib/course COMPONENT tools)
endif()
install(FILES LICENSE DESTINATION ${doc} COMPONENT tools)
install(FILES ${COURSE_LLVM_SOURCE}/llvm/LICENSE.TXT DESTINATION ${doc}
  RENAME LICENSE.llvm COMPONENT tools)
# Of what course-run is linked with statically.
foreach(library libedit libbsd libtinfo)
  file(GLOB licence /usr/share/doc/${library}[0-9]*/copyright)
  if(licence)
    list(GET licence 0 licence)
    install(FILES ${licence} DESTINATION ${doc} RENAME LICENSE.${library}
      COMPONENT tools)
  endif()
endforeach()

# Scripts are where they are in this tree, seen from its top, share/course.
set(not_installed PATTERN __pycache__ EXCLUDE PATTERN CMakeLists.txt EXCLUDE
  PATTERN .npmrc EXCLUDE)
install(DIRECTORY tools/course-report tools/course-explore tools/course-grade
  DESTINATION ${share}/tools USE_SOURCE_PERMISSIONS COMPONENT pages
  ${not_installed})
install(FILES scripts/course_programs.py scripts/course_benchmarks.py
  scripts/course_progress.py DESTINATION ${share}/scripts COMPONENT pages)
# What course-grade's programs are compiled with for the host.
install(DIRECTORY test/Run/native DESTINATION ${share}/test/Run COMPONENT pages)
install(FILES VERSION DESTINATION ${share} COMPONENT pages)
install(DIRECTORY examples benchmarks DESTINATION ${share} COMPONENT pages
  PATTERN *.py EXCLUDE)
# If scripts/setup --web has been called.
install(DIRECTORY ${CMAKE_BINARY_DIR}/web DESTINATION ${share} COMPONENT pages
  OPTIONAL PATTERN .npmrc EXCLUDE)
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/installed)
foreach(name course-report course-explore course-grade)
  file(CREATE_LINK ../${share}/tools/${name}/${name}
    ${CMAKE_BINARY_DIR}/installed/${name} SYMBOLIC)
  install(FILES ${CMAKE_BINARY_DIR}/installed/${name} DESTINATION bin
    COMPONENT pages)
endforeach()

install(DIRECTORY editors packaging/compiler-explorer DESTINATION ${share}
  COMPONENT tools)
install(FILES README.md DESTINATION ${doc} COMPONENT doc)
install(DIRECTORY docs DESTINATION ${doc} COMPONENT doc PATTERN *.dot EXCLUDE
  PATTERN docs/site EXCLUDE)
