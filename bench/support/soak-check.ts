import type { Promised, Target } from './soak-load.ts'

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
  readonly before: number
  readonly after: number
  readonly delta: number
}

const OPEN = new Set(['RECEIVED', 'STAGE2_RUNNING', 'STAGE3_RUNNING'])

/** What does not hold after the run, one sentence each. */
export async function findBroken(target: Target, promised: Promised) {
  const broken: string[] = []
  const get = async <Body>(path: string): Promise<Body> => {
    const headers = { authorization: `Bearer ${target.key()}` }
    const response = await fetch(`${target.address()}/api/v1${path}`, { headers })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Body
  }
  const all = async <Item>(path: string): Promise<Item[]> => {
    const items: Item[] = []
    for (let cursor: string | null = null; ; ) {
      const page: Page<Item> = await get(`${path}limit=200${cursor ? `&cursor=${cursor}` : ''}`)
      items.push(...page.items)
      cursor = page.next_cursor
      if (!cursor) return items
    }
  }

  let turns = 0
  for (const [session, expected] of promised.turns) {
    const stored = (await all<{ turn_id: string }>(`/sessions/${session}/turns?`)).map(({ turn_id }) => turn_id)
    turns += stored.length
    const twice = stored.length - new Set(stored).size
    if (twice > 0) broken.push(`${session}: ${twice} turns are there twice`)
    const missing = [...expected].filter((turn) => !stored.includes(turn))
    if (missing.length > 0) broken.push(`${session}: ${missing.length} accepted turns are missing`)
  }

  const jobs = await all<Job>('/jobs?')
  const statuses: Record<string, number> = {}
  // A job waits behind an earlier one of its session; a backlog by itself is no reason.
  const blocked = new Set(jobs.filter(({ last_error }) => last_error !== null).map(({ session_id }) => session_id))
  for (const { job_id, session_id, status, next_retry_at, last_error } of jobs) {
    statuses[status] = (statuses[status] ?? 0) + 1
    const waits = status === 'PAUSED' || (next_retry_at !== null && last_error !== null)
    if (status !== 'COMPLETED' && !waits && !(status === 'RECEIVED' && blocked.has(session_id))) {
      broken.push(`job ${job_id} is ${status} and does not say what it waits for`)
    }
  }

  let events = 0
  for (const user of promised.users) {
    const history = await all<AffinityEvent>(`/users/${user}/affinity/history?`)
    const { score } = await get<{ score: number }>(`/users/${user}/affinity`)
    events += history.length
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
  return { broken, turns, statuses, events, open: jobs.filter(({ status }) => OPEN.has(status)).length }
}

const units = (score: number) => Math.round(score * 10_000)
