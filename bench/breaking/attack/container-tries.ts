import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CONTAINER,
  type NodeService,
  NPM_START,
  startNodeService,
} from '../../../test/support/servers/node-service.ts'
import { type Outcome, seen, type Try } from './sending.ts'

/** Milliseconds. */
const LOSER_ENDS = 45_000
const TAKEN_OVER = 30_000
const HOLDER_ENDS = 10_000

/** A volume, and services that each run in a container of their own on it. */
interface Volume {
  readonly start: (command?: readonly string[]) => Promise<NodeService>
  /** Writes to a service until it answers no more; the memories that it acknowledged. */
  readonly write: (service: NodeService) => Promise<string[]>
  readonly lost: (service: NodeService, contents: readonly string[]) => Promise<string[]>
  readonly path: string
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const since = (start: number): number => performance.now() - start
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`

async function onVolume(work: (volume: Volume) => Promise<Outcome>): Promise<Outcome> {
  if (spawnSync(CONTAINER[0]!, [...CONTAINER.slice(1), 'true']).status !== 0)
    return seen(true, 'not tried: no pid namespaces may be made here (Linux, root or user namespaces)')
  const directory = mkdtempSync(join(tmpdir(), 'neuromem-containers-'))
  const path = join(directory, 'data')
  const started: NodeService[] = []
  let apiKey = ''
  let serial = 0
  const ask = (service: NodeService, method: string, query: string, body?: object) =>
    fetch(`${service.address}/api/v1/memories${query}`, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(HOLDER_ENDS),
    })
  const volume: Volume = {
    path,
    async start(command) {
      const environment = { NEUROMEM_DATA_DIR: path, LOG_LEVEL: 'error', RATE_LIMIT_PER_MINUTE: '1000000' }
      const options = { inside: CONTAINER, ...(apiKey && { apiKey }), ...(command && { command }) }
      const service = await startNodeService(environment, options)
      apiKey = service.apiKey
      started.push(service)
      return service
    },
    async write(service) {
      const kept: string[] = []
      for (;;) {
        const content = `Memory ${serial++} of ${service.address}.`
        const response = await ask(service, 'POST', '', {
          user_id: 'ann',
          memory_type: 'fact',
          content,
        }).catch(() => undefined)
        if (response?.status !== 201) return kept
        kept.push(content)
      }
    },
    async lost(service, contents) {
      const there = new Set<string>()
      for (let cursor: string | null = ''; cursor !== null; ) {
        const response = await ask(service, 'GET', `?user_id=ann&limit=200${cursor && `&cursor=${cursor}`}`)
        const page = (await response.json()) as { items: { content: string }[]; next_cursor: string | null }
        for (const { content } of page.items) there.add(content)
        cursor = page.next_cursor
      }
      return contents.filter((content) => !there.has(content))
    },
  }
  try {
    return await work(volume)
  } finally {
    await Promise.all(started.map((service) => service.kill()))
    rmSync(directory, { recursive: true, force: true })
  }
}

/** What the holder says at its end, and when that came; undefined when it did not end in time. */
async function endOf(service: NodeService, start: number): Promise<string | undefined> {
  const code = await Promise.race([service.ended, sleep(HOLDER_ENDS).then(() => undefined)])
  if (code !== 1 || !service.output.includes('lock_lost')) return undefined
  return `it ended with 1 after ${seconds(since(start))}`
}

const refused = (): Promise<Outcome> =>
  onVolume(async ({ start, path }) => {
    const holder = await start()
    const began = performance.now()
    const said = await start().then(
      () => 'it started',
      ({ message }: Error) => message,
    )
    const took = since(began)
    const fine =
      said.startsWith('ended with 1') &&
      [path, 'in use', holder.address].every((part) => said.includes(part)) &&
      took < LOSER_ENDS
    return seen(fine, `${said.trim().split('\n')[0]!.slice(0, 120)}, after ${seconds(took)}`)
  })

const killed = (): Promise<Outcome> =>
  onVolume(async ({ start, write, lost }) => {
    const holder = await start()
    const writing = write(holder)
    await sleep(2_000)
    holder.signal('SIGKILL')
    const kept = await writing
    const began = performance.now()
    const heir = await start()
    const took = since(began)
    const gone = await lost(heir, kept)
    const fine = took < TAKEN_OVER + HOLDER_ENDS && kept.length > 0 && gone.length === 0
    return seen(fine, `taken over in ${seconds(took)}, ${gone.length} of ${kept.length} acknowledged lost`)
  })

const unlocked = (): Promise<Outcome> =>
  onVolume(async ({ start, write, lost, path }) => {
    const holder = await start()
    const writing = write(holder)
    await sleep(2_000)
    const began = performance.now()
    rmSync(join(path, 'neuromem.lock'))
    const end = await endOf(holder, began)
    const kept = await writing
    const gone = await lost(await start(), kept)
    return seen(end !== undefined && gone.length === 0, `${end}, ${gone.length} of ${kept.length} lost`)
  })

const paused = (): Promise<Outcome> =>
  onVolume(async ({ start, write, lost }) => {
    const holder = await start()
    const writing = write(holder)
    await sleep(2_000)
    holder.signal('SIGSTOP')
    const heir = await start()
    const writingOn = write(heir)
    await sleep(1_000)
    const began = performance.now()
    holder.signal('SIGCONT')
    const end = await endOf(holder, began)
    const kept = await writing
    await sleep(1_000)
    heir.signal('SIGKILL')
    const keptOn = await writingOn
    const third = await start()
    const gone = await lost(third, [...kept, ...keptOn])
    const fine = end !== undefined && keptOn.length > 0 && gone.length === 0
    return seen(fine, `${end}; of ${kept.length} and ${keptOn.length} acknowledged ${gone.length} are lost`)
  })

/** npm is process 1 and the service's parent: that is no orphan, and npm's signal is its own. */
const stopped = (): Promise<Outcome> =>
  onVolume(async ({ start, write, lost }) => {
    const service = await start(NPM_START)
    const writing = write(service)
    await sleep(2_000)
    const began = performance.now()
    service.signalFirst('SIGTERM')
    const code = await Promise.race([service.ended, sleep(HOLDER_ENDS).then(() => undefined)])
    const took = since(began)
    const kept = await writing
    const gone = await lost(await start(), kept)
    const fine = (code === 0 || code === 1) && kept.length > 0 && gone.length === 0
    return seen(fine, `ended with ${code} after ${seconds(took)}, ${gone.length} of ${kept.length} lost`)
  })

/** Two containers, one volume: each process has a pid namespace of its own. */
export const containerTries = [
  { row: '1', what: 'a second container on a volume that is in use', held: refused },
  { row: '1', what: 'the holder in another container killed', held: killed },
  { row: '1', what: 'the lock file deleted under its holder', held: unlocked },
  { row: '1', what: 'npm start as the first process of a container, stopped', held: stopped },
  { row: '1', what: 'the holder paused, another one in its place, then woken', held: paused },
] satisfies readonly Try[]
