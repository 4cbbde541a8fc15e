import type { Context } from '../../context.ts'
import { contentColumns } from '../../memories/table/content.ts'
import type { MemoryRecord } from '../../memories/table/rows.ts'
import { toldRow } from '../../memories/table/told.ts'
import { planRefusal, planRewording, planVoice } from '../../reflection/plan/answer.ts'
import type { Found, Plan } from '../../reflection/plan/types.ts'
import type { LifeRows } from '../../reflection/withdrawal/life-rows.ts'
import { type Recomputed, withdrawn } from '../../reflection/withdrawal/recompute.ts'
import { contentHash } from '../../text/hash.ts'
import { answerWords } from '../../text/words/answer-words.ts'
import { isActive } from '../../traits/belief/stages.ts'
import type { AnswerBeliefBody } from '../schemas.ts'
import type { FormerAnswer } from './rows.ts'

/** What an answer makes: the plan of its cycle, and what it takes back before. */
export interface Decided {
  readonly cycle_id: string
  readonly plan: Plan
  readonly withdrawal: Recomputed
  /** The fact that says so. */
  readonly fact:
    | (Readonly<Record<string, unknown>> & { readonly id: string; readonly content: string })
    | undefined
}

const sideOf = { agree: 'supporting', disagree: 'contradicting' } as const

/** The answer that the person has given already. */
export function isSame(
  { stance, content }: AnswerBeliefBody,
  memory: MemoryRecord,
  former?: FormerAnswer,
): boolean {
  if (stance === 'reword') return content === memory.content
  return stance !== 'never' && former?.evidence_type === sideOf[stance]
}

/** The note, or the belief in its own words with the stance. */
function wordsOf({ stance, note }: AnswerBeliefBody, belief: string): string {
  return note ?? answerWords(stance === 'agree' ? 'agree' : 'disagree', belief)
}

/**
 * Decides an answer on all that is stored of the person's traits.
 * @throws WorkError when the embedder gives no answer
 */
export async function decideAnswer(
  ctx: Context,
  given: AnswerBeliefBody,
  {
    memory,
    life,
    former,
    ids,
  }: {
    readonly memory: MemoryRecord
    readonly life: LifeRows
    readonly former: FormerAnswer | undefined
    readonly ids: { readonly cycle: string; readonly fact: string; readonly withdrawal: string }
  },
): Promise<Decided> {
  const now = ctx.clock.now()
  const { stance, content } = given
  const takesBack = former && (stance === 'agree' || stance === 'disagree')
  const withdrawal = withdrawn(
    life,
    {
      id: ids.withdrawal,
      memory_ids: takesBack ? [former.memory_id] : [],
      trait_ids: stance === 'never' ? [memory.id] : [],
    },
    now,
  )
  const found = foundAfter(withdrawal, ids.cycle, now)
  const decided = { cycle_id: ids.cycle, withdrawal, fact: undefined }
  if (stance === 'never') return { ...decided, plan: planRefusal(found, memory.id) }
  if (stance === 'reword') {
    const columns = await contentColumns(ctx, memory.user_id, { content: content! })
    const words = { content: content!, content_hash: columns.content_hash, vector: columns.embedding }
    return { ...decided, plan: planRewording(found, memory.id, words) }
  }
  return { ...decided, ...(await planSaid(ctx, given, stance, { memory, found, fact_id: ids.fact })) }
}

/** Agreeing or disagreeing: one fact of the person's own, of the best grade, on its side. */
async function planSaid(
  ctx: Context,
  given: AnswerBeliefBody,
  stance: keyof typeof sideOf,
  {
    memory,
    found,
    fact_id,
  }: { readonly memory: MemoryRecord; readonly found: Found; readonly fact_id: string },
) {
  const now = ctx.clock.now()
  const content = wordsOf(given, memory.content)
  const columns = await contentColumns(ctx, memory.user_id, { content })
  const told = { user_id: memory.user_id, memory_type: 'fact', evidence_level: 'S3_user_confirmed' } as const
  const row = toldRow(fact_id, { ...told, content: columns.content }, columns, now)
  const plan = planVoice(found, {
    trait_id: memory.id,
    memory_id: fact_id,
    evidence_type: sideOf[stance],
    grade: 'A',
    strong: stance === 'disagree',
  })
  // an answer is no repeat of what was said at another time
  const content_hash = contentHash(`${found.cycle_id} ${columns.content}`)
  const fact = { ...row, content_hash, reflected_in: found.cycle_id, confirmation: true, verified_at: now }
  return { plan, fact }
}

/** Traits and evidence as they stand once a former answer is taken back. */
function foundAfter(withdrawal: Recomputed, cycle_id: string, now: Date): Found {
  const { lived, restated } = withdrawal
  const moved = new Map(restated.map(({ after }) => [after.id, after]))
  const traits = lived.traits.map((trait) => moved.get(trait.id) ?? trait).filter(isActive)
  return {
    cycle_id,
    now,
    memories: [],
    traits,
    evidence: lived.evidence.filter(({ withdrawn: isGone }) => !isGone),
  }
}
