import { sql } from 'drizzle-orm'
import { texts } from '../../../../../db/sql.ts'
import { type Statement, statement } from '../../../../../db/statements.ts'
import { USER_NODE } from '../../../graph/writing/nodes.ts'
import { subjectId, userSubject } from '../../../tenancy/records/subjects.ts'

/** A name that is the person's own, among those of speakers: no name has this sign. */
const OWN = '@'
export const asOwn = (name: string): string => `${OWN}${name}`

/** Of what was found the names that are the person's own, without their sign. */
export const ownAmong = (found: readonly string[]): string[] =>
  found.filter((name) => name.startsWith(OWN)).map((name) => name.slice(OWN.length))

/**
 * Of these names, in lower case, those of speakers of a user's turns, and, as `asOwn` marks them, those by which the
 * person is known: what they said that they are called, its first word, and a Chinese name without the family's.
 */
export function speakersAmong(
  userId: string,
  names: readonly string[],
): Statement<{ readonly name: string }[]> {
  const subject = subjectId(userSubject(userId))
  return statement(
    sql`WITH called AS MATERIALIZED (
          SELECT called.norm
          FROM entities AS person
          JOIN relations AS relation
            ON relation.subject_id = person.subject_id
            AND relation.subject_entity_id = person.id
            AND relation.predicate = 'NAMED'
            AND relation.invalid_at IS NULL
          JOIN entities AS called
            ON called.subject_id = relation.subject_id AND called.id = relation.object_entity_id
          WHERE person.subject_id = ${subject} AND person.norm = ${USER_NODE}
          UNION
          SELECT alias.norm
          FROM entities AS person
          JOIN entity_aliases AS alias
            ON alias.subject_id = person.subject_id AND alias.entity_id = person.id
          WHERE person.subject_id = ${subject} AND person.norm = ${USER_NODE} AND alias.norm <> ${USER_NODE}
        )
        SELECT DISTINCT lower(turn.name) AS name
        FROM turns AS turn
        WHERE turn.subject_id = ${subject}
          AND turn.name IS NOT NULL
          AND lower(turn.name) = ANY (${texts(names)})
        UNION ALL
        SELECT DISTINCT ${OWN} || asked.name
        FROM called, unnest(${texts(names)}::text[]) AS asked (name)
        WHERE called.norm = asked.name
          OR starts_with(called.norm, asked.name || ' ')
          OR (called.norm ~ '^[一-龥]{3}$' AND right(called.norm, 2) = asked.name)`,
  )
}

const SAYS_SOMETHING = /[\p{L}\p{N}]/u
const LATIN = /^[\p{Script=Latin}\p{N}]/u

/**
 * A query as it is embedded: without the names of speakers, as whole words, because a name draws everything
 * that its bearer says near. Nothing but names: the whole query.
 */
export function withoutSpeakers(query: string, names: readonly string[]): string {
  const longestFirst = names
    .map((name) => (name.startsWith(OWN) ? name.slice(OWN.length) : name))
    .toSorted((one, other) => other.length - one.length)
  const left = longestFirst
    .reduce((text, name) => text.replace(asWord(name), ' '), query)
    .replace(/\s+/gu, ' ')
    .trim()
  return SAYS_SOMETHING.test(left) ? left : query
}

function asWord(name: string): RegExp {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  return LATIN.test(name)
    ? new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?:['’]s)?(?![\\p{L}\\p{N}])`, 'giu')
    : new RegExp(plain, 'giu')
}
