import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { invalidAt } from '../errors.ts'
import { type SubjectRef, userSubject } from '../tenancy/records/subjects.ts'
import { decodeCursor, PAGE, page } from '../text/cursor.ts'
import { normalise } from '../text/normalise.ts'
import { PlainText } from '../text/strings.ts'
import { type FactList, ListFacts, MAX_HOPS } from './schemas.ts'
import { eachOnce, type FactRow, toFact } from './walk/facts.ts'
import { readDirect } from './walk/read-direct.ts'
import { readGraph } from './walk/read-graph.ts'

/** Hops, weight and relations of the last fact shown. */
const FactCursor = z.tuple([z.int().min(1).max(MAX_HOPS), z.number().min(0).max(1), PlainText])
type FactCursor = z.infer<typeof FactCursor>
/** Among direct facts it is one relation, which the database compares. */
const DirectFactCursor = z.tuple([z.literal(1), z.number().min(0).max(1), z.uuid()])

/** Paths that one list is made of. */
const MOST_PATHS = 1_000

/**
 * What is known of an entity (by name or alias) up to three hops out, nearer and heavier first; without an
 * entity, direct facts of all. An unknown user or entity has no facts.
 * @throws CoreError `invalid` for more than one hop from nowhere
 */
export async function listFacts(ctx: Context, input: ListFacts): Promise<FactList> {
  const { user_id, entity, hops, limit = PAGE, cursor } = ListFacts.parse(input)
  const after = cursor ? decodeCursor(cursor, entity === undefined ? DirectFactCursor : FactCursor) : null
  if (entity === undefined && hops > 1) throw invalidAt('hops', 'more than 1 start from an entity')
  const user = userSubject(user_id)
  const rows =
    entity === undefined
      ? await allFacts(ctx, user, after, limit)
      : await factsAround(ctx, user, { entity, hops, after })
  return page(rows, limit, keyOf, toFact)
}

async function allFacts(
  ctx: Context,
  user: SubjectRef,
  after: FactCursor | null,
  limit: number,
): Promise<FactRow[]> {
  const where = after
    ? sql`relation.weight < ${after[1]}::float8
              OR (relation.weight = ${after[1]}::float8 AND relation.id > ${after[2]}::uuid)`
    : sql`true`
  const direct = readDirect(user, { where, now: ctx.clock.now(), limit: limit + 1 })
  const { rows } = await read(ctx, { rows: direct })
  return rows.map((row) => row.data)
}

async function factsAround(
  ctx: Context,
  user: SubjectRef,
  { entity, hops, after }: { entity: string; hops: number; after: FactCursor | null },
): Promise<FactRow[]> {
  const candidates = { names: [normalise(entity)], tokens: [] }
  const { graph } = await read(ctx, {
    graph: readGraph(user, { candidates, now: ctx.clock.now(), hops, paths: MOST_PATHS }),
  })
  return eachOnce(graph[0]!.facts).filter((fact) => !after || isAfter(keyOf(fact), after))
}

const keyOf = (row: FactRow): FactCursor => [row.relations.length, row.weight, row.relations.join()]

function isAfter(
  [hops, weight, relations]: FactCursor,
  [lastHops, lastWeight, lastRelations]: FactCursor,
): boolean {
  if (hops !== lastHops) return hops > lastHops
  return weight === lastWeight ? relations > lastRelations : weight < lastWeight
}
