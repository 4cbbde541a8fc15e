import { type SQL, sql } from 'drizzle-orm'
import { tenant, uuid } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { read, write } from '../../doors.ts'
import { forgetRows, forgottenOf, newDeed, type Removal, removing } from '../../forgetting/of-no-user.ts'
import type { ForgetPlan, Forgotten } from '../../forgetting/schemas.ts'
import { lockSubject, subjectId } from '../../tenancy/records/subjects.ts'
import { citation, expectItemUuid, itemNotFound } from '../claims/ids.ts'
import { bankSubject, itemsById } from '../claims/rows.ts'
import { ForgetItem } from './schemas.ts'

/**
 * An item with its claims and edits, and its entries in what learnings changed and answered.
 * @throws CoreError `not_found`, also the second time
 */
export async function forgetItem(ctx: Context, input: ForgetItem): Promise<Forgotten | ForgetPlan> {
  const { id: cited, dry_run } = ForgetItem.parse(input)
  const id = expectItemUuid(cited)
  const { items } = await read(ctx, { items: itemsById([id]) })
  const [item] = items
  if (!item) throw itemNotFound(cited)
  const removal = removalOf(item.bank, id)
  if (dry_run) return forgetRows(ctx, removal, true)
  const deed = newDeed(ctx, removal)
  const { removed } = await write(
    ctx,
    { deltas: withoutItem(item.bank, id), ...removing(deed) },
    { on: lockSubject(removal.owner) },
  )
  return forgottenOf(deed, removed[0]?.rows ?? {})
}

function removalOf(bank: string, id: string): Removal {
  const owner = bankSubject(bank)
  const ofBank = sql`tenant_id = ${tenant} AND subject_id = ${subjectId(owner)}`
  const ofItem = sql`${ofBank} AND item_id = ${uuid(id)}`
  return {
    kind: 'item',
    owner,
    going: {
      experience_items: sql`${ofBank} AND id = ${uuid(id)}`,
      experience_claims: ofItem,
      experience_edits: ofItem,
    },
    answers: { path: '$.** ? (@ == $item)', names: { item: citation(id) } },
    notFound: itemNotFound(citation(id)).message,
  }
}

/** Learnings name the item no more, so that one that is rolled back or asked again does not bring it back. */
const withoutItem = (bank: string, id: string): Statement =>
  statement(
    sql`UPDATE experience_deltas AS delta
        SET changes = (
            SELECT coalesce(json_agg(change ORDER BY place), '[]')
            FROM json_array_elements(delta.changes) WITH ORDINALITY AS listed(change, place)
            WHERE change ->> 'item_id' <> ${id}),
          learned = (delta.learned::jsonb || jsonb_build_object(
            'proposals', ${otherProposals(citation(id))},
            'added', ${otherIds('added', citation(id))},
            'updated', ${otherIds('updated', citation(id))},
            'archived', ${otherIds('archived', citation(id))},
            'dropped', ${ofOthers('dropped', citation(id))},
            'verdicts', ${ofOthers('verdicts', citation(id))}))::json
        WHERE delta.subject_id = ${subjectId(bankSubject(bank))}
          AND (position(${id} IN delta.changes::text) > 0 OR position(${id} IN delta.learned::text) > 0)`,
  )

/** Proposals of other items: the n-th that adds is of the n-th id that was added. */
const otherProposals = (cited: string): SQL => sql`(
              SELECT coalesce(jsonb_agg(proposal ORDER BY place), '[]')
              FROM (
                SELECT proposal, place,
                  count(*) FILTER (WHERE proposal ->> 'kind' = 'add') OVER (ORDER BY place)::int AS nth_added
                FROM jsonb_array_elements(delta.learned::jsonb -> 'proposals')
                  WITH ORDINALITY AS listed(proposal, place)) AS numbered
              WHERE coalesce(
                proposal ->> 'mem_id',
                delta.learned::jsonb -> 'added' ->> (nth_added - 1)) IS DISTINCT FROM ${cited})`

const otherIds = (list: 'added' | 'updated' | 'archived', cited: string): SQL =>
  sql`(delta.learned::jsonb -> ${sql.raw(`'${list}'`)}) - ${cited}::text`

const ofOthers = (list: 'dropped' | 'verdicts', cited: string): SQL => sql`(
              SELECT coalesce(jsonb_agg(one ORDER BY place), '[]')
              FROM jsonb_array_elements(delta.learned::jsonb -> ${sql.raw(`'${list}'`)})
                WITH ORDINALITY AS listed(one, place)
              WHERE one ->> 'mem_id' IS DISTINCT FROM ${cited})`
