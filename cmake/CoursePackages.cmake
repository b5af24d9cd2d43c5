# Debian packages, one for each part of CourseInstall.cmake; scripts/package
# makes them. Everything is in a prefix of its own, since Debian has an LLVM, too.

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME course-llvm)
# scripts/package names who makes them.
set(CPACK_PACKAGE_CONTACT "unknown <unknown@localhost>")
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/packages)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr/lib/course-llvm)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL tools pages doc)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/CourseDebian.cmake)
set(CPACK_POST_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/CourseDebianSize.cmake)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_COMPRESSION_TYPE zstd)
set(CPACK_DEBIAN_ENABLE_COMPONENT_DEPENDS ON)

set(CPACK_DEBIAN_TOOLS_PACKAGE_NAME course-llvm)
set(CPACK_DEBIAN_TOOLS_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_TOOLS_PACKAGE_RECOMMENDS course-llvm-pages)
set(CPACK_DEBIAN_TOOLS_PACKAGE_SUGGESTS course-llvm-doc)
set(CPACK_COMPONENT_TOOLS_DESCRIPTION "C compiler for the course machine
The compiler course-clang, the machine course-run, and a debugger.")

set(CPACK_DEBIAN_PAGES_PACKAGE_NAME course-llvm-pages)
set(CPACK_DEBIAN_PAGES_PACKAGE_ARCHITECTURE all)
set(CPACK_COMPONENT_PAGES_DEPENDS tools)
set(CPACK_DEBIAN_PAGES_PACKAGE_DEPENDS "python3, python3-jinja2, python3-yaml, \
python3-fastapi, python3-uvicorn, python3-dask, python3-distributed")
set(CPACK_DEBIAN_PAGES_PACKAGE_RECOMMENDS bubblewrap)
set(CPACK_DEBIAN_PAGES_PACKAGE_SUGGESTS clang-22)
set(CPACK_DEBIAN_PAGES_PACKAGE_CONTROL_EXTRA
  ${PROJECT_SOURCE_DIR}/packaging/postinst ${PROJECT_SOURCE_DIR}/packaging/prerm)
set(CPACK_COMPONENT_PAGES_DESCRIPTION "what programs of the course machine cost
The report of a run, course-report, a page that compiles, course-explore, and grades
of compilers, course-grade.")

set(CPACK_DEBIAN_DOC_PACKAGE_NAME course-llvm-doc)
set(CPACK_DEBIAN_DOC_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_DOC_PACKAGE_SECTION doc)
set(CPACK_COMPONENT_DOC_DESCRIPTION "documentation of the course machine's compiler
The machine, its compiler and its tools.")

include(CPack)
