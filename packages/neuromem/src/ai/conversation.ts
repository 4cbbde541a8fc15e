import { memoriesFor, type UserHandle } from '../client/handles/user.ts'
import type { Neuromem } from '../client/neuromem.ts'
import { kept } from './kept.ts'
import { lastUserPlace, type Message, type Place, queryOf } from './prompt.ts'
import { type Known, NOTHING, type RecallSettings, recallFor } from './recalled.ts'
import { assistantTurn, type Turn, toolTurns, userTurn } from './turns.ts'

/** A call of a model, as the options of `memory` see it. */
export interface MemoryCall {
  readonly prompt: readonly Message[]
  readonly providerOptions?: Record<string, Record<string, unknown>> | undefined
}

export interface MemoryOptions {
  /** Whose memory: a handle, or how to find it. By default `providerOptions.neuromem.userId`, of `client`. */
  user?: UserHandle | ((call: MemoryCall) => UserHandle | undefined)
  client?: Neuromem
  /** By default `providerOptions.neuromem.sessionId`; without a session nothing is stored. */
  sessionId?: string | ((call: MemoryCall) => string | undefined)
  /** By default 10 results in 800 tokens with the profile, within 800 ms. */
  recall?: RecallSettings | false
  /**
   * By default both sides: each turn is judged, and the assistant's words are never evidence about the
   * person.
   */
  store?: 'both' | 'user' | false
  /**
   * Data beside the person's words unless said otherwise: no orders, and the provider's cached prefix stays.
   */
  place?: 'user' | 'system'
  /** By default the call goes on, and a warning without texts is written. */
  onError?: 'continue' | 'throw' | ((error: unknown, where: 'recall' | 'store') => void)
  /** Takes what is still being stored when the answer is there. */
  waitUntil?(work: Promise<unknown>): void
}

const ENTRIES = 256
const AGE_MS = 3_600_000
/** A failure holds for the steps of a tool loop, not for the next time that somebody asks. */
const FAILURE_MS = 30_000

interface Said {
  readonly turn: Promise<Turn>
  known?: Promise<Known>
  failedAt?: number
  stored?: Promise<string | null>
}

/** What was asked and stored for a turn of late, for the model's other calls with the same turn. */
export type Remembered = ReturnType<typeof kept<Said>>
export const newRemembered = (): Remembered => kept<Said>(ENTRIES, AGE_MS)

const numbers = new WeakMap<object, number>()
let count = 0
/** Two services may both have a user "ann". */
function numberOf(origin: object): number {
  const number = numbers.get(origin) ?? ++count
  numbers.set(origin, number)
  return number
}

/** What one call of the model has to do with memory. */
export interface Conversation {
  readonly place: Place
  readonly known: Known
  /** Sends the person's turn and what tools answered. */
  begin(): void
  /** Sends the answer after them. */
  answer(text: string, aborted?: boolean): void
  /** Until nothing is under way, unless the platform waits by itself. */
  settle(): Promise<void>
  metadata(): Record<string, unknown>
}

/** Undefined without a user, or without a message of theirs. */
export async function conversationOf(
  options: MemoryOptions,
  entries: Remembered,
  call: MemoryCall,
): Promise<Conversation | undefined> {
  const place = lastUserPlace(call.prompt)
  const user = place && userOf(options, call)
  if (!place || !user) return undefined
  const sessionId = sessionOf(options, call)
  const origin = memoriesFor(user) ?? user
  const turn = await userTurn(place)
  const key = JSON.stringify([numberOf(origin), user.id, sessionId, place.position, turn.text])
  const said = entries(key, () => ({ turn: Promise.resolve(turn) }))
  const query = queryOf(call.prompt, place)
  const known = await knownOf(
    options,
    said,
    () => recallFor(user, origin, query, options.recall || {}),
    query,
  )
  return storing(options, { call, place, said, turn, known, user, sessionId })
}

function knownOf(
  options: MemoryOptions,
  said: Said,
  recall: () => Promise<Known>,
  query: string,
): Promise<Known> {
  if (options.recall === false || query === '') return Promise.resolve(NOTHING)
  if (said.failedAt !== undefined && Date.now() - said.failedAt > FAILURE_MS) {
    delete said.known
    delete said.failedAt
  }
  said.known ??= recall().then((known) => {
    if (!known.degraded) return known
    said.failedAt = Date.now()
    report(options, known.error, 'recall')
    return known
  })
  return said.known.then((known) => {
    if (known.degraded && options.onError === 'throw') throw known.error
    return known
  })
}

interface Storing {
  readonly call: MemoryCall
  readonly place: Place
  readonly said: Said
  readonly turn: Turn
  readonly known: Known
  readonly user: UserHandle
  readonly sessionId: string | undefined
}

/** What is being sent, and whether any of it failed. */
function sending(options: MemoryOptions) {
  const work: Promise<unknown>[] = []
  let failure: { readonly error: unknown } | undefined
  return {
    get failure() {
      return failure
    },
    all: () => Promise.all(work),
    follow<T>(sent: Promise<T>): Promise<T | undefined> {
      const followed = sent.catch((error: unknown) => {
        failure = { error }
        report(options, error, 'store')
        return undefined
      })
      work.push(followed)
      options.waitUntil?.(followed)
      return followed
    },
  }
}

function storing(options: MemoryOptions, one: Storing): Conversation {
  const { call, place, said, turn, known, user, sessionId } = one
  const { store = 'both' } = options
  const session = sessionId === undefined || store === false ? undefined : user.session(sessionId)
  const sent = sending(options)
  let job_id: string | null = null

  return {
    place,
    known,
    begin() {
      if (!session || (turn.text === '' && !turn.attachments)) return
      if (!said.stored) {
        said.stored = session.add(turn).then((committed) => committed.job_id)
        said.stored.catch(() => delete said.stored)
      }
      const first = sent.follow(said.stored.then((id) => (job_id = id)))
      if (store === 'both') {
        void sent.follow(
          Promise.all([toolTurns(call.prompt, place), first]).then(async ([turns]) => {
            if (turns.length > 0) await session.add(turns)
          }),
        )
      }
    },
    answer(text, aborted = false) {
      if (!session || store !== 'both' || text === '') return
      const meta = aborted && { meta: { aborted: true } }
      void sent.follow(
        sent.all().then(async () => {
          const reply = { ...(await assistantTurn(call.prompt, text, turn)), ...meta }
          // What could not be stored at first comes before its answer; known turns are known.
          return session.add(sent.failure ? [turn, reply] : reply)
        }),
      )
    },
    async settle() {
      if (!options.waitUntil || options.onError === 'throw') await sent.all()
      if (sent.failure && options.onError === 'throw') throw sent.failure.error
    },
    metadata() {
      const { memory_ids, refs, tokens, abstained, request_id, degraded } = known
      const worse = degraded ?? (sent.failure ? 'store_failed' : null)
      return { memory_ids, refs, tokens, abstained, request_id, job_id, degraded: worse }
    },
  }
}

function userOf({ user, client }: MemoryOptions, call: MemoryCall): UserHandle | undefined {
  if (user) return typeof user === 'function' ? user(call) : user
  const id = call.providerOptions?.neuromem?.userId
  return client && typeof id === 'string' && id !== '' ? client.user(id) : undefined
}

function sessionOf({ sessionId }: MemoryOptions, call: MemoryCall): string | undefined {
  const found = typeof sessionId === 'function' ? sessionId(call) : sessionId
  const given = found ?? call.providerOptions?.neuromem?.sessionId
  return typeof given === 'string' && given !== '' ? given : undefined
}

/** Warnings name what happened, never what was said. */
function report({ onError = 'continue' }: MemoryOptions, error: unknown, where: 'recall' | 'store'): void {
  if (typeof onError === 'function') onError(error, where)
  else if (onError === 'continue') {
    const { code = 'unexpected' } = error as { code?: unknown }
    console.warn(`neuromem: ${where} failed (${code})`)
  }
}
