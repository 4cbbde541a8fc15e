import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { int, tenant } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { decodeCursor, page } from '../../text/cursor.ts'
import { PlainText } from '../../text/strings.ts'
import { LONGEST_NAME, type MoleculeRow, toMolecule } from './rows.ts'
import { ListMolecules, type MoleculeList } from './schemas.ts'

/** Name and count of every modifier; the rest where it was looked up. */
type NamedRow = { readonly modifier: string; readonly runs: number } & Partial<MoleculeRow>

const LastName = z.tuple([PlainText])

/** Every name that a run of the tenant gives to a molecule, by name, with what is known of it. */
export async function listMolecules(ctx: Context, input: ListMolecules): Promise<MoleculeList> {
  const wanted = ListMolecules.parse(input)
  const { rows } = await read(ctx, { rows: namesOf(wanted) }, { replica: true })
  return page(
    rows,
    wanted.limit,
    (row) => [row.modifier],
    ({ modifier, runs, ...row }) => ({
      ...toMolecule(modifier, row.status ? (row as MoleculeRow) : undefined),
      runs,
    }),
  )
}

function namesOf({ status, has_cooh, cursor, limit }: z.output<typeof ListMolecules>): Statement<NamedRow[]> {
  const last = cursor === undefined ? undefined : decodeCursor(cursor, LastName)[0]
  const conditions = [
    ...(last === undefined ? [] : [sql`modifier > ${last} COLLATE "C"`]),
    ...(status === undefined ? [] : [sql`${shownStatus} = ${status}`]),
    ...(has_cooh === undefined ? [] : [sql`molecule.has_cooh = ${has_cooh}::boolean`]),
  ]
  return statement<NamedRow>(
    sql`SELECT modifier, runs, molecule.*
        FROM (
          SELECT given.name AS modifier, count(DISTINCT run.id)::int AS runs
          FROM experience_runs run
          CROSS JOIN LATERAL unnest(run.modifiers) AS given(name)
          WHERE run.tenant_id = ${tenant}
          GROUP BY given.name
        ) named
        LEFT JOIN LATERAL (
          SELECT name, status, cid, canonical_smiles, inchi_key, has_cooh
          FROM molecules
          WHERE tenant_id = ${tenant} AND name = named.modifier
        ) molecule ON true
        WHERE ${conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`}
        ORDER BY modifier COLLATE "C"
        LIMIT ${int(limit + 1)}`,
  )
}

/** The same as `toMolecule` says of a name that was not looked up. */
const shownStatus = sql`coalesce(
  molecule.status, CASE WHEN length(modifier) <= ${int(LONGEST_NAME)} THEN 'pending' ELSE 'unresolved' END)`
