import { sql } from 'drizzle-orm'
import { entities, entity_aliases, relations } from '../../../db/schema/index.ts'
import { tenant } from '../../../db/sql.ts'
import { insertRows, statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import { subjectId, userSubject } from '../../../src/core/tenancy/records/subjects.ts'
import { idOf } from '../../../src/core/text/hash.ts'
import { normalise } from '../../../src/core/text/normalise.ts'

/** Relations of a user in every bench: less than a talkative person has after a month. */
export const RELATIONS = 200
/** Relations to one thing, about. */
const TIES = 5

interface Source {
  readonly id: string
  readonly content: string
}

/**
 * Gives a user a graph: things named by words of the first memories (those that `queriesOf` asks about), tied
 * to the user and to each other, every relation with the memory that it comes from.
 */
export async function seedRelations(ctx: Context, user_id: string, count = RELATIONS): Promise<void> {
  const subject = subjectId(userSubject(user_id))
  const fixed = { tenant_id: tenant, subject_id: subject }
  const now = ctx.clock.now()
  const most = Math.ceil(count / TIES)
  const [sources] = await ctx.db.batch([
    statement<Source>(sql`
      SELECT id, content FROM memories WHERE subject_id = ${subject} AND NOT content LIKE '%;%'
      ORDER BY id LIMIT ${most}::int`),
  ])
  const names = [
    ...new Set(sources.map(({ content }) => content.split(' ')[Math.floor(content.split(' ').length / 2)]!)),
  ]
  const id = (name: string) => idOf('entity', user_id, name)
  const made = { created_at: now }
  const things = [
    { name: `node of ${user_id}`, type: 'user' },
    ...names.map((name) => ({ name, type: 'thing' })),
  ]
  await ctx.db.batch([
    insertRows(
      entities,
      things.map(({ name, type }) => ({ id: id(name), type, name, norm: normalise(name), ...made })),
      { fixed },
    ),
    insertRows(
      entity_aliases,
      things.map(({ name }) => ({ norm: normalise(name), entity_id: id(name), alias: name, ...made })),
      { fixed },
    ),
    insertRows(
      relations,
      tiesOf(
        things.map(({ name }) => id(name)),
        sources,
        count,
      ).map((tie) => ({ ...tie, ...made, updated_at: now })),
      { fixed },
    ),
  ])
}

/**
 * Every third tie is the user's own; the rest are between things, three steps around the list apart and more.
 */
function tiesOf(ids: readonly string[], sources: readonly Source[], count: number) {
  const [user, ...things] = ids
  return Array.from({ length: count }, (_, place) => {
    const from = place % 3 === 0 ? user! : things[place % things.length]!
    const to = things[(place * 7 + 3) % things.length]!
    return {
      id: idOf('relation', user!, place),
      subject_entity_id: from === to ? user! : from,
      predicate: `PREDICATE_${place}`,
      object_entity_id: to,
      weight: 0.5 + (place % 50) / 100,
      support_count: 1,
      source_memory_id: sources[place % sources.length]!.id,
    }
  })
}
