import { sql } from 'drizzle-orm'
import { texts } from '../../../../../db/sql.ts'
import { type Statement, statement } from '../../../../../db/statements.ts'
import { subjectId, userSubject } from '../../../tenancy/records/subjects.ts'

/** Of these names, in lower case, those of speakers of a user's turns. */
export const speakersAmong = (
  userId: string,
  names: readonly string[],
): Statement<{ readonly name: string }[]> =>
  statement(
    sql`SELECT DISTINCT lower(turn.name) AS name
        FROM turns AS turn
        WHERE turn.subject_id = ${subjectId(userSubject(userId))}
          AND turn.name IS NOT NULL
          AND lower(turn.name) = ANY (${texts(names)})`,
  )

const SAYS_SOMETHING = /[\p{L}\p{N}]/u
const LATIN = /^[\p{Script=Latin}\p{N}]/u

/**
 * A query as it is embedded: without the names of speakers, as whole words, because a name draws everything
 * that its bearer says near. Nothing but names: the whole query.
 */
export function withoutSpeakers(query: string, names: readonly string[]): string {
  const longestFirst = names.toSorted((one, other) => other.length - one.length)
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
