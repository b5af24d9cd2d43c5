# Completion for bash of the tools of course-llvm: options as --help lists them,
# those of the compiler as clang lists them, and names of files.

_course_llvm() {
  local word=${COMP_WORDS[COMP_CWORD]} options
  [[ $word == -* ]] || return
  if [[ $1 == *clang* ]]; then
    options=$("$1" "--autocomplete=$word" 2>/dev/null | cut -f1)
  else
    # An option begins its line, or comes after a shorter one and a comma.
    options=$("$1" --help 2>/dev/null |
      grep -oE '^ +-.*' | grep -oE '(^ +|, )-[-a-zA-Z]+=?' | grep -oE -- '-.*')
  fi
  mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
  [[ ${COMPREPLY[*]} != *= ]] || compopt -o nospace
}

complete -o default -F _course_llvm course-run course-dap course-link \
  course-alloc course-tv course-report course-explore course-grade \
  course-clang course-clang++ \
  course-llc course-opt course-llvm-mc
