import { type Command, GLOBALS } from './command.ts'

export const SHELLS = ['bash', 'zsh', 'fish'] as const

const words = (commands: readonly Command[], parent: string): string[] => [
  ...new Set(
    commands
      .filter(({ name }) => parent === '' || name.startsWith(`${parent} `))
      .map(({ name }) => name.slice(parent === '' ? 0 : parent.length + 1).split(' ')[0] ?? ''),
  ),
]

/** A script for a shell, which is to be sourced. */
export function completionOf(shell: string, commands: readonly Command[]): string {
  const parents = [...new Set(commands.map(({ name }) => name.split(' ')[0] ?? ''))]
  const optionsOf = (parent: string) => [
    ...new Set(
      commands
        .filter(({ name }) => name === parent || name.startsWith(`${parent} `))
        .flatMap(({ options = [] }) => options.map(({ name }) => `--${name}`)),
    ),
  ]
  const globals = GLOBALS.map(({ name }) => `--${name}`)
  const cases = parents.map(
    (parent) => [parent, [...words(commands, parent), ...optionsOf(parent), ...globals]] as const,
  )
  if (shell === 'fish') return fish(commands, cases)
  const first = [...parents, ...globals].join(' ')
  const body = [
    '_neuromem() {',
    `  local current="\${COMP_WORDS[COMP_CWORD]}"`,
    '  local candidates',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    candidates="${first}"`,
    '  else',
    `    case "\${COMP_WORDS[1]}" in`,
    ...cases.map(([parent, candidates]) => `      ${parent}) candidates="${candidates.join(' ')}" ;;`),
    `      *) candidates="${globals.join(' ')}" ;;`,
    '    esac',
    '  fi',
    '  COMPREPLY=($(compgen -W "$candidates" -- "$current"))',
    '}',
    'complete -o default -F _neuromem neuromem',
  ]
  const head = shell === 'zsh' ? ['#compdef neuromem', 'autoload -U +X bashcompinit && bashcompinit'] : []
  return `${[...head, ...body].join('\n')}\n`
}

function fish(
  commands: readonly Command[],
  cases: readonly (readonly [string, readonly string[]])[],
): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`
  const summaryOf = (parent: string) => commands.find(({ name }) => name === parent)?.summary[0] ?? parent
  const lines = cases.flatMap(([parent, candidates]) => [
    `complete -c neuromem -n __fish_use_subcommand -f -a ${parent} -d ${quoted(summaryOf(parent))}`,
    ...candidates.map((word) =>
      word.startsWith('--')
        ? `complete -c neuromem -n '__fish_seen_subcommand_from ${parent}' -l ${word.slice(2)}`
        : `complete -c neuromem -n '__fish_seen_subcommand_from ${parent}' -f -a ${word}`,
    ),
  ])
  return `${lines.join('\n')}\n`
}
