import { sql } from 'drizzle-orm'
import { bigint } from '../../../db/sql.ts'
import type { Affinity } from '../affinity/schemas.ts'
import { type Emotion, emotionOf } from '../affinity/scoring/emotion.ts'
import { readAffinity, toAffinity } from '../affinity/scoring/rows.ts'
import type { Context } from '../context.ts'
import { write } from '../doors.ts'
import { candidatesOf } from '../graph/walk/facts.ts'
import { type GraphRow, readGraph } from '../graph/walk/read-graph.ts'
import { embedTexts } from '../models/embed.ts'
import { holderIn, holdStatements, spendingFor } from '../models/holds.ts'
import { readStanding, type Standing, toStanding } from '../recall/standing/rows.ts'
import type { SearchRow } from '../search/search.ts'
import { readPolicy, toPolicy } from '../tenancy/policy/rows.ts'
import type { Policy } from '../tenancy/policy/schemas.ts'
import { expectRoom } from '../tenancy/records/room.ts'
import { upsertSubject, userSubject } from '../tenancy/records/subjects.ts'
import { bytesOf } from '../text/strings.ts'
import { type History, lastRounds } from './exchange/history.ts'
import { isAnswered, type ReplyKey, replyKeyOf, takeKey } from './exchange/reply-key.ts'
import { readHistory } from './exchange/rows.ts'
import { tokensAtFirst } from './reply/held-tokens.ts'
import { readCandidates } from './reply/retrieve.ts'
import { type Done, SendMessage } from './schemas.ts'

/** For the embedding of the message; later than that, words and graph must do. */
const EMBED_LIMIT_MS = 500

type Message = ReturnType<typeof SendMessage.parse>

/** What was read of a user for one message. Nothing in it is of a conversation. */
export interface Background {
  readonly policy: Policy
  readonly affinity: Affinity
  readonly graph: GraphRow
  readonly candidates: readonly SearchRow[]
  /** What must never be missed, whatever the message is. */
  readonly standing: Standing
}

interface Opened {
  readonly key: ReplyKey
  readonly message: Message
  readonly emotion: Emotion
  readonly background: Background
  /** Tokens that the reply may cost by what was held for it; null where nothing limits them. */
  readonly held: number | null
  readonly embed_ms: number
  readonly read_ms: number
}

/** A message whose key was taken, or one that was answered before. */
export type Exchange =
  | { readonly kind: 'repeated'; readonly done: Done }
  | (Opened & { readonly kind: 'graph_only' })
  | (Opened & { readonly kind: 'hybrid'; readonly history: History })

/** An exchange whose key we hold. */
export type Taken = Exclude<Exchange, { kind: 'repeated' }>

/**
 * All that comes before the first token and has no model in it: the embedding, then one batch that takes the
 * key and reads everything.
 * @throws CoreError before the key is taken: `idempotency_mismatch`, `in_progress`, `budget_exhausted`
 */
export async function openExchange(asked: Context, input: SendMessage): Promise<Exchange> {
  const message = SendMessage.parse(input)
  const ctx = spendingFor(asked, message.user_id)
  const started = ctx.clock.now()
  const vector = await vectorOf(ctx, message.message)
  const embedded = ctx.clock.now()
  const key = replyKeyOf(crypto.randomUUID(), message, started)
  const read = await takeAndRead(ctx, key, message, vector)
  const { keyed, policy, affinity, graph, candidates, history } = read
  const stored = keyed.reply[0]?.answer
  if (stored) return { kind: 'repeated', done: stored }
  const opened: Opened = {
    key,
    message,
    emotion: emotionOf(message.message),
    background: {
      policy: toPolicy(policy),
      affinity: toAffinity(message.user_id, affinity[0]!, started),
      graph: graph[0]!,
      candidates,
      standing: toStanding(read.standing, message.user_id),
    },
    held: read.held,
    embed_ms: embedded.getTime() - started.getTime(),
    read_ms: ctx.clock.now().getTime() - embedded.getTime(),
  }
  return history
    ? { ...opened, kind: 'hybrid', history: lastRounds(history) }
    : { ...opened, kind: 'graph_only' }
}

/** Null where the embedder fails or is late. */
async function vectorOf(ctx: Context, text: string): Promise<number[] | null> {
  try {
    const [vector] = await embedTexts(ctx, [text], { timeout_ms: EMBED_LIMIT_MS })
    return vector ?? null
  } catch (error) {
    ctx.log.info('embedding_failed', { error: error instanceof Error ? error.name : 'unknown' })
    return null
  }
}

/**
 * In mode `graph_only` no turn of any session is read. What the embedding cost is recorded with the reply,
 * and held until then: two that speak at once would wait for each other's sums.
 */
async function takeAndRead(ctx: Context, key: ReplyKey, given: Message, vector: number[] | null) {
  const { user_id, session_id, message, mode } = given
  const user = userSubject(user_id)
  const { now } = key
  const embedded = ctx.ledger.waitingTokens
  const tokens = sql`${tokensAtFirst(ctx, given)} + ${bigint(embedded)}`
  const unless = isAnswered(key)
  const { hold, ...read } = await write(
    ctx,
    {
      room: expectRoom(user, { rows: 2, bytes: bytesOf(message) }, unless),
      keyed: takeKey(key),
      policy: readPolicy(),
      affinity: readAffinity(user_id),
      graph: readGraph(user, { candidates: candidatesOf(message), now }),
      candidates: readCandidates(user, message, vector, now),
      standing: readStanding(user, now),
      history: mode === 'hybrid' ? readHistory(user_id, session_id, now) : undefined,
      // last: of one tenant only one at a time may be here
      hold: holdStatements(ctx, { id: key.reply_id, tokens, holder: holderIn(ctx), unless }),
    },
    { on: upsertSubject(user, now), calls: 'stay' },
  )
  const [held] = hold.held
  return { ...read, held: held ? held.tokens - embedded : null }
}
