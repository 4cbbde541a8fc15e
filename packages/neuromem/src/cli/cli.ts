import { Neuromem, NeuromemError, type Pages, type UserHandle } from '../client/index.ts'
import { type Profile, readConfig } from './config.ts'
import type { Io } from './terminal/io.ts'
import { table } from './terminal/width.ts'
import { UsageError, type Values, type Words } from './words.ts'

const LOCAL = 'http://127.0.0.1:8787'
const DEFAULT_LIMIT = 50

/** What every command works with. */
export interface Cli {
  readonly io: Io
  readonly json: boolean
  readonly quiet: boolean
  readonly url: string
  readonly key: string | undefined
  /** The key as flag or environment say it, whatever the profile holds. */
  readonly givenKey: string | undefined
  readonly profileName: string
  /** As flag, environment or profile say it; a bound credential needs none. */
  readonly userName: string | undefined
  /** @throws UsageError without a key */
  client(): Neuromem
  /**
   * The person: named, of the profile, or of a credential that is one person's.
   * @throws UsageError without any
   */
  user(): Promise<UserHandle>
  say(words: Words): string
  /** One value: JSON as the API has it, or as `lines` tells it. */
  show(value: unknown, lines: () => readonly string[] | string): Promise<void>
  /** A list: a JSON value a line, or a table. */
  list<T>(items: Pages<T>, of: Values, view: View<T>): Promise<void>
  rows<T>(items: readonly T[], view: View<T>): Promise<void>
  /** A remark that is not the answer. */
  note(text: string): void
  /** Says what will go and asks. @throws UsageError without a terminal and without `--yes` */
  consent(yes: boolean, what: () => Promise<string>): Promise<boolean>
  /** Before any request: whether a question could be answered at all. */
  needConsent(yes: boolean, how: string): void
  /** Refuses to ask a person where there is none. */
  needTerminal(instead: string): void
}

export interface View<T> {
  readonly head: readonly string[]
  row(item: T): readonly string[]
}

/** What flags, environment and profile say together, in this order. */
async function settingsOf({ env, columns }: Io, globals: Values, makesProfile: boolean) {
  const config = await readConfig(env)
  const profileName = textOf(globals.profile) ?? config.current
  const profile: Partial<Profile> | undefined = Object.hasOwn(config.profiles, profileName)
    ? config.profiles[profileName]
    : undefined
  if (globals.profile !== undefined && !profile && !makesProfile)
    throw new UsageError(`no profile "${profileName}"`)
  const givenKey = textOf(globals.key) ?? textOf(env.NEUROMEM_KEY)
  return {
    profileName,
    url: textOf(globals.url) ?? textOf(env.NEUROMEM_URL) ?? profile?.url ?? LOCAL,
    givenKey,
    key: givenKey ?? profile?.key,
    userName: textOf(globals.user) ?? textOf(env.NEUROMEM_USER) ?? profile?.user,
    isChinese: (textOf(globals.lang) ?? (env.LC_ALL || env.LANG || '')).startsWith('zh'),
    json: globals.json === true,
    quiet: globals.quiet === true,
    columns: Number(env.COLUMNS) || columns || 80,
  }
}

/**
 * What a command works with. The client is made when it is first asked for: help and login need no key.
 * @param makesProfile whether the profile that is named may be a new one
 */
export async function cliOf(io: Io, globals: Values, makesProfile = false): Promise<Cli> {
  const settings = await settingsOf(io, globals, makesProfile)
  const { url, key, givenKey, profileName, userName, json, quiet } = settings
  const say = ([en, zh]: Words) => (settings.isChinese ? zh : en)
  let made: Neuromem | undefined

  const client = () => {
    if (!key) throw new UsageError('no key: neuromem login, --key or NEUROMEM_KEY')
    made ??= new Neuromem({
      url,
      key,
      fetch: saysWaits(io.fetch ?? fetch, (seconds) => note(waiting(seconds))),
    })
    return made
  }
  const note = (text: string) => {
    if (!quiet && !json) io.err(`${text}\n`)
  }
  const waiting = (seconds: number) =>
    say([`the service asks to wait ${seconds} s`, `服务要求等待 ${seconds} 秒`])
  const rows = async <T>(items: readonly T[], view: View<T>) => {
    if (json) for (const item of items) await io.out(`${JSON.stringify(item)}\n`)
    else if (items.length > 0)
      await io.out(`${table(view.head, items.map(view.row), settings.columns).join('\n')}\n`)
    else if (!quiet) io.err(`${say(['nothing', '无'])}\n`)
  }

  return {
    io,
    json,
    quiet,
    url,
    key,
    givenKey,
    profileName,
    userName,
    client,
    say,
    rows,
    async user() {
      if (userName) return client().user(userName)
      const { user_id } = isBound(key) ? await client().me() : { user_id: null }
      if (!user_id) throw new UsageError('no user: -u NAME or NEUROMEM_USER')
      return client().user(user_id)
    },
    async show(value, lines) {
      const shown = json ? JSON.stringify(value) : [lines()].flat().join('\n')
      if (shown !== '') await io.out(`${shown}\n`)
    },
    async list(items, { limit, all }, view) {
      const max = all ? Number.POSITIVE_INFINITY : ((limit as number | undefined) ?? DEFAULT_LIMIT)
      await rows(await items.toArray({ max }), view)
    },
    note,
    needConsent(yes, how) {
      if (!yes && !io.isTerminal) throw new UsageError(`this destroys; without a terminal it needs ${how}`)
    },
    needTerminal(instead) {
      if (!io.isTerminal) throw new UsageError(`this asks a person; without a terminal use ${instead}`)
    },
    async consent(yes, what) {
      io.err(`${await what()}\n`)
      return yes || io.confirm(say(['Go on?', '继续？']))
    },
  }
}

const UNNOTICED_S = 2

/** The same, which tells of a wait that a person would notice. */
function saysWaits(fetch: typeof globalThis.fetch, tell: (seconds: number) => void): typeof globalThis.fetch {
  return async (...request) => {
    const answer = await fetch(...request)
    const seconds = Number(answer.headers.get('retry-after'))
    if ([429, 503].includes(answer.status) && seconds > UNNOTICED_S) tell(seconds)
    return answer
  }
}

/** A bound key or a user token names its person by itself. */
const isBound = (key: string | undefined): boolean =>
  key !== undefined && (key.startsWith('nm_u_') || key.split('.').length === 3)

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

export const isNotFound = (error: unknown): boolean => NeuromemError.is(error) && error.status === 404
