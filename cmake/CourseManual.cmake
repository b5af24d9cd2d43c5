# Manual pages, which help2man makes of what the tools say of themselves, and
# completion for bash, which asks the tools when they are completed.

find_program(COURSE_HELP2MAN help2man)
if(NOT COURSE_HELP2MAN)
  message(STATUS "no help2man: no manual pages are made")
endif()

# course_add_manual(<target> <part> <tool> <name>...): of the part's tool.
function(course_add_manual target part tool)
  set(page ${CMAKE_BINARY_DIR}/share/man/man1/${tool}.1)
  string(JOIN " " name ${ARGN})
  set(path ${CMAKE_BINARY_DIR}/bin/${tool})
  set(filter ${PROJECT_SOURCE_DIR}/packaging/help-page)
  if(COURSE_HELP2MAN)
    add_custom_command(OUTPUT ${page}
      COMMAND ${COURSE_HELP2MAN} --no-info "--name=${name}" --output=${page}
        "'${filter}' '${path}'"
      DEPENDS ${target} ${filter} ${PROJECT_SOURCE_DIR}/VERSION
      COMMENT "Making the manual page of ${tool}"
      VERBATIM)
    add_custom_target(course-manual-${tool} ALL DEPENDS ${page})
    install(FILES ${page} DESTINATION share/man/man1 COMPONENT ${part})
  endif()
  install(FILES ${PROJECT_SOURCE_DIR}/packaging/completion.bash
    DESTINATION share/bash-completion/completions RENAME ${tool}
    COMPONENT ${part})
endfunction()

file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/share/man/man1)
course_add_manual(course-run tools course-run
  run programs of the course machine)
course_add_manual(course-dap tools course-dap
  debug programs of the course machine in an editor)
course_add_manual(course-tool-course-link tools course-link
  link programs for the course machine)
course_add_manual(course-tool-course-alloc tools course-alloc
  allocate registers of any bank)
if(TARGET course-tool-course-tv)
  course_add_manual(course-tool-course-tv tools course-tv
    prove that a program of the course machine does what its IR says)
endif()
file(GLOB modules CONFIGURE_DEPENDS tools/course-report/course_report/*.py)
course_add_manual("tools/course-report/course-report;${modules}" pages
  course-report show what a run on the course machine cost)
course_add_manual(tools/course-explore/course-explore pages course-explore
  compile for the course machine while you type)
course_add_manual(tools/course-grade/course-grade pages course-grade
  rank compilers for the course machine by what programs cost)
