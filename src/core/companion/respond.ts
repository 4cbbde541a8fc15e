import type { Context } from '../context.ts'
import { writeLedger } from '../doors.ts'
import { factsOf, toFact } from '../graph/walk/facts.ts'
import { holdTokens, spendingFor } from '../models/holds.ts'
import type { ChatRequest } from '../ports.ts'
import { standingLines } from '../recall/standing/lines.ts'
import { seenBy } from '../recall/standing/seen.ts'
import { nearnessOf } from '../search/nearness.ts'
import { searchTerms } from '../search/terms.ts'
import { toCoreError } from './exchange/failures.ts'
import { release } from './exchange/release.ts'
import { type Answered, store } from './exchange/store.ts'
import type { Exchange, Taken } from './open-exchange.ts'
import { tokensOfReply } from './reply/held-tokens.ts'
import { linkedFacts } from './reply/link-entities.ts'
import { graphOnlyPrompt, hybridPrompt, type Known } from './reply/prompt.ts'
import { bestMemories, PROMPT_TOKENS } from './reply/retrieve.ts'
import { speak } from './reply/speak.ts'
import { tierOf } from './reply/tier.ts'
import type { Done, Emit, Metadata } from './schemas.ts'

/**
 * Answers a message whose exchange is open: metadata, the model's words as they come, and what was stored.
 * Never rejects: a failure is an `error` event. `gone` says that the client left: before the last word the
 * model is stopped and nothing stored, after it all is.
 */
export async function respond(
  asked: Context,
  exchange: Exchange,
  emit: Emit,
  gone: AbortSignal,
): Promise<void> {
  if (exchange.kind === 'repeated') {
    repeat(exchange.done, emit)
    return recorded(asked)
  }
  const ctx = spendingFor(asked, exchange.message.user_id)
  try {
    const answered = await answer(ctx, exchange, emit, gone)
    await store(ctx, exchange, answered, emit)
  } catch (error) {
    await release(ctx, exchange.key)
    if (!gone.aborted) emit({ event: 'error', data: toCoreError(error) })
  }
}

/** What a repeated message cost to look for. */
async function recorded(ctx: Context): Promise<void> {
  try {
    await writeLedger(ctx)
  } catch (error) {
    ctx.log.error('model_calls_lost', { error: error instanceof Error ? error.name : 'unknown' })
  }
}

function repeat(done: Done, emit: Emit): void {
  emit({ event: 'text', data: { type: 'text', content: done.text } })
  emit({ event: 'done', data: { ...done, duplicate: true } })
}

/** The fast path's end: what is known, tier, prompt, metadata, the words. */
async function answer(ctx: Context, exchange: Taken, emit: Emit, gone: AbortSignal): Promise<Answered> {
  const { message, emotion, background, key } = exchange
  const { affinity } = background
  const { known, drawn, link_entities_ms } = await allThatIsKnown(ctx, exchange, gone)
  const tier = tierOf(message.message, emotion.valence, affinity.state)
  const model = ctx.models.chatModel(tier)
  const retrieval = {
    memories: known.memories.length,
    facts: known.facts.length,
    history_rounds: roundsOf(exchange),
  }
  const metadata: Metadata = { emotion, affinity, tier, model, mode: message.mode, retrieval }
  emit({ event: 'metadata', data: metadata })

  const asked = { tier, message: message.message, ...promptOf(exchange, known) }
  const hold = await holdReply(ctx, exchange, asked)
  const spoken = await speak(ctx, asked, hold, emit, gone)
  const since = (moment: Date): number => moment.getTime() - key.now.getTime()
  return {
    text: spoken.text,
    model: spoken.model,
    memory_ids: known.memories.map((memory) => memory.id),
    drawn: { memory_ids: drawn, turns: exchange.kind === 'hybrid' ? exchange.history.seen : [] },
    timings: {
      embed_ms: exchange.embed_ms,
      read_ms: exchange.read_ms,
      link_entities_ms,
      first_token_ms: since(spoken.first_token_at),
      total_ms: since(ctx.clock.now()),
    },
  }
}

/** The tokens that are held for the reply: more of them where the prompt is longer than was thought. */
async function holdReply(
  ctx: Context,
  { held, key }: Taken,
  asked: Omit<ChatRequest, 'signal'>,
): Promise<string | null> {
  if (held === null) return null
  const lacking = tokensOfReply(ctx, asked) - held
  if (lacking > 0) await holdTokens(ctx, () => lacking, key.reply_id)
  return key.reply_id
}

interface AllKnown {
  readonly known: Known
  /** The memories that it comes from. */
  readonly drawn: readonly string[]
  readonly link_entities_ms: number | null
}

/**
 * The background with what else the graph knows: a model is asked whom the message means when no word of it
 * says so.
 */
async function allThatIsKnown(
  ctx: Context,
  { message, emotion, background, key }: Taken,
  gone: AbortSignal,
): Promise<AllKnown> {
  const { graph, affinity, policy, candidates, standing } = background
  const asking = ctx.clock.now()
  const linked =
    graph.known && !graph.named ? await linkedFacts(ctx, message.user_id, message.message, gone) : null
  const link_entities_ms = linked === null ? null : ctx.clock.now().getTime() - asking.getTime()
  gone.throwIfAborted()

  const { facts, edges } = linked ?? graph
  const { now } = key
  const seen = seenBy(searchTerms(message.message), message.user_id, standing)
  const lines = standingLines(seen, PROMPT_TOKENS, now)
  const listed = lines.flatMap(({ id }) => id ?? [])
  const memories = bestMemories(candidates, {
    query: message.message,
    isAsked: seen.isAsked,
    edges,
    affinity: affinity.score,
    now,
    nearness: nearnessOf(ctx.embedder),
    standing: { ...standing, listed },
  })
  const disputed = new Set(standing.disputes.map(({ older_id }) => older_id))
  const said = factsOf(facts).filter(
    (fact) => !disputed.has(fact.source_memory_id ?? '') && seen.maySay(toFact(fact).text),
  )
  const sources = said.flatMap(({ source_memory_id }) => source_memory_id ?? [])
  return {
    drawn: [...new Set([...listed, ...memories.map(({ id }) => id), ...sources])],
    known: {
      now,
      minutes_east: standing.minutes_east,
      persona: policy.persona,
      affinity,
      emotion,
      standing: lines.map(({ head, body }) => `- ${head}${body}`),
      facts: said,
      memories,
    },
    link_entities_ms,
  }
}

const roundsOf = (exchange: Taken): number => (exchange.kind === 'hybrid' ? exchange.history.rounds : 0)

function promptOf(exchange: Taken, known: Known) {
  return exchange.kind === 'hybrid' ? hybridPrompt(known, exchange.history.turns) : graphOnlyPrompt(known)
}
