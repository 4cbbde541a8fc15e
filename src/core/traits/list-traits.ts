import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { selectMemories, shown } from '../memories/table/rows.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { rank, type TraitStage, traitContexts, traitStages, traitSubtypes } from './belief/confidence.ts'
import { ListTraits, type TraitList } from './schemas.ts'

const DEFAULT_STAGE = 'emerging'

interface Filters {
  readonly min_stage: (typeof traitStages)[number]
  readonly subtype: string | undefined
  readonly context: string | undefined
  readonly ignored: readonly string[]
}

/** An unknown stage means the default, an unknown subtype or context means none; both are named in `ignored`. */
export function readFilters({ min_stage, subtype, context }: Omit<ListTraits, 'user_id'>): Filters {
  const stage = traitStages.find((known) => known === min_stage)
  const known = {
    subtype: traitSubtypes.find((value) => value === subtype),
    context: traitContexts.find((value) => value === context),
  }
  const ignored = [
    ...(min_stage !== undefined && !stage ? ['min_stage'] : []),
    ...(subtype !== undefined && !known.subtype ? ['subtype'] : []),
    ...(context !== undefined && !known.context ? ['context'] : []),
  ]
  return { min_stage: stage ?? DEFAULT_STAGE, ...known, ignored }
}

/** The active traits of a user, the highest stage first, then the surest; all of them, not in pages. One round trip. */
export async function listTraits(ctx: Context, input: ListTraits): Promise<TraitList> {
  const { user_id, ...given } = ListTraits.parse(input)
  const { min_stage, subtype, context, ignored } = readFilters(given)
  const conditions = [
    sql`m.subject_id = ${subjectId(userSubject(user_id))}`,
    activeFrom(min_stage),
    ...(subtype ? [sql`m.trait_subtype = ${subtype}`] : []),
    ...(context ? [sql`m.trait_context = ${context}`] : []),
  ]
  const [rows] = await ctx.db.batch(
    [selectMemories(sql`WHERE ${sql.join(conditions, sql` AND `)} ORDER BY ${bestFirst}`)],
    {
      replica: true,
    },
  )
  return { items: rows.map(shown), next_cursor: null, ignored: [...ignored] }
}

const stageRank = sql`array_position(${`{${traitStages.join(',')}}`}::text[], m.trait_stage)`

/** Over `memories m`, in the words of the index on traits: traits of a stage or a higher one. */
export const activeFrom = (stage: TraitStage) =>
  sql`m.memory_type = 'trait' AND m.expired_at IS NULL AND m.superseded_by IS NULL AND ${stageRank} >= ${rank(stage) + 1}::int`

export const bestFirst = sql`${stageRank} DESC, m.trait_confidence DESC NULLS LAST, m.created_at, m.id`
