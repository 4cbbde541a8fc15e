import { type Command, ENVIRONMENT, EXIT_CODES, GLOBALS, type Option } from './command.ts'
import { pad } from './terminal/width.ts'
import type { Words } from './words.ts'

/** The line of a command with its arguments and options. */
export function usageOf({ name, arguments: args = [], options = [] }: Command): string {
  const shown = args.map(({ name, required, variadic }) => {
    const word = variadic ? `${name}...` : name
    return required ? `<${word}>` : `[${word}]`
  })
  return ['neuromem', name, ...shown, ...(options.length > 0 ? ['[options]'] : [])].join(' ')
}

const option = ({ name, short, type = 'boolean', values, description }: Option) => ({
  name,
  short: short ?? null,
  type,
  values: values ?? null,
  description: description[0],
})

/** Every command, for agents. */
export function helpJson(commands: readonly Command[], version: string): unknown {
  return {
    name: 'neuromem',
    version,
    commands: commands.map((command) => ({
      name: command.name,
      summary: command.summary[0],
      usage: usageOf(command),
      arguments: (command.arguments ?? []).map(({ name, required = false, description }) => ({
        name,
        required,
        description: description[0],
      })),
      options: (command.options ?? []).map(option),
      examples: command.examples ?? [],
    })),
    options: GLOBALS.map(option),
    environment: ENVIRONMENT.map(([name, [description]]) => ({ name, description })),
    exit_codes: Object.fromEntries(Object.entries(EXIT_CODES).map(([code, [meaning]]) => [code, meaning])),
  }
}

type Say = (words: Words) => string

/** One command in words; without one, all of them. */
export function helpText(command: Command | undefined, commands: readonly Command[], say: Say): string {
  const lines = command ? commandHelp(command, commands, say) : overview(commands, say)
  return `${lines.join('\n')}\n`
}

function overview(commands: readonly Command[], say: Say): string[] {
  return [
    say(['neuromem: long-term memory for AI applications', 'neuromem：AI 应用的长期记忆']),
    '',
    ...section(
      say(['Commands', '命令']),
      commands.map(({ name, summary }) => [name, say(summary)]),
    ),
    ...section(
      say(['Options', '选项']),
      GLOBALS.map((one) => optionLine(one, say)),
    ),
    ...section(
      say(['Environment', '环境变量']),
      ENVIRONMENT.map(([name, words]) => [name, say(words)]),
    ),
    ...section(
      say(['Exit codes', '退出码']),
      Object.entries(EXIT_CODES).map(([code, words]) => [code, say(words)]),
    ),
  ]
}

function commandHelp(command: Command, commands: readonly Command[], say: Say): string[] {
  const { arguments: args = [], options = [], examples = [], summary } = command
  const below = commands.filter(({ name }) => name.startsWith(`${command.name} `))
  return [
    usageOf(command),
    '',
    say(summary),
    '',
    ...section(
      say(['Commands', '命令']),
      below.map(({ name, summary }) => [name, say(summary)]),
    ),
    ...section(
      say(['Arguments', '参数']),
      args.map(({ name, description }) => [name, say(description)]),
    ),
    ...section(
      say(['Options', '选项']),
      [...options, ...GLOBALS].map((one) => optionLine(one, say)),
    ),
    ...section(
      say(['Examples', '示例']),
      examples.map((example) => [example, '']),
    ),
  ]
}

function optionLine({ name, short, type, values, description }: Option, say: Say): [string, string] {
  const value = type === 'boolean' || !type ? '' : ` <${values?.join('|') ?? type}>`
  return [`${short ? `-${short}, ` : ''}--${name}${value}`, say(description)]
}

function section(title: string, rows: readonly (readonly [string, string])[]): string[] {
  if (rows.length === 0) return []
  const width = Math.min(32, Math.max(...rows.map(([name]) => name.length)))
  return [title, ...rows.map(([name, what]) => `  ${pad(name, width)}  ${what}`.trimEnd()), '']
}
