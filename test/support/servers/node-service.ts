import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface NodeService {
  /** `http://127.0.0.1:<port>` */
  readonly address: string
  /** The ready-made tenant's key. */
  readonly apiKey: string
  readonly pid: number | undefined
  /** All that it has written to its output. */
  readonly output: string
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>
  /** `SIGTERM` and the wait for its end; gives the exit code. */
  stop(): Promise<number | null>
  /** `SIGKILL`: no goodbye. */
  kill(): Promise<void>
  /** A signal to it and to all that it started, first what stands in between. */
  signal(name: NodeJS.Signals): void
  /** A signal to the first process of its container, as `docker stop` sends one. */
  signalFirst(name: NodeJS.Signals): void
}

/** What runs an entry of the repository. */
export const RUN = fileURLToPath(new URL('../../../scripts/run.mjs', import.meta.url))

/** Ends the service with the process that started it, however that one ends. */
const ENDS_WITH_US = 'data:text/javascript,process.on("disconnect",()=>process.exit(1))'

/**
 * `npm start` of the repository, without what it builds before, by a shell that gives way to what it runs (as
 * Alpine's does, and not Debian's): npm is then the parent of the service.
 */
export const NPM_START = [
  ...['npm', '--prefix', dirname(dirname(RUN))],
  ...['--ignore-scripts', '--script-shell', 'bash', 'start'],
]

/**
 * What gives a process a pid namespace of its own (Linux): as a container, it cannot tell whether the pids of others live. It dies with
 * this command.
 */
export const CONTAINER = [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']),
  ...['--pid', '--fork', '--mount-proc', '--kill-child'],
]

/** A process and all below it (Linux). */
function familyOf(pid: number | undefined): number[] {
  if (pid === undefined) return []
  const path = `/proc/${pid}/task/${pid}/children`
  const children = existsSync(path) ? readFileSync(path, 'utf8').trim().split(' ').filter(Boolean) : []
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))]
}

/**
 * Starts what `npm start` starts as a process of its own, on a free port, with this environment and nothing else of ours.
 * @param options `node` runs it; `apiKey` is that of the directory's first start, which alone prints it; `inside` is a command that runs
 *   it, such as `CONTAINER`; `command` is run in place of node
 */
export async function startNodeService(
  environment: Readonly<Record<string, string>>,
  {
    node = process.execPath,
    apiKey,
    inside = [],
    command: own = [node, '--import', ENDS_WITH_US, RUN, 'functions/node.ts'],
  }: {
    readonly node?: string
    readonly apiKey?: string
    readonly inside?: readonly string[]
    readonly command?: readonly string[]
  } = {},
): Promise<NodeService> {
  const env = { PATH: process.env.PATH ?? '', PORT: '0', ...environment }
  const [command = node, ...given] = [...inside, ...own]
  const child = spawn(command, given, {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const exited = once(child, 'exit') as Promise<[number | null]>
  const greeted = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      if (/ reference /.test(output)) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void exited.then(([code]) => reject(new Error(`ended with ${code}: ${output}`)))
  })
  await greeted
  return {
    address: /at (http:\S+)/.exec(output)?.[1] ?? '',
    pid: child.pid,
    apiKey: apiKey ?? /nm_[\w-]+/.exec(output)?.[0] ?? '',
    get output() {
      return output
    },
    ended: exited.then(([code]) => code),
    async stop() {
      child.kill('SIGTERM')
      return (await exited)[0]
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    signal(name) {
      for (const pid of familyOf(child.pid)) process.kill(pid, name)
    },
    signalFirst(name) {
      process.kill(familyOf(child.pid)[1]!, name)
    },
  }
}
