import { type SQL, sql } from 'drizzle-orm'
import { uuids } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Answers } from '../../doors.ts'
import { type LifeRows, lifeRows } from '../../reflection/withdrawal/life-rows.ts'
import { type Recomputed, withdrawn } from '../../reflection/withdrawal/recompute.ts'
import type { Decision } from '../deciding/decision.ts'

/** What a deletion does to traits. */
export interface Withdrawal {
  readonly recomputed: Recomputed
  /** Traits that are dissolved and of which no memory is left that supported them. */
  readonly husks: readonly string[]
}

/** All that a user's traits are made of, and which of the memories that they rest on are forgotten. */
export const readTraits = (subject: SQL) => ({
  life: lifeRows(subject),
  forgotten: statement<{ id: string }>(
    sql`SELECT id FROM memories WHERE subject_id = ${subject} AND forgotten_at IS NOT NULL`,
  ),
})

/**
 * What the traits come to when these memories had never been, by living their life again, and which of them
 * lose their words: those whose ground is forgotten.
 */
export function withdrawal(
  { life, forgotten }: Answers<ReturnType<typeof readTraits>>,
  going: Decision['memories'],
  receipt: string,
  at: Date,
): Withdrawal {
  const idsOf = (isTrait: boolean) =>
    going.filter(({ memory_type }) => (memory_type === 'trait') === isTrait).map(({ id }) => id)
  const trait_ids = idsOf(true)
  const recomputed = withdrawn(life, { id: receipt, memory_ids: idsOf(false), trait_ids }, at)
  const gone = new Set([...going, ...forgotten].map(({ id }) => id))
  return { recomputed, husks: husksOf(life, recomputed, gone) }
}

/** One that was denied its ground keeps its words; one whose ground is forgotten does not. */
function husksOf(life: LifeRows, { restated }: Recomputed, gone: ReadonlySet<string>): string[] {
  const after = new Map(restated.map((one) => [one.before.id, one.after.stage]))
  const supporters = new Map(
    life.voices.map(({ trait_id, packed }) => [
      trait_id,
      packed.filter(([, type]) => type === 'supporting').map(([memoryId]) => memoryId),
    ]),
  )
  return life.traits.flatMap(({ id, trait_stage }) => {
    const ground = supporters.get(id) ?? []
    const isOver = (after.get(id) ?? trait_stage) === 'dissolved'
    return isOver && !gone.has(id) && ground.length > 0 && ground.every((one) => gone.has(one)) ? [id] : []
  })
}

/** Traits without words that one of these memories supported: with it they have their words again. */
export const husksOn = (subject: SQL, memoryIds: readonly string[]): Statement<{ id: string }[]> =>
  statement<{ id: string }>(
    sql`SELECT DISTINCT trait.id
        FROM trait_evidence AS evidence
        JOIN memories AS trait ON trait.subject_id = evidence.subject_id AND trait.id = evidence.trait_id
        WHERE evidence.subject_id = ${subject}
          AND evidence.memory_id = ANY(${uuids(memoryIds)})
          AND evidence.evidence_type = 'supporting'
          AND trait.forgotten_at IS NOT NULL
          AND NOT EXISTS (
            SELECT FROM erasures AS receipt
            WHERE receipt.id = trait.forgotten_by AND trait.id = ANY(receipt.memory_ids))
        ORDER BY trait.id`,
  )
