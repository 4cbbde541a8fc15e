import { chatOf, type Promised, type Target } from './load.ts'

interface Page<Item> {
  readonly items: readonly Item[]
  readonly next_cursor: string | null
}
interface Job {
  readonly job_id: string
  readonly session_id: string
  readonly status: string
  readonly next_retry_at: string | null
  readonly last_error: { readonly code: string } | null
}
interface AffinityEvent {
  readonly cause: string
  readonly before: number
  readonly after: number
  readonly delta: number
}

const UNFINISHED = [
  'RECEIVED',
  'STAGE2_RUNNING',
  'STAGE3_RUNNING',
  'STAGE2_FAILED',
  'STAGE3_FAILED',
  'PAUSED',
]

async function ask<Body>(target: Target, path: string): Promise<Body> {
  const headers = { authorization: `Bearer ${target.key()}` }
  const response = await fetch(`${target.address()}/api/v1${path}`, { headers })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Body
}

async function all<Item>(target: Target, path: string): Promise<Item[]> {
  const items: Item[] = []
  for (let cursor: string | null = null; ; ) {
    const page: Page<Item> = await ask(target, `${path}limit=200${cursor ? `&cursor=${cursor}` : ''}`)
    items.push(...page.items)
    cursor = page.next_cursor
    if (!cursor) return items
  }
}

/**
 * Jobs that are not done and do not say what they wait for. A job waits behind an earlier one of its session;
 * a backlog by itself is no reason.
 */
export async function findOpenJobs(target: Target): Promise<Job[]> {
  const unfinished: Job[] = []
  for (const status of UNFINISHED) unfinished.push(...(await all<Job>(target, `/jobs?status=${status}&`)))
  const waits = ({ status, next_retry_at, last_error }: Job) =>
    last_error !== null && (status === 'PAUSED' || next_retry_at !== null)
  const blocked = new Set(unfinished.filter(waits).map(({ session_id }) => session_id))
  return unfinished.filter(
    (job) => !waits(job) && !(job.status === 'RECEIVED' && blocked.has(job.session_id)),
  )
}

/** What of turns, messages and affinity does not hold after the run, one sentence each. */
export async function findBroken(target: Target, promised: Promised) {
  const broken: string[] = []
  let turns = 0
  const messages = new Map<string, number>()
  for (const session of new Set([...promised.turns.keys(), ...promised.messages.keys()])) {
    const stored = await all<{ turn_id: string; role: string; text: string }>(
      target,
      `/sessions/${session}/turns?`,
    )
    turns += stored.length
    const said = stored.filter(({ role }) => role === 'user').map(({ text }) => text)
    messages.set(session, said.length)
    const twice = said.length - new Set(said).size
    if (twice > 0) broken.push(`${session}: ${twice} turns are there twice`)
    const keys = new Set([...said, ...stored.map(({ turn_id }) => turn_id)])
    const expected = [...(promised.turns.get(session) ?? []), ...(promised.messages.get(session) ?? [])]
    const missing = expected.filter((key) => !keys.has(key))
    if (missing.length > 0) broken.push(`${session}: ${missing.length} accepted turns are missing`)
  }

  const statuses: Record<string, number> = {}
  for (const { status } of await all<Job>(target, '/jobs?')) statuses[status] = (statuses[status] ?? 0) + 1

  let events = 0
  for (const user of promised.users) {
    const history = await all<AffinityEvent>(target, `/users/${user}/affinity/history?`)
    const { score } = await ask<{ score: number }>(target, `/users/${user}/affinity`)
    events += history.length
    const counted = history.filter(({ cause }) => cause === 'message').length
    const said = messages.get(chatOf(user)) ?? 0
    if (counted !== said) broken.push(`${user}: ${said} messages, ${counted} of them in the affinity`)
    history.forEach((event, index) => {
      const older = history[index + 1]
      if (older && units(older.after) !== units(event.before))
        broken.push(`${user}: an affinity event does not follow the one before`)
      if (units(event.before) + units(event.delta) !== units(event.after))
        broken.push(`${user}: an affinity event does not add up`)
    })
    const [newest] = history
    if (newest && units(newest.after) !== units(score))
      broken.push(`${user}: affinity ${score} is not its history's ${newest.after}`)
  }
  return { broken, turns, statuses, events }
}

const units = (score: number) => Math.round(score * 10_000)
