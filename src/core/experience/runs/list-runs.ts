import { type SQL, sql } from 'drizzle-orm'
import { int } from '../../../../db/sql.ts'
import type { Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { subjectId } from '../../tenancy/records/subjects.ts'
import { decodeCursor, NewestFirst, page } from '../../text/cursor.ts'
import { bankSubject } from '../claims/rows.ts'
import { moleculesNamed, toMolecules } from '../molecules/rows.ts'
import { selectRunsInShort } from './rows.ts'
import { OfBank, type RunList } from './schemas.ts'

/** The runs of a bank, newest first, with what is known of their molecules. */
export async function listRuns(ctx: Context, input: OfBank): Promise<RunList> {
  const { bank, limit, cursor } = OfBank.parse(input)
  const { runs } = await read(ctx, {
    runs: selectRunsInShort(
      sql`WHERE run.subject_id = ${subjectId(bankSubject(bank))}
            AND ${cursor === undefined ? sql`true` : olderThan(cursor)}
          ORDER BY run.created_at DESC, run.id DESC
          LIMIT ${int(limit + 1)}`,
    ),
  })
  const shown = page(
    runs,
    limit,
    (row) => [row.created_at.toISOString(), row.id],
    (row) => row,
  )
  const names = [...new Set(shown.items.flatMap((run) => run.modifiers))]
  const { molecules } =
    names.length > 0 ? await read(ctx, { molecules: moleculesNamed(names) }) : { molecules: [] }
  return {
    items: shown.items.map(({ run_id, used_item_ids, delta_id, created_at, modifiers }) => ({
      run_id,
      bank,
      used_item_ids,
      molecules: toMolecules(modifiers, molecules),
      delta_id,
      created_at: created_at.toISOString(),
    })),
    next_cursor: shown.next_cursor,
  }
}

function olderThan(cursor: string): SQL {
  const [at, id] = decodeCursor(cursor, NewestFirst)
  return sql`(run.created_at, run.id) < (${at}::timestamptz, ${id}::uuid)`
}
