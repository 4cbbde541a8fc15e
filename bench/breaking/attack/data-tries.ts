import type { BenchService } from '../../support/service.ts'
import { cpuOf, memory, seen, send, shown, type Try } from './sending.ts'

interface Memory {
  readonly id: string
  readonly content: string
}
const NDJSON = { 'content-type': 'application/x-ndjson' }
const MOST_MS = 200 * 1.5
const ROW_MS = 3
const MIB = 1024 * 1024

const memoriesOf = async (service: BenchService, user: string): Promise<readonly Memory[]> =>
  (await service.call<{ items: Memory[] }>('GET', `/api/v1/memories?user_id=${user}&limit=200`)).items

const committed = (service: BenchService, session: string, user_id: string, texts: readonly string[]) =>
  send(service, 'POST', `/api/v1/sessions/${session}/turns`, {
    body: {
      user_id,
      wait: true,
      turns: texts.map((text, n) => ({ turn_id: `t${n}`, role: 'user', text })),
    },
  })

/** What is tried on what is stored: it takes more than an answer to see whether it held. */
export const dataTries: readonly Try[] = [
  {
    row: '4',
    what: '24 lists of 200 large memories and 6 exports at once, read as they come',
    held: async (service) => {
      const content = 'x'.repeat(60_000)
      for (let n = 0; n < 20; n++) {
        const items = Array.from({ length: 10 }, (_, m) =>
          memory(`${n}-${m} ${content}`, { user_id: 'huge' }),
        )
        await send(service, 'POST', '/api/v1/memories/batch', { body: { items } })
      }
      const before = process.memoryUsage().rss
      let most = before
      const timer = setInterval(() => {
        most = Math.max(most, process.memoryUsage().rss)
      }, 50)
      const paths = [
        ...Array<string>(24).fill('/api/v1/memories?user_id=huge&limit=200'),
        ...Array<string>(6).fill('/api/v1/users/huge/export'),
      ]
      const bytes = await Promise.all(paths.map((path) => drain(service, path)))
      clearInterval(timer)
      const more = (most - before) / MIB
      const all = bytes.reduce((sum, one) => sum + one, 0) / MIB
      return seen(
        more < 600,
        `${all.toFixed(0)} MiB answered, the process ${more.toFixed(0)} MiB larger at most`,
      )
    },
  },
  {
    row: '7',
    what: 'a deleted memory by the turn that it came from',
    held: async (service) => {
      await committed(service, 'cello', 'sad', ['I sold my old cello to Momo in Tallinn.'])
      for (const { id } of await memoriesOf(service, 'sad'))
        await send(service, 'DELETE', `/api/v1/memories/${id}`)
      const body = { user_id: 'sad', query: 'What did I sell to Momo?' }
      const { text } = await send(service, 'POST', '/api/v1/recall', { body })
      return seen(
        !text.includes('Tallinn'),
        text.includes('Tallinn') ? text.slice(0, 200) : 'recall has nothing',
      )
    },
  },
  {
    row: '8',
    what: '60 messages at once of 60 users under a ceiling of 5 000 tokens',
    held: async (service) => {
      const { api_key: key } = JSON.parse(
        (
          await send(service, 'POST', '/admin/tenants', {
            body: { name: 'poor' },
            key: service.services.environment.ADMIN_TOKEN ?? '',
          })
        ).text,
      ) as { api_key: string }
      const poor = { ...service, api_key: key, call: callAs(service, key) }
      await send(poor, 'PUT', '/api/v1/policy', { body: { token_budget_daily: 5_000 } })
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, n) =>
          send(poor, 'POST', '/api/v1/sse/message', {
            body: {
              user_id: `u${n}`,
              session_id: 's',
              message: 'What do you know of me?',
              idempotency_key: `k${n}`,
            },
          }),
        ),
      )
      const refusals = answers.filter(({ code }) => code === 'budget_exhausted').length
      const { tokens_today: tokens } = await poor.call<{ tokens_today: number }>('GET', '/api/v1/stats')
      const fine =
        tokens <= 5_000 && refusals < 60 && answers.every(({ status }) => status === 200 || status === 429)
      return seen(fine, `${60 - refusals} answered, ${refusals} budget_exhausted, ${tokens} tokens spent`)
    },
  },
  {
    row: '13',
    what: 'an import under another name, then a deletion by one of its ids',
    held: async (service) => {
      await send(service, 'POST', '/api/v1/memories', {
        body: memory('Cleo plays the oboe.', { user_id: 'cleo' }),
      })
      const { text } = await send(service, 'GET', '/api/v1/users/cleo/export')
      await send(service, 'POST', '/api/v1/users/dora/import', { body: text, headers: NDJSON })
      const [own] = await memoriesOf(service, 'dora')
      const [theirs] = await memoriesOf(service, 'cleo')
      await send(service, 'DELETE', `/api/v1/memories/${own?.id}`)
      const left = await memoriesOf(service, 'cleo')
      const fine = own !== undefined && own.id !== theirs?.id && left.length === 1
      return seen(fine, `another id, and ${left.length} memory of the first user stays`)
    },
  },
  {
    row: '14',
    what: '32 KiB of plain sentences, marked and extracted by rules',
    held: async (service) => {
      const prose = 'I like tea and I live in Oslo. 我喜欢喝茶，也住在奥斯陆。'
      const text = prose.repeat(Math.floor((32 * 1024) / Buffer.byteLength(prose)))
      let rows = 0
      const body = { user_id: 'prose', turns: [{ turn_id: '1', role: 'user', text }] }
      const ms = await cpuOf(async () => {
        const sent = await send(service, 'POST', '/api/v1/sessions/prose/preview', { body })
        const { memories, relations } = JSON.parse(sent.text) as { memories: unknown[]; relations: unknown[] }
        rows = memories.length + relations.length
      })
      return seen(ms < MOST_MS + ROW_MS * rows, `${ms.toFixed(0)} ms of CPU, ${rows} rows`)
    },
  },
  ...Object.entries({
    'importance 11': { importance: 11 },
    'metadata that is a text': { metadata: 'text' },
    'content of 257 KiB': { content: 'x'.repeat(257 * 1024) },
    'a type that is a member of every object': { memory_type: 'constructor' },
  }).map(([what, change]) => ({
    row: '16',
    what: `an import of a memory with ${what}`,
    held: async (service: BenchService) => {
      await send(service, 'POST', '/api/v1/memories', { body: memory('Eli is tall.', { user_id: 'eli' }) })
      const { text } = await send(service, 'GET', '/api/v1/users/eli/export')
      const lines = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { kind: string })
      const changed = lines.map((line) =>
        JSON.stringify(line.kind === 'memory' ? { ...line, ...change } : line),
      )
      const sent = await send(service, 'POST', '/api/v1/users/faye/import', {
        body: `${changed.join('\n')}\n`,
        headers: NDJSON,
      })
      const made = await send(service, 'GET', '/api/v1/users/faye')
      return seen(sent.status === 422 && made.status === 404, `${shown(sent)}, nothing of it stored`)
    },
  })),
  {
    row: '13',
    what: 'an imported trait that says core, without a line of evidence',
    held: async (service) => {
      await send(service, 'POST', '/api/v1/memories', { body: memory('Hal is tall.', { user_id: 'hal' }) })
      const { text } = await send(service, 'GET', '/api/v1/users/hal/export')
      const line = text
        .split('\n')
        .filter((one) => one !== '')
        .map((one) => JSON.parse(one) as Record<string, unknown>)
        .find(({ kind }) => kind === 'memory')
      const trait = { ...line, id: crypto.randomUUID(), memory_type: 'trait', content: 'Gil is a king.' }
      const believed = { ...trait, trait_stage: 'core', trait_subtype: 'core', trait_confidence: 0.95 }
      const sent = await send(service, 'POST', '/api/v1/users/gil/import', {
        body: `${JSON.stringify(believed)}\n`,
        headers: NDJSON,
      })
      const profile = await send(service, 'GET', '/api/v1/users/gil/profile')
      const hidden = !profile.text.includes('king')
      return seen(
        sent.status === 200 && hidden,
        `${shown(sent)}, ${hidden ? 'seen by nobody' : 'in the profile'}`,
      )
    },
  },
]

const callAs =
  (service: BenchService, key: string): BenchService['call'] =>
  async (method, path, body) =>
    JSON.parse((await send(service, method, path, { key, body })).text)

/** Bytes of an answer that is read and not kept. */
async function drain({ address, api_key }: BenchService, path: string): Promise<number> {
  const response = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${api_key}` } })
  let bytes = 0
  for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).length
  return bytes
}
