import { NeuromemError } from '../client/error.ts'
import type { RecallOptions, UserHandle } from '../client/handles/user.ts'
import type { RecallAnswer } from '../client/types.gen.ts'

export interface RecallSettings {
  limit?: number
  tokenBudget?: number
  /** Standing facts and the profile along with what was found. */
  profile?: boolean
  timeoutMs?: number
}

export type Degraded = 'recall_timeout' | 'recall_failed' | 'store_failed'

/** What a recall gave, for the prompt and for the result's metadata. */
export interface Known {
  readonly block: string
  readonly memory_ids: string[] | null
  readonly refs: unknown
  readonly tokens: number | null
  readonly abstained: boolean | null
  readonly request_id: string | null
  readonly degraded: Degraded | null
  readonly error?: unknown
}

export const NOTHING: Known = {
  block: '',
  memory_ids: null,
  refs: null,
  tokens: null,
  abstained: null,
  request_id: null,
  degraded: null,
}

type Answer = RecallAnswer & { context_ids?: string[]; refs?: unknown; standing?: unknown[] }

/** Services that refused `include`, by a handle of theirs. */
const plain = new WeakSet<object>()

/** One recall within its time. It never rejects: a conversation goes on without memory. */
export async function recallFor(
  user: UserHandle,
  origin: object,
  query: string,
  { limit = 10, tokenBudget = 800, profile = true, timeoutMs = 800 }: RecallSettings,
): Promise<Known> {
  const limited = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      limited.abort()
      reject(new NeuromemError('timeout', `No memory within ${timeoutMs} ms`))
    }, timeoutMs)
  })
  try {
    const body = { limit, token_budget: tokenBudget }
    const call = { retries: 0, signal: limited.signal }
    const ask = (options: RecallOptions) => user.recall(query, options, call).withResponse()
    const asked = profile ? withProfile(ask, origin, body) : ask(body)
    const { data, requestId } = await Promise.race([asked, late])
    return knownOf(data, requestId)
  } catch (error) {
    const degraded = NeuromemError.is(error, 'timeout') ? 'recall_timeout' : 'recall_failed'
    return { ...NOTHING, degraded, error }
  } finally {
    clearTimeout(timer)
  }
}

/** A service of before `include` refuses it, once; it is asked without from then on. */
async function withProfile<Answered>(
  ask: (options: RecallOptions) => Promise<Answered>,
  origin: object,
  body: RecallOptions,
): Promise<Answered> {
  if (plain.has(origin)) return ask(body)
  try {
    return await ask({ ...body, include: ['standing', 'profile'] } as RecallOptions)
  } catch (error) {
    const isOlder =
      NeuromemError.is(error, 'unknown_field') && error.issues?.some(({ path }) => path === 'include')
    if (!isOlder) throw error
    plain.add(origin)
    return ask(body)
  }
}

function knownOf(answer: Answer, request_id: string): Known {
  const { context, tokens, abstained, standing = [], results, context_ids, refs = null } = answer
  const isEmpty = context === '' || (abstained && standing.length === 0)
  return {
    block: isEmpty ? '' : `<memory source="neuromem">\n${context}\n</memory>`,
    memory_ids: context_ids ?? results.map(({ id }) => id),
    refs,
    tokens,
    abstained,
    request_id,
    degraded: null,
  }
}
