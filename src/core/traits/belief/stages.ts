import { type SQL, sql } from 'drizzle-orm'
import { live } from '../../../../db/sql.ts'

/** The ladder that a trait climbs; what is a rule in SQL too stands below the same in TypeScript. */

/** From the weakest to the strongest; a dissolved trait has left the ladder. */
export const traitStages = ['trend', 'candidate', 'emerging', 'established', 'core'] as const
export type TraitStage = (typeof traitStages)[number] | 'dissolved'

/** Position on the ladder; −1 for a dissolved trait. */
export function rank(stage: TraitStage): number {
  return traitStages.indexOf(stage as (typeof traitStages)[number])
}

/** Position on the ladder of a `memories AS memory`, from 1; null for a dissolved trait. */
const rankSql: SQL = sql`array_position(${`{${traitStages.join(',')}}`}::text[], memory.trait_stage)`

/** Whether a trait is believed at all. */
export const isActive = ({ stage }: { readonly stage: TraitStage }): boolean => stage !== 'dissolved'

/**
 * Of a memory: a trait that is there and not dissolved. The words of the partial index on traits come first.
 */
export const isActiveTrait = (alias: string): SQL => {
  const trait = sql.raw(alias)
  return sql`${trait}.memory_type = 'trait' AND ${live(alias)} AND ${trait}.trait_stage <> 'dissolved'`
}

/** Over `memories AS memory`: a live trait of this stage or a higher one. */
export const isActiveFrom = (stage: TraitStage): SQL =>
  sql`memory.memory_type = 'trait' AND ${live('memory')} AND ${rankSql} >= ${rank(stage) + 1}::int`

/** Over `memories AS memory`: the highest stage first, then the surest, then the oldest. */
export const bestFirst: SQL = sql`${rankSql} DESC,
          memory.trait_confidence DESC NULLS LAST,
          memory.created_at,
          memory.id`

/** The stage that a confidence has by itself. */
export function stageOf(confidence: number): Exclude<TraitStage, 'trend' | 'dissolved'> {
  if (confidence < 0.3) return 'candidate'
  if (confidence < 0.6) return 'emerging'
  return confidence <= 0.85 ? 'established' : 'core'
}

/**
 * Strengthening may raise the stage, weakening may only lower it: what starts below its number stays there
 * until it is reinforced.
 */
export function stageAfter(stage: TraitStage, before: number, after: number): TraitStage {
  const natural = stageOf(after)
  const higher = rank(natural) > rank(stage)
  if (after > before) return higher ? natural : stage
  return higher ? stage : natural
}
