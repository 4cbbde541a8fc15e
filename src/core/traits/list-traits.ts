import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { visibleTo } from '../memories/lifecycle/visible.ts'
import { memoryRows, shown } from '../memories/table/rows.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { traitContexts, traitSubtypes } from './belief/confidence.ts'
import { bestFirst, isActiveFrom, traitStages } from './belief/stages.ts'
import { ListTraits, type TraitList } from './schemas.ts'

const DEFAULT_STAGE = 'emerging'

interface Filters {
  readonly min_stage: (typeof traitStages)[number]
  readonly subtype: string | undefined
  readonly context: string | undefined
  readonly ignored: TraitList['ignored']
}

/** An unknown stage means the default, an unknown other filter none; both are named in `ignored`. */
function readFilters({ min_stage, subtype, context }: Omit<ListTraits, 'user_id'>): Filters {
  const stage = traitStages.find((known) => known === min_stage)
  const known = {
    subtype: traitSubtypes.find((value) => value === subtype),
    context: traitContexts.find((value) => value === context),
  }
  const ignored: TraitList['ignored'] = []
  if (min_stage !== undefined && !stage) ignored.push('min_stage')
  if (subtype !== undefined && !known.subtype) ignored.push('subtype')
  if (context !== undefined && !known.context) ignored.push('context')
  return { min_stage: stage ?? DEFAULT_STAGE, ...known, ignored }
}

/** All active traits of a user, the highest stage first, then the surest. One round trip. */
export async function listTraits(ctx: Context, input: ListTraits): Promise<TraitList> {
  const { user_id, ...given } = ListTraits.parse(input)
  const { min_stage, subtype, context, ignored } = readFilters(given)
  const conditions = [
    sql`memory.subject_id = ${subjectId(userSubject(user_id))}`,
    isActiveFrom(min_stage),
    visibleTo(ctx.actor, 'memory'),
    ...(subtype ? [sql`memory.trait_subtype = ${subtype}`] : []),
    ...(context ? [sql`memory.trait_context = ${context}`] : []),
  ]
  const { traits } = await read(
    ctx,
    { traits: memoryRows(sql`WHERE ${sql.join(conditions, sql` AND `)} ORDER BY ${bestFirst}`) },
    { replica: true },
  )
  return { items: traits.map(shown), next_cursor: null, ignored }
}
