import type { Affinity } from '../affinity/schemas.ts'
import { type Emotion, emotionOf } from '../affinity/scoring/emotion.ts'
import { readAffinity, toAffinity } from '../affinity/scoring/shape.ts'
import type { Context } from '../context.ts'
import { candidatesOf } from '../graph/walk/facts.ts'
import { type GraphRow, readGraph } from '../graph/walk/read-graph.ts'
import { expectOwnSession } from '../ingest/commit/statements.ts'
import { batchWithCalls, expectBudgetLeft } from '../models/calls.ts'
import { embedTexts } from '../models/embed.ts'
import type { SearchRow } from '../search/search.ts'
import { type Policy, readPolicy, toPolicy } from '../tenancy/records/policy.ts'
import { upsertSubject, userSubject } from '../tenancy/records/subjects.ts'
import { type Claim, claimOf, claimStatements, isAnswered } from './exchange/claim.ts'
import { type History, lastRounds, readHistory } from './exchange/history.ts'
import { readCandidates } from './reply/retrieve.ts'
import { type Done, SendMessage } from './schemas.ts'

/** For the embedding of the message; later than that, words and graph must do. */
const EMBED_LIMIT = 500

type Message = ReturnType<typeof SendMessage.parse>

/** What was read of a user for one message. Nothing in it is of a conversation. */
export interface Background {
  readonly policy: Policy
  readonly affinity: Affinity
  readonly graph: GraphRow
  readonly candidates: readonly SearchRow[]
}

interface Opened {
  readonly claim: Claim
  readonly message: Message
  readonly emotion: Emotion
  readonly background: Background
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
 * All that comes before the first token and has no model in it: the embedding, then one batch that takes the key and reads everything.
 * @throws CoreError before the key is taken: `session_conflict` (`not_found` for a user token), `idempotency_mismatch`, `in_progress`, `budget_exhausted`
 */
export async function openExchange(ctx: Context, input: SendMessage): Promise<Exchange> {
  const message = SendMessage.parse(input)
  const started = ctx.clock.now()
  const vector = await vectorOf(ctx, message.message)
  const embedded = ctx.clock.now()
  const claim = claimOf(crypto.randomUUID(), message, started)
  const statements = openStatements(ctx, claim, message, vector)
  const opened =
    message.mode === 'graph_only'
      ? { kind: 'graph_only' as const, results: await batchWithCalls(ctx, statements) }
      : await openHybrid(ctx, statements, message)
  const [, , , , , , [reply], policies, [affinity], [graph], candidates] = opened.results
  if (reply?.answer) return { kind: 'repeated', done: reply.answer }
  const taken: Opened = {
    claim,
    message,
    emotion: emotionOf(message.message),
    background: {
      policy: toPolicy(policies),
      affinity: toAffinity(message.user_id, affinity!, started),
      graph: graph!,
      candidates,
    },
    embed_ms: embedded.getTime() - started.getTime(),
    read_ms: ctx.clock.now().getTime() - embedded.getTime(),
  }
  return opened.kind === 'hybrid'
    ? { ...taken, kind: 'hybrid', history: opened.history }
    : { ...taken, kind: 'graph_only' }
}

/** Null where the embedder fails or is late. */
async function vectorOf(ctx: Context, text: string): Promise<number[] | null> {
  try {
    const [vector] = await embedTexts(ctx, [text], { timeout_ms: EMBED_LIMIT })
    return vector ?? null
  } catch (error) {
    ctx.log.info('embedding_failed', { error: error instanceof Error ? error.name : 'unknown' })
    return null
  }
}

function openStatements(
  ctx: Context,
  claim: Claim,
  { user_id, session_id, message }: Message,
  vector: number[] | null,
) {
  const user = userSubject(user_id)
  const { now } = claim
  return [
    upsertSubject(user, now),
    expectOwnSession(user_id, session_id, ctx.actor),
    expectBudgetLeft(ctx, isAnswered(claim)),
    ...claimStatements(claim),
    readPolicy(),
    readAffinity(user_id),
    readGraph(user, { candidates: candidatesOf(message), now }),
    readCandidates(user, message, vector, now),
  ] as const
}

async function openHybrid(ctx: Context, statements: ReturnType<typeof openStatements>, message: Message) {
  const results = await batchWithCalls(ctx, [...statements, readHistory(message.user_id, message.session_id)])
  return { kind: 'hybrid' as const, results, history: lastRounds(results[11]) }
}
