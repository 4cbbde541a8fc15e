import type { TurnInput } from '../../client/index.ts'
import { ImportError } from '../errors.ts'
import type { ImportedTurn } from '../records.ts'
import { type Destination, sendHalving } from './destination.ts'
import { type Counts, refuse, tokensOf } from './report.ts'

/** Sends a commit of a session. @returns the job that works on it, if there is one */
export async function sendCommit(
  user: Destination,
  session: string,
  turns: readonly ImportedTurn[],
  how: { readonly infer: boolean; readonly counts: Counts; readonly signal?: AbortSignal | undefined },
): Promise<string | null> {
  const { infer, counts, signal } = how
  const call = signal ? { signal } : {}
  const { answers, refused } = await sendHalving(turns, (some) =>
    user.session(session).add(some.map(toInput), { infer }, call),
  )
  for (const { answer } of answers) {
    counts.imported.turns += answer.accepted_turns
    counts.existing += answer.deduped_turns
  }
  refuse(counts, itemsIn(refused))
  counts.tokens += turns.reduce((sum, { text }) => sum + tokensOf(text), 0)
  return answers.at(-1)?.answer.job_id ?? null
}

const toInput = (turn: ImportedTurn): TurnInput => ({ ...turn }) as TurnInput

/** Messages among these turns: what was cut into several turns is one. */
export const itemsIn = (turns: readonly ImportedTurn[]): number =>
  turns.filter(({ meta }) => {
    const { part } = (meta.imported ?? {}) as { part?: number }
    return part === undefined || part === 1
  }).length

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 2_000
/** A job that takes longer is left to itself. */
const PATIENCE_MS = 15 * 60_000

interface Job {
  readonly status: string
  readonly last_error: { readonly code: string } | null
}

/**
 * Waits until a job has ended.
 * @returns whether it is done, or has failed and will be tried again by the service
 * @throws ImportError `budget_exhausted` when the models may not be asked before tomorrow
 */
export async function waitFor(
  user: Destination,
  job_id: string,
  signal: AbortSignal | undefined,
): Promise<'done' | 'failed'> {
  const until = Date.now() + PATIENCE_MS
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 1.5, LONGEST_WAIT_MS)) {
    const call = signal ? { signal } : {}
    const job = await user.request<Job>('GET', `/api/v1/jobs/${job_id}`, {}, call)
    if (job.status === 'COMPLETED') return 'done'
    if (job.last_error?.code === 'budget_exhausted')
      throw new ImportError('budget_exhausted', 'The budget of the day is spent; go on from here tomorrow')
    if (job.status === 'PAUSED' || job.status.endsWith('_FAILED') || Date.now() > until) return 'failed'
    await pause(wait, signal)
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, ms)
    signal?.addEventListener('abort', end, { once: true })
  })
}
