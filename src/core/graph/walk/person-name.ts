import { type SQL, sql } from 'drizzle-orm'
import { USER_NODE } from '../writing/nodes.ts'

/**
 * What the person is called, by the newest name that is not over: a SELECT of at most one `name`.
 * @param subject the subject's inside id
 */
export const personName = (subject: SQL): SQL => sql`SELECT called.name
        FROM entities AS person
        JOIN relations AS relation
          ON relation.subject_id = person.subject_id
          AND relation.subject_entity_id = person.id
          AND relation.predicate = 'NAMED'
          AND relation.invalid_at IS NULL
        JOIN entities AS called
          ON called.subject_id = relation.subject_id AND called.id = relation.object_entity_id
        WHERE person.subject_id = ${subject} AND person.norm = ${USER_NODE}
        ORDER BY relation.valid_at DESC
        LIMIT 1`
