/**
 * `npm run bench -- companion`: time to the first token of `/sse/message` beyond the model's own (a local
 * server that answers at once), with 1, 10 and 50 users at once; the outbox lag under that load; and what
 * does not add up afterwards. The connections of the users are open before, as those of an application are
 * that holds them; then 50 once more who all come by new ones, of which Node takes one a turn of its loop.
 * `DATABASE_URL` names a Postgres to use instead of the embedded database.
 */
import { sql } from 'drizzle-orm'
import { statement } from '../../db/statements.ts'
import { openaiModels } from '../../functions/adapters/openai.ts'
import { createApp } from '../../functions/app.ts'
import { offlineModels } from '../../src/core/rules/index.ts'
import { givenGraph } from '../../test/support/given/graph.ts'
import { eventsOf } from '../../test/support/surface/events.ts'
import { contextOf } from '../support/context.ts'
import { percentile, report } from '../support/report.ts'
import { type BenchService, listen, startService } from '../support/service.ts'
import { modelThread } from '../support/upstream.ts'
import { seedRelations } from './recall/relations.ts'

interface Load {
  readonly users: number
  /** Of each, one after the other. */
  readonly messages: number
  /** Whether the users' connections are there before the first message. */
  readonly connections: 'open' | 'new'
}

const LOADS: readonly Load[] = [
  { users: 1, messages: 24, connections: 'open' },
  { users: 10, messages: 12, connections: 'open' },
  { users: 50, messages: 4, connections: 'open' },
  { users: 50, messages: 4, connections: 'new' },
]
/** Before them, unmeasured. */
const WARM = [10, 24] as const
const SEEDED = ['memories', 'entities', 'entity_aliases', 'relations', 'subjects']
const WRITTEN = ['turns', 'jobs', 'conversation_sessions', 'replies', 'affinity_events', 'model_calls']
const MEMORIES_A_USER = 200
const PEOPLE = [
  '昊哥',
  '二丫',
  '小明',
  '阿强',
  'Ada',
  'Bert',
  'Cleo',
  'Dana',
  '王老师',
  '李医生',
  'Emil',
  'Fay',
]
const PLACES = ['大连', '方正县', '杭州', 'Berlin', 'Rome', '成都', 'Oslo', '青岛']
const THINGS = ['篮球', 'chess', '绿茶', 'jazz', '摄影', 'hiking', '火锅', 'poetry']

const pick = <Item>(list: readonly Item[], place: number): Item => list[place % list.length]!

const service = await startService(process.env.DATABASE_URL)
const upstream = await modelThread()
const tier = { model: 'local', max_tokens: 200 }
const speaking = openaiModels({
  apiKey: 'local',
  baseURL: upstream.baseURL,
  reasoning: 'local',
  tiers: { 1: tier, 2: tier, 3: tier },
  structuredOutput: 'schema',
  timeout_ms: 60_000,
})
const models = { ...offlineModels(), chat: speaking.chat, chatModel: speaking.chatModel }
const app = await listen(createApp({ ...service.services, models }).fetch)

const namesOf = (group: string, users: number) =>
  Array.from({ length: users }, (_, place) => `${group} ${place}`)

const usersOf = ({ users, connections }: Load) => namesOf(`of ${users}, ${connections}`, users)

for (const name of LOADS.flatMap(usersOf)) await seed(service, name)
for (const name of namesOf('warm', WARM[0])) await seed(service, name)
for (const table of SEEDED) await service.vacuum(table)
for (const round of ['first', 'second']) {
  await Promise.all(namesOf('warm', WARM[0]).map((name) => talk(name, WARM[1] / 2, round)))
  await service.services.idle?.()
  for (const table of WRITTEN) await service.vacuum(table)
}
await Promise.all(namesOf('warm', WARM[0]).map((name) => talk(name, 1, 'last')))
await service.services.idle?.()
const since = new Date()

const rows = []
for (const load of LOADS) rows.push(await measure(load))
report('companion', 'first token beyond the model, ms', rows)
report('companion', 'outbox and consistency', [await aftermath(service)])
await app.close()
await upstream.close()
await service.close()

async function measure(load: Load) {
  const { users, messages, connections } = load
  const names = usersOf(load)
  await app.closeIdle()
  if (connections === 'open')
    await Promise.all(names.map(async () => (await fetch(`${app.address}/health/live`)).text()))
  const started = performance.now()
  const all = (await Promise.all(names.map((name) => talk(name, messages, '')))).flat()
  const times = all.filter((ms) => !Number.isNaN(ms))
  const seconds = (performance.now() - started) / 1000
  const row = {
    'users at once': users,
    connections,
    messages: all.length,
    p50: Math.round(percentile(times, 0.5)),
    p95: Math.round(percentile(times, 0.95)),
    failed: all.length - times.length,
    'messages a second': Math.round((times.length / seconds) * 10) / 10,
  }
  console.log(JSON.stringify(row))
  await service.services.idle?.()
  return row
}

/** One user's messages, one after the other; the milliseconds to each first token. */
async function talk(user: string, messages: number, round: string): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; count < messages; count += 1) {
    const person = pick(PEOPLE, count)
    const message =
      count % 3 === 0
        ? `${person}现在住在哪里？`
        : count % 3 === 1
          ? `What does ${person} like to do?`
          : `我今天和${person}去吃火锅了，很开心`
    times.push(await firstToken(user, message, `${round} ${count}`))
  }
  return times
}

async function firstToken(user_id: string, message: string, idempotency_key: string): Promise<number> {
  const started = performance.now()
  const body = JSON.stringify({ user_id, session_id: `session of ${user_id}`, message, idempotency_key })
  const headers = { authorization: `Bearer ${service.api_key}`, 'content-type': 'application/json' }
  const response = await fetch(`${app.address}/api/v1/sse/message`, { method: 'POST', headers, body })
  if (!response.ok) return failed(await response.text())
  let first = Number.NaN
  for await (const { event, data } of eventsOf(response)) {
    if (event === 'text' && Number.isNaN(first)) first = performance.now() - started
    if (event === 'error' || (event === 'done' && data.slow_path !== 'ok')) return failed(data)
  }
  return first
}

/** A message that got no whole reply, or one without its memories: counted, and shown. */
function failed(why: unknown): number {
  console.log(JSON.stringify(why).slice(0, 300))
  return Number.NaN
}

/** Memories, a small graph as extraction would have left it, and the relations of a month of talking. */
async function seed({ services, tenant_id }: BenchService, user: string): Promise<void> {
  const { clock, embedder, database } = services
  const ties = PEOPLE.flatMap((person, place) => [
    [person, 'LIVES_IN', pick(PLACES, place), { from: contentOf(3 * place) }] as const,
    [person, 'LIKES', pick(THINGS, place), { from: contentOf(3 * place + 1) }] as const,
    [person, 'KNOWS', pick(PEOPLE, place + 1), { from: contentOf(3 * place + 2) }] as const,
  ])
  const memories = Array.from({ length: MEMORIES_A_USER }, (_, place) => ({
    content: contentOf(place),
    ...(place % 3 === 0 && { valence: 0.1 }),
  }))
  await givenGraph({ db: database.forTenant(tenant_id), clock, embedder }, user, {
    relations: ties,
    memories,
  })
  await seedRelations(contextOf(service), user)
}

function contentOf(place: number): string {
  return (
    `${pick(PEOPLE, place)} ${pick(['喜欢', 'likes'], place)} ` +
    `${pick(THINGS, place * 5 + Math.floor(place / 12))}, ${place}`
  )
}

async function aftermath({ services, tenant_id }: BenchService) {
  await services.idle?.()
  const [[row]] = await services.database.forTenant(tenant_id).batch([
    statement<Record<string, number>>(sql`
      SELECT (percentile_cont(0.5) WITHIN GROUP (ORDER BY lag))::float8 AS p50,
        (percentile_cont(0.95) WITHIN GROUP (ORDER BY lag))::float8 AS p95,
        count(*)::int AS jobs, (count(*) FILTER (WHERE status <> 'COMPLETED'))::int AS unfinished,
        (SELECT count(*)::int FROM turns) AS turns,
        (SELECT count(*)::int FROM replies WHERE answer IS NOT NULL) AS replies,
        (SELECT count(*)::int FROM affinity_events WHERE cause = 'message') AS events,
        (SELECT count(*)::int FROM subjects s WHERE s.affinity_score <> (
          SELECT 0.5 + sum(e.delta) FROM affinity_events e WHERE e.subject_id = s.id)) AS wrong
      FROM (
        SELECT status, extract(epoch FROM completed_at - created_at) AS lag
        FROM jobs
        WHERE created_at >= ${since.toISOString()}::timestamptz) j`),
  ])
  const {
    p50 = 0,
    p95 = 0,
    jobs = 0,
    unfinished = 0,
    turns = 0,
    replies = 0,
    events = 0,
    wrong = 0,
  } = row ?? {}
  const sent = LOADS.reduce((sum, { users, messages }) => sum + users * messages, 0)
  const all = sent + WARM[0] * (WARM[1] + 1)
  return {
    'outbox lag p50, s': p50.toFixed(2),
    'p95, s': p95.toFixed(2),
    jobs,
    inconsistencies:
      unfinished +
      wrong +
      Math.abs(jobs - sent) +
      Math.abs(turns - 2 * all) +
      Math.abs(replies - all) +
      Math.abs(events - all),
  }
}
