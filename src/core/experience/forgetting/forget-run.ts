import { type SQL, sql } from 'drizzle-orm'
import { tenant, uuid, uuids } from '../../../../db/sql.ts'
import { expectThat, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { read, write } from '../../doors.ts'
import { CoreError } from '../../errors.ts'
import { forgottenOf, newDeed, planOfRows, type Removal, removing } from '../../forgetting/of-no-user.ts'
import type { ForgetPlan, Forgotten } from '../../forgetting/schemas.ts'
import { subjectId } from '../../tenancy/records/subjects.ts'
import { storedContent } from '../claims/protocol.ts'
import { bankSubject, type ItemRow, selectItems, storedClaims } from '../claims/rows.ts'
import { changeItems, editActor, type ItemChange } from '../claims/write.ts'
import { type RunRow, runById } from '../runs/rows.ts'
import { ForgetRun } from './schemas.ts'
import { withoutRun } from './without-run.ts'

const TRIES = 8

/**
 * A run, what was learned from it alone, and its part in every claim of its bank: claims stand as they would
 * without it.
 * @throws CoreError `not_found`
 * @throws WorkError when a claim that has no vector yet cannot be embedded
 */
export async function forgetRun(ctx: Context, input: ForgetRun): Promise<Forgotten | ForgetPlan> {
  const { run_id, dry_run } = ForgetRun.parse(input)
  for (let attempt = 1; ; attempt += 1) {
    const { runs } = await read(ctx, { runs: runById(run_id) })
    const [run] = runs
    if (!run) throw new CoreError('not_found', `There is no run ${run_id.slice(0, 80)}.`)
    const { items } = await read(ctx, { items: selectItems(sql`WHERE ${namesRun('item', run)}`) })
    const changes = items.flatMap((item) => withdrawn(item, run_id))
    if (dry_run) return planOfRows('run', counted(run, items, changes))
    try {
      return await withdraw(ctx, run, items, changes)
    } catch (error) {
      const isOvertaken = error instanceof CoreError && error.code === 'version_conflict'
      if (attempt === TRIES || !isOvertaken) throw error
    }
  }
}

/** How a content names a run: as JSON does. */
const quoted = (runId: string): string => JSON.stringify(runId)
const holds = (content: string, runId: string): SQL =>
  sql`position(${quoted(runId)} IN ${sql.raw(content)}) > 0`
const namesRun = (alias: string, run: RunRow): SQL =>
  sql`${sql.raw(alias)}.subject_id = ${subjectId(bankSubject(run.bank))}
    AND ${holds(`${alias}.content`, run.run_id)}`

function withdrawn(item: ItemRow, runId: string): ItemChange[] {
  const content = withoutRun(storedContent(item.content), runId)
  if (!content) return []
  const status = content.claims.length === 0 ? 'archived' : item.status
  return [{ item_id: item.id, action: 'withdrawn', before: item, after: { content, status } }]
}

/** Claims that go, and items that are archived. */
function besidesOf(items: readonly ItemRow[], changes: readonly ItemChange[]) {
  const byId = new Map(items.map((item) => [item.id, item]))
  const claimsOf = (content: string) => storedContent(content).claims.length
  const gone = changes.map(
    ({ item_id, after }) => claimsOf(byId.get(item_id)!.content) - after.content.claims.length,
  )
  const archived = changes.filter(({ before, after }) => before?.status !== after.status)
  return {
    experience_claims: gone.reduce((sum, count) => sum + count, 0),
    experience_items: archived.length,
  }
}

const counted = (run: RunRow, items: readonly ItemRow[], changes: readonly ItemChange[]) => ({
  experience_runs: 1,
  experience_deltas: run.delta_id === null ? 0 : 1,
  ...besidesOf(items, changes),
})

async function withdraw(
  ctx: Context,
  run: RunRow,
  items: readonly ItemRow[],
  changes: readonly ItemChange[],
): Promise<Forgotten> {
  const { claims } = await read(ctx, { claims: storedClaims(items.map(({ id }) => id)) })
  const note = { actor: editActor(ctx.actor), run_id: run.run_id }
  const { lock, changed } = await changeItems(ctx, run.bank, changes, claims, note)
  const deed = newDeed(ctx, removalOf(run), besidesOf(items, changes))
  const { removed } = await write(
    ctx,
    {
      allRead: expectThat(
        sql`NOT EXISTS (
          SELECT FROM experience_items item
          WHERE ${namesRun('item', run)} AND item.id <> ALL(${uuids(items.map(({ id }) => id))}))`,
        'version_conflict',
        'Something was learned from the run meanwhile.',
      ),
      changed,
      edits: withoutWordsInEdits(run),
      deltas: withoutWordsInDeltas(run),
      ...removing(deed),
    },
    { on: lock },
  )
  return forgottenOf(deed, removed[0]?.rows ?? {})
}

const removalOf = (run: RunRow): Removal => ({
  kind: 'run',
  owner: bankSubject(run.bank),
  going: {
    experience_runs: sql`tenant_id = ${tenant} AND subject_id = ${subjectId(bankSubject(run.bank))}
      AND id = ${uuid(run.id)}`,
    experience_deltas: sql`tenant_id = ${tenant} AND subject_id = ${subjectId(bankSubject(run.bank))}
      AND run_id = ${uuid(run.id)}`,
  },
  answers: { path: '$.** ? (@ == $run)', names: { run: run.run_id } },
  notFound: `There is no run ${run.run_id.slice(0, 80)}.`,
})

/** Contents of before and after that hold the run. What it added holds it by its source. */
const withoutWordsInEdits = (run: RunRow) =>
  statement(
    sql`UPDATE experience_edits AS edit
        SET old_content = CASE WHEN ${holds('edit.old_content', run.run_id)} THEN NULL
            ELSE edit.old_content END,
          new_content = CASE WHEN ${holds('edit.new_content', run.run_id)} THEN NULL
            ELSE edit.new_content END
        WHERE edit.subject_id = ${subjectId(bankSubject(run.bank))}
          AND (${holds('edit.old_content', run.run_id)} OR ${holds('edit.new_content', run.run_id)})`,
  )

const stateWithout = (side: 'before' | 'after', run: RunRow): SQL => sql`CASE
  WHEN ${holds(`(change -> '${side}' ->> 'content')`, run.run_id)}
  THEN jsonb_build_object('content', NULL, 'status', change -> '${sql.raw(side)}' -> 'status')
  ELSE change -> '${sql.raw(side)}' END`

const learnedWithout = (run: RunRow): SQL => sql`jsonb_set(delta.learned::jsonb, '{proposals}', (
            SELECT coalesce(jsonb_agg(CASE
                WHEN ${holds(`(proposal ->> 'content')`, run.run_id)}
                THEN proposal || '{"content": null}'
                ELSE proposal
              END ORDER BY place), '[]')
            FROM jsonb_array_elements(delta.learned::jsonb -> 'proposals')
              WITH ORDINALITY AS listed(proposal, place)))::json`

const withoutWordsInDeltas = (run: RunRow) =>
  statement(
    sql`UPDATE experience_deltas AS delta
        SET changes = (
          SELECT coalesce(json_agg(json_build_object(
            'item_id', change -> 'item_id',
            'before', ${stateWithout('before', run)},
            'after', ${stateWithout('after', run)})), '[]'::json)
          FROM jsonb_array_elements(delta.changes::jsonb) AS change),
          learned = ${learnedWithout(run)}
        WHERE delta.subject_id = ${subjectId(bankSubject(run.bank))}
          AND delta.run_id <> ${uuid(run.id)}
          AND (
            EXISTS (
              SELECT FROM json_array_elements(delta.changes) AS change
              WHERE ${holds(`(change -> 'before' ->> 'content')`, run.run_id)}
                OR ${holds(`(change -> 'after' ->> 'content')`, run.run_id)})
            OR EXISTS (
              SELECT FROM json_array_elements(delta.learned -> 'proposals') AS proposal
              WHERE ${holds(`(proposal ->> 'content')`, run.run_id)}))`,
  )
