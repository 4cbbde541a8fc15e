import { sql } from 'drizzle-orm'
import { expectThat, insertRows, type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { CoreError, type Issue } from '../errors.ts'
import { sessionUuid, turnUuid } from '../ingest/commit/identity.ts'
import { searchText } from '../ingest/turns/turn.ts'
import { batchWithCalls } from '../models/calls.ts'
import { embedTexts } from '../models/embed.ts'
import { subjectId, upsertSubject, userSubject } from '../tenancy/records/subjects.ts'
import { ExternalId } from '../text/strings.ts'
import { toLexemes } from '../text/tokens.ts'
import { type PortableTable, portableTables, userColumns } from './lines/tables.ts'
import { type Imported, lineSchemas } from './schemas.ts'

type Row = Record<string, unknown>
interface Line {
  readonly kind: string
  readonly row: Row
}

/** Lines of one batch: with their vectors they stay below what a request to the database may carry. */
const AT_ONCE = 500

/**
 * Takes back what an export wrote, for this user. Rows that are there already stay as they are, so that parts
 * may be sent again; an export may be cut between any two lines and sent in parts, in order. Vectors and
 * words for the search are made anew.
 * @param lines the parsed lines, numbered from 1 in what is said of their faults
 * @throws CoreError `invalid` or `unknown_field`, naming the line
 */
export async function importUser(
  ctx: Context,
  input: { readonly user_id: string; readonly lines: readonly unknown[] },
): Promise<Imported> {
  const user_id = ExternalId.parse(input.user_id)
  const parsed = input.lines.map(parseLine)
  const rows: Record<string, number> = {}
  for (let first = 0; first < parsed.length; first += AT_ONCE) {
    const counts = await importPart(ctx, user_id, parsed.slice(first, first + AT_ONCE))
    for (const [kind, count] of Object.entries(counts)) rows[kind] = (rows[kind] ?? 0) + count
  }
  return { user_id, rows }
}

function parseLine(line: unknown, index: number): Line {
  const kind = (line as { kind?: unknown } | null)?.kind
  const schema = typeof kind === 'string' ? lineSchemas[kind] : undefined
  const place = `line ${index + 1}`
  if (!schema)
    throw invalid([{ path: `${place}.kind`, code: 'invalid_value', message: 'unknown kind of line' }])
  const parsed = schema.safeParse(line)
  if (parsed.success) {
    const { kind: _, ...row } = parsed.data
    return { kind: kind as string, row }
  }
  const [fault] = parsed.error.issues
  const path = [place, ...(fault?.path ?? [])].map(String).join('.')
  const unknown = fault?.code === 'unrecognized_keys'
  throw invalid(
    [{ path, code: unknown ? 'unknown_field' : (fault?.code ?? 'invalid'), message: fault?.message ?? '' }],
    unknown,
  )
}

const invalid = (issues: readonly Issue[], unknown = false): CoreError =>
  new CoreError(unknown ? 'unknown_field' : 'invalid', `${issues[0]?.path}: ${issues[0]?.message}`, {
    issues,
  })

async function importPart(
  ctx: Context,
  user_id: string,
  lines: readonly Line[],
): Promise<Record<string, number>> {
  const place = { tenant_id: ctx.tenant_id, user_id }
  const tables = portableTables.filter(({ kind }) => lines.some((line) => line.kind === kind))
  const inserts: Statement<{ one: number }[]>[] = []
  for (const table of tables) {
    const rows = lines.filter((line) => line.kind === table.kind).map(({ row }) => stored(place, table, row))
    inserts.push(insertPortable(user_id, table, await searchable(ctx, table.kind, rows)))
  }
  const users = lines.filter(({ kind }) => kind === 'user').map(({ row }) => setUser(user_id, row))
  const names = lines.filter(({ kind }) => kind === 'session').map(({ row }) => row.session_id)
  const before = [
    upsertSubject(userSubject(user_id), ctx.clock.now()),
    expectOwnSessions(user_id, names),
    ...users,
  ]
  const results = await write(ctx, [...before, ...inserts])
  return Object.fromEntries(
    tables.map(({ kind }, index) => [kind, (results[before.length + index] as unknown[]).length]),
  )
}

/**
 * What the tables themselves refuse (a value out of its range, a reference to nothing) is the input's fault.
 */
async function write(ctx: Context, statements: readonly Statement[]): Promise<unknown[]> {
  try {
    return await batchWithCalls(ctx, statements)
  } catch (error) {
    const state = error instanceof CoreError && error.code === 'internal' ? stateOf(error.cause) : undefined
    if (!state?.startsWith('22') && !state?.startsWith('23')) throw error
    throw new CoreError(
      'invalid',
      'A line refers to something that is not there, or holds a value out of its range.',
      {
        cause: error,
      },
    )
  }
}

function stateOf(cause: unknown): string | undefined {
  const { code, cause: deeper } = (cause ?? {}) as { code?: unknown; cause?: { code?: unknown } }
  const state = code ?? deeper?.code
  return typeof state === 'string' ? state : undefined
}

/** Names of sessions become inside ids again, and turns get theirs. */
function stored(place: { tenant_id: string; user_id: string }, table: PortableTable, row: Row): Row {
  const session =
    typeof row.session_id === 'string'
      ? sessionUuid(place.tenant_id, place.user_id, row.session_id)
      : undefined
  if (table.kind === 'session') return { id: session, ...row }
  if (table.kind === 'turn')
    return { ...row, session_id: session, id: turnUuid(session ?? '', String(row.turn_id)) }
  return table.ofSession ? { ...row, session_id: session } : row
}

async function searchable(ctx: Context, kind: string, rows: readonly Row[]): Promise<readonly Row[]> {
  if (kind !== 'turn' && kind !== 'memory') return rows
  const texts = rows.map((row) =>
    kind === 'turn' ? searchText(row as { name: string | null; text: string }) : String(row.content),
  )
  const vectors = await embedTexts(ctx, texts)
  return rows.map((row, index) => ({
    ...row,
    ...toLexemes(texts[index] ?? ''),
    embedding: vectors[index] ?? null,
    embedding_model: vectors[index] ? ctx.embedder.model : null,
  }))
}

const insertPortable = (
  user_id: string,
  { table }: PortableTable,
  rows: readonly Row[],
): Statement<{ one: number }[]> =>
  insertRows(table, rows, {
    fixed: { tenant_id: sql`(SELECT neuromem_tenant())`, subject_id: subjectId(userSubject(user_id)) },
    onConflict: sql`ON CONFLICT DO NOTHING`,
    returning: sql`RETURNING 1 AS one`,
  })

/** A session belongs to one user of a tenant. */
const expectOwnSessions = (user_id: string, names: readonly unknown[]): Statement =>
  expectThat(
    sql`NOT EXISTS (SELECT FROM conversation_sessions c JOIN json_array_elements_text(${JSON.stringify(names)}::json) AS g(name)
          ON c.session_id = g.name JOIN subjects s ON s.id = c.subject_id AND s.erased_at IS NULL
        WHERE c.tenant_id = (SELECT neuromem_tenant()) AND c.subject_id <> ${subjectId(userSubject(user_id))})`,
    'session_conflict',
    'A session of these lines belongs to another user of this tenant.',
  )

function setUser(user_id: string, row: Row): Statement {
  const columns = sql.join(
    userColumns.map((name) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`),
    sql`, `,
  )
  return statement(
    sql`UPDATE subjects s SET ${columns} FROM json_populate_record(NULL::subjects, ${JSON.stringify(row)}::json) r
        WHERE s.id = ${subjectId(userSubject(user_id))}`,
  )
}
