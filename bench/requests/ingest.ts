/**
 * `npm run bench -- ingest`: turns a second that are committed over HTTP and made into memories (sessions of
 * ten turns, the rules for a model, the answer when the job is done), one session and eight at once; of a
 * service in operation, as `companion` measures one: after 48 sessions, when each connection has its plans.
 * `DATABASE_URL` names a Postgres to use instead of the embedded database.
 */
import { type Row, report } from '../support/report.ts'
import { startService } from '../support/service.ts'

const SESSIONS = 64
const TURNS = 10
/** Before them, unmeasured. */
const WARM = 32
const WRITTEN = ['turns', 'jobs', 'conversation_sessions', 'memories', 'memory_sources', 'memory_history']
const SAID = [
  'I live in Dalian, near the harbour, and on weekends I walk along the sea with my sister.',
  '我每天早上都喝绿茶，然后去公园跑步，大概五公里。',
  'My daughter starts school in September and I have to find a flat closer to it before that.',
  'We adopted a cat called Miso last month; she sleeps on my keyboard.',
]

const service = await startService(process.env.DATABASE_URL)

async function commit(at: number, session: number): Promise<void> {
  const turns = Array.from({ length: TURNS }, (_, place) => ({
    turn_id: `${session}-${place}`,
    role: place % 2 ? 'assistant' : 'user',
    text: `${SAID[(session + place) % SAID.length]} (${session}/${place})`,
  }))
  const path = `/api/v1/sessions/${encodeURIComponent(`${at} at once, ${session}`)}/turns`
  await service.call('POST', path, { user_id: `writer ${at} ${session % 16}`, turns, wait: true })
}

async function commitAll(at: number, sessions: number, name: number): Promise<void> {
  const left = Array.from({ length: sessions }, (_, session) => session)
  const worker = async () => {
    for (let session = left.shift(); session !== undefined; session = left.shift())
      await commit(name, session)
  }
  await Promise.all(Array.from({ length: at }, worker))
}

async function measure(at: number): Promise<Row> {
  const started = performance.now()
  await commitAll(at, SESSIONS, at)
  const seconds = (performance.now() - started) / 1000
  return {
    'sessions at once': at,
    turns: SESSIONS * TURNS,
    'turns a second': Math.round((SESSIONS * TURNS) / seconds),
  }
}

await commitAll(8, WARM, 0)
for (const table of WRITTEN) await service.vacuum(table)
await commitAll(8, WARM / 2, -1)
report('ingest', `ingest, ${service.database}`, [await measure(1), await measure(8)])
await service.close()
