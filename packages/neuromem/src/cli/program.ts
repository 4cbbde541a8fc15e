import { CommanderError, Command as Parser, Option as ParserOption } from 'commander'
import { cliOf } from './cli.ts'
import { type Command, GLOBALS, needed, type Option, optional } from './command.ts'
import { completionOf, SHELLS } from './completion.ts'
import { exitCodeOf, problemOf, sentenceOf } from './faults.ts'
import { helpJson, helpText } from './help.ts'
import { nearest } from './nearest.ts'
import type { Io } from './terminal/io.ts'
import { mcp } from './topics/bridge/mcp.ts'
import { experienceCommands } from './topics/experience.ts'
import { happenedCommands } from './topics/happened.ts'
import { memoryCommands } from './topics/memory.ts'
import { personCommands } from './topics/person.ts'
import { serviceCommands, VERSION } from './topics/service.ts'
import { sessionCommands } from './topics/session.ts'
import { storyCommands } from './topics/story.ts'
import { tenancyCommands } from './topics/tenancy.ts'
import { transferCommands } from './topics/transfer.ts'
import { webhookCommands } from './topics/webhooks.ts'
import { UsageError, type Values } from './words.ts'

const completion: Command = {
  name: 'completion',
  summary: ['Writes completions for a shell', '输出 shell 补全脚本'],
  arguments: [needed('SHELL', SHELLS.join(', '), SHELLS.join('、'))],
  examples: ['source <(neuromem completion bash)'],
  async run(cli, { args: [shell = ''] }) {
    if (!SHELLS.some((one) => one === shell)) throw new UsageError(`SHELL is one of ${SHELLS.join(', ')}`)
    await cli.io.out(completionOf(shell, commands))
    return undefined
  },
}

const help: Command = {
  name: 'help',
  summary: ['Describes a command, or all of them', '说明一个或全部命令'],
  arguments: [{ ...optional('COMMAND', 'Which one', '哪个命令'), variadic: true }],
  async run(cli, { args }) {
    const name = args.join(' ')
    const command = commands.find((one) => one.name === name)
    if (name !== '' && !command) throw new UsageError(`unknown command "${name}"`)
    if (cli.json) await cli.show(helpJson(commands, VERSION), () => '')
    else await cli.io.out(helpText(command, commands, cli.say))
    return undefined
  },
}

export const commands: readonly Command[] = [
  ...serviceCommands,
  ...memoryCommands,
  ...sessionCommands,
  ...personCommands,
  ...happenedCommands,
  ...experienceCommands,
  ...storyCommands,
  ...transferCommands,
  ...tenancyCommands,
  ...webhookCommands,
  mcp,
  completion,
  help,
]

/** Runs a command line. @returns the exit code */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const asJson = argv.includes('--json')
  let url: string | undefined
  try {
    const picked = parse(argv)
    if (picked === 'version') {
      await io.out(`${VERSION}\n`)
      return 0
    }
    const cli = await cliOf(io, picked.globals, picked.command?.makesProfile)
    url = cli.url
    if (picked.help) {
      await io.out(helpText(picked.command, commands, cli.say))
      return 0
    }
    if (!picked.command) throw new UsageError('no command: see neuromem help')
    return (await picked.command.run(cli, picked)) ?? 0
  } catch (error) {
    io.err(`${asJson ? JSON.stringify(problemOf(error)) : sentenceOf(error, url)}\n`)
    return exitCodeOf(error)
  }
}

interface Picked {
  readonly command: Command | undefined
  readonly args: readonly string[]
  readonly options: Values
  readonly globals: Values
  readonly help: boolean
}

/** @throws UsageError for what no command takes */
function parse(argv: readonly string[]): Picked | 'version' {
  const end = argv.indexOf('--')
  const asked = end < 0 ? argv : argv.slice(0, end)
  if (asked.includes('--version') || asked.includes('-V')) return 'version'
  const isHelp = asked.includes('--help') || asked.includes('-h')
  const words = argv.filter((word, place) => place >= asked.length || (word !== '--help' && word !== '-h'))
  let picked: Picked | undefined
  const program = quiet(new Parser('neuromem'))
  for (const option of GLOBALS) program.addOption(parserOption(option))
  const parsers = new Map<string, Parser>([['', program]])
  for (const command of commands) {
    const parser = quiet(new Parser(lastWord(command.name)))
    for (const { name, required, variadic } of command.arguments ?? []) {
      const word = variadic ? `${name}...` : name
      parser.argument(required && !isHelp ? `<${word}>` : `[${word}]`)
    }
    for (const option of command.options ?? []) parser.addOption(parserOption(option))
    parser.action(() => {
      picked = {
        command,
        args: parser.args,
        options: parser.optsWithGlobals(),
        globals: program.opts(),
        help: isHelp,
      }
    })
    parentOf(parsers, command.name).addCommand(parser)
    parsers.set(command.name, parser)
  }
  program.action(() => {
    picked = {
      command: undefined,
      args: [],
      options: {},
      globals: program.opts(),
      help: isHelp || words.length === 0,
    }
  })
  try {
    program.parse([...words], { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) throw new UsageError(faultOf(error, words))
    throw error
  }
  return named(picked)
}

function faultOf({ code, message }: CommanderError, words: readonly string[]): string {
  const first = words.find((word) => !word.startsWith('-'))
  const isKnown = commands.some(({ name }) => name.split(' ')[0] === first)
  if (code === 'commander.excessArguments' && !isKnown) {
    const meant =
      first === undefined
        ? undefined
        : nearest(
            first,
            commands.map(({ name }) => name.split(' ')[0]!),
          )
    return `unknown command "${first}"${meant === undefined ? '' : `; did you mean ${meant}?`}`
  }
  return message.replace(/^error: /, '')
}

/** Options by the names that they are called by, negations included. */
function named(picked: Picked | undefined): Picked {
  if (!picked) throw new UsageError('no command: see neuromem help')
  const dashed = (values: Values): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`),
        value,
      ]),
    )
  return { ...picked, options: dashed(picked.options), globals: dashed(picked.globals) }
}

function quiet(parser: Parser): Parser {
  return parser
    .exitOverride()
    .helpOption(false)
    .helpCommand(false)
    .allowExcessArguments(false)
    .showSuggestionAfterError(true)
    .configureOutput({ writeErr: () => {}, writeOut: () => {} })
}

function parserOption({ name, short, type = 'boolean', values, description }: Option): ParserOption {
  const flags = `${short ? `-${short}, ` : ''}--${name}${type === 'boolean' ? '' : ' <value>'}`
  const option = new ParserOption(flags, description[0])
  if (values) option.choices([...values])
  if (type === 'number') option.argParser(numberOf(name))
  return option
}

const numberOf = (name: string) => (given: string) => {
  const value = Number(given)
  if (given.trim() === '' || !Number.isFinite(value)) throw new UsageError(`--${name} is a number`)
  return value
}

const lastWord = (name: string): string => name.slice(name.lastIndexOf(' ') + 1)

/** `tokens` alone is no command, and yet the parent of one. */
function parentOf(parsers: Map<string, Parser>, name: string): Parser {
  const parent = name.includes(' ') ? name.slice(0, name.lastIndexOf(' ')) : ''
  const known = parsers.get(parent)
  if (known) return known
  const made = quiet(new Parser(parent))
  made.action(() => {
    throw new UsageError(
      `${parent}: which? ${commands
        .filter((one) => one.name.startsWith(`${parent} `))
        .map((one) => one.name)
        .join(', ')}`,
    )
  })
  parsers.get('')!.addCommand(made)
  parsers.set(parent, made)
  return made
}
