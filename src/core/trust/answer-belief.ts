import { v4 } from 'uuid'
import { expectThat } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read, write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { MemoryId } from '../memories/schemas.ts'
import { historyActor } from '../memories/table/history.ts'
import {
  found,
  type MemoryRecord,
  memoryById,
  ownerOf,
  shown,
  subjectOfMemory,
} from '../memories/table/rows.ts'
import { expectVersion, insertHistory, insertMemories, noTwin } from '../memories/table/writes.ts'
import type { HistoryActor } from '../memories/traces/schemas.ts'
import { done } from '../outcome.ts'
import { changesOf, evidenceWrites } from '../reflection/cycle/complete.ts'
import { traitWrites, wordWrites } from '../reflection/cycle/trait-writes.ts'
import { freshly } from '../reflection/withdrawal/freshly.ts'
import { lifeRows } from '../reflection/withdrawal/life-rows.ts'
import { withdrawalWrites } from '../reflection/withdrawal/writes.ts'
import { withinQuota } from '../tenancy/records/room.ts'
import { lockSubject, type SubjectRef } from '../tenancy/records/subjects.ts'
import { contentHash } from '../text/hash.ts'
import type { Trait } from '../traits/belief/trait.ts'
import { type Decided, decideAnswer, isSame } from './answering/decide.ts'
import { answerCycle, endFact, type FormerAnswer, formerAnswers, refuseTrait } from './answering/rows.ts'
import { type AnswerBelief, AnswerBeliefBody, type AnsweredBelief } from './schemas.ts'

/**
 * A person's answer to what is believed of them, as a small cycle without a model. *agree* and *disagree* are
 * one S3 fact of grade A on its side, *reword* gives other words, *never* ends it and refuses it for good.
 * One answer a trait: the same again changes nothing, the opposite takes the former back first.
 * @throws CoreError `not_found`, `not_a_trait`, `conflict` for a trait that has ended and for words that
 *   another one has
 * @throws WorkError when the embedder gives no answer
 */
export const answerBelief = (ctx: Context, { id, ...given }: AnswerBelief): Promise<AnsweredBelief> => {
  const answer = AnswerBeliefBody.parse(given)
  return freshly(() => answerOnce(ctx, MemoryId.parse({ id }).id, answer))
}

async function answerOnce(ctx: Context, id: string, given: AnswerBeliefBody): Promise<AnsweredBelief> {
  const subject = subjectOfMemory(ctx.actor, id)
  const { rows, life, former } = await read(ctx, {
    rows: memoryById(ctx.actor, id),
    life: lifeRows(subject),
    former: formerAnswers(subject, id),
  })
  const memory = found(rows, id)
  expectBelief(memory)
  if (isSame(given, memory, former[0])) return unchanged(memory, given, former[0])
  const ids = { cycle: v4(), fact: v4(), withdrawal: v4() }
  const decided = await decideAnswer(ctx, given, { memory, life, former: former[0], ids })
  return store(ctx, memory, given, decided)
}

function expectBelief({ id, memory_type, expired_at }: MemoryRecord): void {
  if (memory_type !== 'trait') throw new CoreError('not_a_trait', `Memory ${id} is no trait.`)
  if (expired_at) throw new CoreError('conflict', `Trait ${id} has ended.`)
}

const standingOf = ({ trait_stage, trait_confidence }: MemoryRecord) => ({
  stage: (trait_stage ?? 'candidate') as Trait['stage'],
  confidence: trait_confidence,
})

function unchanged(
  memory: MemoryRecord,
  { stance }: AnswerBeliefBody,
  former?: FormerAnswer,
): AnsweredBelief {
  const standing = standingOf(memory)
  const memory_id = stance === 'reword' ? null : (former?.memory_id ?? null)
  const answer = { id: memory.id, before: standing, after: standing, stance, cycle_id: null, memory_id }
  return { ...shown(memory), answer }
}

async function store(
  ctx: Context,
  memory: MemoryRecord,
  given: AnswerBeliefBody,
  decided: Decided,
): Promise<AnsweredBelief> {
  const now = ctx.clock.now()
  const { cycle_id, plan, withdrawal, fact } = decided
  const restated = withdrawal.restated.find(({ before }) => before.id === memory.id)?.after
  const after = standsThen(memory, restated, plan, now)
  const answer = {
    id: memory.id,
    before: standingOf(memory),
    after: standingOf(after),
    stance: given.stance,
    cycle_id,
    memory_id: fact?.id ?? null,
  }
  const value: AnsweredBelief = { ...shown(after), answer }
  const writes = writesOf(ctx, memory, given, decided)
  await write(ctx, writes, { on: lockSubject(ownerOf(memory)), keeps: done(value) })
  return value
}

/** First what is taken back, then the cycle on what is left. */
function writesOf(
  ctx: Context,
  memory: MemoryRecord,
  { stance, content }: AnswerBeliefBody,
  { cycle_id, plan, withdrawal, fact }: Decided,
) {
  const now = ctx.clock.now()
  const ref = ownerOf(memory)
  const actor = historyActor(ctx.actor)
  const history = changesOf(cycle_id, plan, actor)
  const embedding_model = ctx.embedder.model
  const [former] = withdrawal.withdrawal.memory_ids
  return {
    quota: fact ? withinQuota() : undefined,
    unchanged: expectVersion(ref, memory),
    alone: content === undefined ? undefined : expectOwnWords(ref, memory.id, content),
    former: former === undefined ? undefined : takeBack(ref, former, actor, now),
    evidence: withdrawalWrites(ref, withdrawal, now),
    cycle: answerCycle(ref, cycle_id, plan, now),
    fact: fact ? tell(ref, fact, { actor, cycle_id }, now) : undefined,
    traits: traitWrites(ref, plan, { now, embedding_model }),
    voices: evidenceWrites(ref, cycle_id, plan.evidence),
    history: history.length > 0 ? insertHistory(ref, history, now) : undefined,
    words: wordWrites(ref, plan, history, embedding_model),
    refused: stance === 'never' ? refuseTrait(ref, memory.id, now) : undefined,
  }
}

const expectOwnWords = (ref: SubjectRef, id: string, content: string) =>
  expectThat(noTwin(ref, 'trait', contentHash(content), id), 'conflict', 'Another trait already says that.')

const takeBack = (ref: SubjectRef, memory_id: string, actor: HistoryActor, now: Date) => ({
  ended: endFact(ref, memory_id, now),
  history: insertHistory(ref, [{ memory_id, event: 'ended', actor }], now),
})

const tell = (
  ref: SubjectRef,
  fact: NonNullable<Decided['fact']>,
  by: { readonly actor: HistoryActor; readonly cycle_id: string },
  now: Date,
) => ({
  row: insertMemories(ref, [fact]),
  history: insertHistory(
    ref,
    [{ ...by, memory_id: fact.id, event: 'created', new_content: fact.content }],
    now,
  ),
})

/** The trait's row once all is written. */
function standsThen(
  memory: MemoryRecord,
  restated: Trait | undefined,
  { updated }: Decided['plan'],
  now: Date,
): MemoryRecord {
  const planned = updated.find(({ id }) => id === memory.id)
  const trait = planned ?? restated
  if (!trait) return memory
  return {
    ...memory,
    content: trait.content,
    trait_stage: trait.stage,
    trait_confidence: trait.confidence,
    trait_parent_id: trait.parent_id,
    trait_reinforcement_count: trait.reinforcement_count,
    trait_contradiction_count: trait.contradiction_count,
    trait_first_observed: trait.first_observed,
    trait_last_reinforced: trait.last_reinforced,
    trait_window_start: trait.window_start,
    trait_window_end: trait.window_end,
    expired_at: trait.stage === 'dissolved' ? now : null,
    updated_at: now,
    version: memory.version + Number(planned !== undefined) + Number(restated !== undefined),
  }
}
