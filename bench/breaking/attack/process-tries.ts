import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNodeService } from '../../../test/support/servers/node-service.ts'
import type { BenchService } from '../../support/service.ts'
import { type Outcome, seen, send, type Try } from './sending.ts'

const QUIET = { LOG_LEVEL: 'error' }
const root = new URL('../../../', import.meta.url)
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** A directory that is gone afterwards. */
async function within<Answer>(work: (directory: string) => Promise<Answer>): Promise<Answer> {
  const directory = mkdtempSync(join(tmpdir(), 'neuromem-attack-'))
  try {
    return await work(directory)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** What a start that must not come to be says at its end. */
const refusal = (
  environment: Readonly<Record<string, string>>,
  says: RegExp,
  not?: string,
): Promise<Outcome> =>
  startNodeService({ ...QUIET, ...environment }).then(
    async (service) => {
      await service.kill()
      return seen(false, 'it started')
    },
    ({ message }: Error) => {
      const fine = says.test(message) && message.includes('ended with 1') && !(not && message.includes(not))
      return seen(fine, message.trim().split('\n')[0]!.slice(0, 160))
    },
  )

/** The start itself, its files and what stands beside it: each try has processes of its own. */
export const processTries: readonly Try[] = [
  {
    row: '1',
    what: 'a second process on a directory that is in use, then its holder killed',
    held: () =>
      within(async (directory) => {
        const NEUROMEM_DATA_DIR = join(directory, 'data')
        const first = await startNodeService({ ...QUIET, NEUROMEM_DATA_DIR })
        const second = await refusal({ NEUROMEM_DATA_DIR }, /in use/)
        const headers = { authorization: `Bearer ${first.apiKey}`, 'content-type': 'application/json' }
        const body = JSON.stringify({ user_id: 'ann', memory_type: 'fact', content: 'Ann was here.' })
        const kept = await fetch(`${first.address}/api/v1/memories`, { method: 'POST', headers, body })
        await first.kill()
        const started = performance.now()
        const third = await startNodeService({ ...QUIET, NEUROMEM_DATA_DIR }, { apiKey: first.apiKey })
        const seconds = (performance.now() - started) / 1_000
        const list = await fetch(`${third.address}/api/v1/memories?user_id=ann`, { headers })
        const { items } = (await list.json()) as { items: unknown[] }
        await third.stop()
        const fine = second.fine && kept.status === 201 && items.length === 1 && seconds < 60
        return seen(fine, `${second.saw}; taken over in ${seconds.toFixed(0)} s, nothing lost`)
      }),
  },
  {
    row: '5',
    what: 'a secret file of 0 bytes',
    held: () =>
      within(async (directory) => {
        writeFileSync(join(directory, 'secret'), '')
        return refusal({ NEUROMEM_DATA_DIR: directory }, new RegExp(join(directory, 'secret')))
      }),
  },
  {
    row: '6',
    what: 'a data directory of 0755',
    held: () =>
      within(async (directory) => {
        const data = join(directory, 'data')
        mkdirSync(data)
        chmodSync(data, 0o755)
        const service = await startNodeService({ ...QUIET, NEUROMEM_DATA_DIR: data })
        const mode = (statSync(data).mode & 0o777).toString(8)
        await service.stop()
        return seen(mode === '700', `it is ${mode}`)
      }),
  },
  {
    row: '10',
    what: 'a start without HOST, asked from another interface',
    held: async () => {
      const service = await startNodeService({ ...QUIET, NEUROMEM_DATA_DIR: 'memory://' })
      const outer = Object.values(networkInterfaces())
        .flatMap((found) => found ?? [])
        .find(({ internal, family }) => !internal && family === 'IPv4')
      const url = service.address.replace('127.0.0.1', outer?.address ?? '192.0.2.1')
      const reached = await fetch(`${url}/health/live`, { signal: AbortSignal.timeout(2_000) }).then(
        () => true,
        () => false,
      )
      await service.stop()
      const fine = service.address.includes('//127.0.0.1:') && !reached
      return seen(
        fine,
        `${service.address}, ${outer ? `not at ${outer.address}` : 'no other interface here'}`,
      )
    },
  },
  {
    row: '11',
    what: 'an ADMIN_TOKEN of one letter',
    held: () => refusal({ NEUROMEM_DATA_DIR: 'memory://', ADMIN_TOKEN: 'q' }, /ADMIN_TOKEN/),
  },
  {
    row: '11',
    what: 'ADMIN_TOKEN and JWT_SECRET the same',
    held: () => {
      const secret = 'the same and long enough for both of them'
      const both = { ADMIN_TOKEN: secret, JWT_SECRET: secret }
      return refusal({ NEUROMEM_DATA_DIR: 'memory://', ...both }, /JWT_SECRET|ADMIN_TOKEN/, secret)
    },
  },
  {
    row: '20',
    what: 'readiness: what it says, and an upload that is broken off',
    held: async (service: BenchService) => {
      const ready = await send(service, 'GET', '/health/ready')
      const said = JSON.parse(ready.text) as Record<string, unknown>
      const leaving = new AbortController()
      const upload = fetch(`${service.address}/api/v1/memories`, {
        method: 'POST',
        headers: { authorization: `Bearer ${service.api_key}`, 'content-type': 'application/json' },
        body: new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1_000)) }),
        duplex: 'half',
        signal: leaving.signal,
      } as RequestInit).catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, 200))
      leaving.abort()
      await upload
      const after = await send(service, 'GET', '/health/ready')
      const fine = 'last_model_answer' in said && 'last_embedding_answer' in said && after.status === 200
      return seen(fine, `${said.status}, with the last answers of both; ready after it too`)
    },
  },
  {
    row: '21',
    what: 'the workflows: actions by a tag, secrets where packages are installed',
    held: async () => {
      const folder = new URL('.github/workflows/', root)
      const workflows = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
      const used = workflows.flatMap((text) =>
        [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action!),
      )
      const loose = used.filter((action) => !/@[0-9a-f]{40}$/.test(action))
      const leaky = workflows
        .flatMap((text) => text.split(/^ {6}- /m))
        .filter((step) => /npm ci/.test(step) && step.includes('secrets.'))
      return seen(
        loose.length + leaky.length === 0,
        `${used.length} actions, each by its commit; no secret there`,
      )
    },
  },
  {
    row: '22',
    what: 'the Dockerfile: root, another base than an exact one, secrets in the image',
    held: async () => {
      const lines = textOf('Dockerfile').split('\n')
      const user = lines.findLast((line) => line.startsWith('USER '))
      const base = /^FROM node:\d+\.\d+\.\d+-/m.test(textOf('Dockerfile'))
      const volumes = lines.filter((line) => line.startsWith('VOLUME')).length
      const ignored = ['.neuromem', '.env'].every((name) =>
        textOf('.dockerignore').split('\n').includes(name),
      )
      const docker = spawnSync('docker', ['--version']).status === 0 ? 'Docker is here' : 'no Docker here'
      return seen(
        user !== 'USER root' && user !== undefined && base && volumes === 1 && ignored,
        `${user}, ${docker}`,
      )
    },
  },
]
