import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Neuromem, NeuromemError } from '../../client/index.ts'
import { checkoutOf, NO_CHECKOUT } from '../checkout.ts'
import type { Cli } from '../cli.ts'
import { type Command, flag, number, text } from '../command.ts'
import { readConfig, writeConfig } from '../config.ts'
import { UsageError } from '../words.ts'
import { linesOf } from './views.ts'

const start: Command = {
  name: 'start',
  summary: ['Runs the service of the checkout that this is in', '运行所在检出目录中的服务'],
  options: [
    number('port', '8787 unless given', '默认 8787'),
    text('data', 'Directory of the database', '数据库目录'),
  ],
  async run(cli, { options }) {
    const root = checkoutOf(cli.io.cwd)
    if (!root) {
      cli.io.err(`${cli.say(NO_CHECKOUT)}\n`)
      return 1
    }
    const env = {
      ...cli.io.env,
      ...(options.port !== undefined && { PORT: String(options.port) }),
      ...(options.data !== undefined && { NEUROMEM_DATA_DIR: String(options.data) }),
    } as NodeJS.ProcessEnv
    const child = spawn('npm', ['start', '--silent'], { cwd: root, env, stdio: 'inherit' })
    return new Promise((resolve) => {
      child.once('error', () => resolve(1))
      child.once('close', (code) => resolve(code ?? 1))
    })
  },
}

const login: Command = {
  name: 'login',
  summary: ['Checks a key and keeps it in a profile', '检查密钥并存入档案'],
  options: [],
  makesProfile: true,
  examples: [
    'neuromem login --url https://memory.example.com --key nm_…',
    'neuromem login -p work --url https://memory.example.com --key nm_…',
  ],
  async run(cli) {
    const { io } = cli
    if (!cli.givenKey && !io.isTerminal) throw new UsageError('no key: login --url URL --key KEY')
    const given = cli.givenKey ?? (await io.ask(cli.say(['Key or token', '密钥或令牌']), true))
    const nm = new Neuromem({ url: cli.url, key: given, ...(io.fetch && { fetch: io.fetch }) })
    const me = await nm.me()
    const config = await readConfig(io.env)
    const profile = { url: cli.url, key: given, ...(me.user_id && { user: me.user_id }) }
    const profiles = { ...config.profiles, [cli.profileName]: profile }
    const file = await writeConfig(io.env, { current: cli.profileName, profiles })
    await cli.show(me, () => `${cli.say(['kept in', '已存入'])} ${file} (${cli.profileName})`)
    return undefined
  },
}

const whoami: Command = {
  name: 'whoami',
  summary: ['For whom the key acts', '密钥代表谁'],
  async run(cli) {
    const me = await cli.client().me()
    await cli.show(me, () => linesOf(me))
    return undefined
  },
}

const status: Command = {
  name: 'status',
  summary: ['The service, the key and what is stored', '服务、密钥与存储概况'],
  async run(cli) {
    const nm = cli.client()
    const [me, ready] = await Promise.all([nm.me(), nm.ready()])
    // A person's own key sees no numbers of the tenant.
    const stats = me.kind === 'key' ? await nm.stats() : null
    await cli.show({ me, ready, stats }, () => linesOf({ ...me.service, ...stats }))
    return undefined
  },
}

/** What opens an address in the browser; elsewhere `xdg-open`. */
const OPENERS: Partial<Record<NodeJS.Platform, [program: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

const open: Command = {
  name: 'open',
  summary: ['Opens the console, signed in', '打开控制台并已登录'],
  options: [flag('print', 'Prints the address instead', '只输出地址')],
  async run(cli, { options }) {
    cli.client()
    // The fragment never reaches a server or a log.
    const address = `${cli.url.replace(/\/+$/, '')}/console/#key=${encodeURIComponent(cli.key ?? '')}`
    if (options.print || cli.json || !cli.io.isTerminal) {
      await cli.show({ url: address }, () => address)
      return undefined
    }
    const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open']
    const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true })
    return new Promise((resolve) => {
      child.once('error', () => {
        cli.io.err(`${address}\n`)
        resolve(undefined)
      })
      child.once('spawn', () => {
        child.unref()
        resolve(undefined)
      })
    })
  },
}

interface Check {
  readonly name: string
  readonly ok: boolean
  readonly detail: string
}

const doctor: Command = {
  name: 'doctor',
  summary: [
    'Checks address, database, models, key, queue and versions',
    '检查地址、数据库、模型、密钥、队列与版本',
  ],
  async run(cli) {
    const nm = new Neuromem({
      url: cli.url,
      retries: 0,
      ...(cli.key && { key: cli.key }),
      ...(cli.io.fetch && { fetch: cli.io.fetch }),
    })
    const checks = [
      await check('service', async () => (await nm.live()).status),
      await check('database', async () => {
        const { database, migrations } = await nm.ready()
        return `${database}, ${migrations} migrations`
      }),
      await check('models', async () => {
        const { models, embedding_model, offline } = await nm.ready()
        return `${models}, ${embedding_model}${offline.length > 0 ? ` (offline: ${offline.join(', ')})` : ''}`
      }),
      await check('key', async () => {
        if (!cli.key) throw new UsageError('none: neuromem login, --key or NEUROMEM_KEY')
        const { kind, scopes } = await nm.me()
        return `${kind}: ${scopes.join(', ')}`
      }),
      await check('queue', async () => queueOf(cli, nm)),
      await check('versions', async () => `client ${VERSION}, service ${(await nm.me()).service.version}`),
    ]
    const ok = checks.every((one) => one.ok)
    await cli.show({ ok, checks }, () =>
      checks.map((one) => `${one.ok ? '✓' : '✗'} ${one.name}: ${one.detail}`),
    )
    return ok ? undefined : 1
  },
}

async function queueOf(cli: Cli, nm: Neuromem): Promise<string> {
  if ((await nm.me()).kind !== 'key') return cli.say(['not for this key', '此密钥不适用'])
  const { jobs, oldest_runnable_s } = await nm.stats()
  const failed = (jobs.STAGE2_FAILED ?? 0) + (jobs.STAGE3_FAILED ?? 0) + (jobs.PAUSED ?? 0)
  if (failed > 0) throw new UsageError(`${failed} jobs failed or paused: neuromem jobs --failed`)
  return `nothing failed; oldest waits ${oldest_runnable_s ?? 0} s`
}

async function check(name: string, look: () => Promise<string>): Promise<Check> {
  try {
    return { name, ok: true, detail: await look() }
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return { name, ok: false, detail: NeuromemError.is(error) ? `${detail} (${error.code})` : detail }
  }
}

export const VERSION: string = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
).version

export const serviceCommands: readonly Command[] = [start, login, whoami, status, open, doctor]
