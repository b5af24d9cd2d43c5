# CPack calls this when the parts are installed, before it makes packages of them:
# Debian looks for manual pages, completions and documents elsewhere, and for
# commands by names that are not those of its own clang and LLVM.

foreach(part ${CPACK_COMPONENTS_ALL})
  set(root ${CPACK_TEMPORARY_DIRECTORY}/${part})
  set(prefix ${CPACK_PACKAGING_INSTALL_PREFIX})
  file(MAKE_DIRECTORY ${root}/usr/share/doc)
  foreach(place man bash-completion)
    if(EXISTS ${root}${prefix}/share/${place})
      file(RENAME ${root}${prefix}/share/${place} ${root}/usr/share/${place})
    endif()
  endforeach()
  string(TOUPPER ${part} PART)
  set(doc ${root}/usr/share/doc/${CPACK_DEBIAN_${PART}_PACKAGE_NAME})
  if(EXISTS ${root}${prefix}/share/doc)
    file(RENAME ${root}${prefix}/share/doc/course-llvm ${doc})
    file(REMOVE_RECURSE ${root}${prefix}/share/doc)
  endif()
  foreach(place ${prefix}/share ${prefix} /usr/lib)
    file(GLOB rest ${root}${place}/*)
    if(NOT rest)
      file(REMOVE_RECURSE ${root}${place})
    endif()
  endforeach()
  foreach(file LICENSE packaging/copyright)
    file(COPY ${CMAKE_CURRENT_LIST_DIR}/../${file} DESTINATION ${doc})
  endforeach()

  file(GLOB tools RELATIVE ${root}${prefix}/bin ${root}${prefix}/bin/*)
  foreach(tool ${tools})
    set(name ${tool})
    if(NOT name MATCHES "^course-")
      set(name course-${tool})
      file(CREATE_LINK course-run
        ${root}/usr/share/bash-completion/completions/${name} SYMBOLIC)
    endif()
    file(MAKE_DIRECTORY ${root}/usr/bin)
    file(CREATE_LINK ../lib/course-llvm/bin/${tool} ${root}/usr/bin/${name}
      SYMBOLIC)
  endforeach()
  # Of commands that have another name elsewhere, packages alone have a page.
  find_program(help2man help2man)
  foreach(tool ${tools})
    set(name course-${tool})
    if(help2man AND NOT tool MATCHES "^course-")
      execute_process(COMMAND ${help2man} --no-info
        "--name=${tool} for the course machine"
        --output=${root}/usr/share/man/man1/${name}.1
        "'${CMAKE_CURRENT_LIST_DIR}/../packaging/help-page' '${root}/usr/bin/${name}'"
        COMMAND_ERROR_IS_FATAL ANY)
    endif()
  endforeach()
  file(GLOB_RECURSE pages ${root}/usr/share/man/*.1)
  if(pages)
    execute_process(COMMAND gzip -9n ${pages} COMMAND_ERROR_IS_FATAL ANY)
  endif()
endforeach()
