import type { Context } from '../context.ts'
import { read, write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { sessionUuid, turnHash, turnUuid } from '../ingest/commit/identity.ts'
import { believeClaims } from '../memories/table/take-back.ts'
import { embedTexts } from '../models/embed.ts'
import { spendingFor } from '../models/holds.ts'
import { withinQuota } from '../tenancy/records/room.ts'
import { lockSubject, upsertSubject, userSubject } from '../tenancy/records/subjects.ts'
import { contentHash } from '../text/hash.ts'
import { meantBy, memoryLexemes } from '../text/reading/dated-quote.ts'
import { turnLexemes } from '../text/reading/spoken.ts'
import { ExternalId } from '../text/strings.ts'
import { type Lexemes, toLexemes } from '../text/tokens.ts'
import { idsIn, idsOfOthers, renamed } from './lines/foreign-ids.ts'
import { removeBereft, withoutForgotten } from './lines/forgotten.ts'
import { type PortableLine, parseLine } from './lines/parse.ts'
import {
  insertPortable,
  isSearchable,
  type PortableRow,
  type SearchableKind,
  setUser,
  setVectors,
} from './lines/rows.ts'
import { type PortableTable, portableTables } from './lines/tables.ts'
import type { Imported } from './schemas.ts'

/** Lines with vectors of one batch: they stay below what a request to the database may carry. */
const LINES_AT_ONCE = 2_000

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
  const given = input.lines.map(parseLine)
  const { others } = await read(ctx, { others: idsOfOthers(user_id, idsIn(given)) })
  const parsed = renamed(user_id, given, new Set(others.map(({ id }) => id)))
  const { lines, refused, bereft } = await withoutForgotten(ctx, user_id, parsed, (row) =>
    turnUuid(sessionUuid(ctx.tenant_id, user_id, String(row.session_id)), String(row.turn_id)),
  )
  const rows = await importLines(ctx, user_id, lines, bereft)
  return { user_id, rows, rejected: refused > 0 ? { forgotten: refused } : {} }
}

/** All lines in one batch; the vectors of more than go into one come after it. */
async function importLines(
  ctx: Context,
  user_id: string,
  lines: readonly PortableLine[],
  bereft: readonly string[],
): Promise<Record<string, number>> {
  const rowsOf = (kind: string) => lines.filter((line) => line.kind === kind).map(({ row }) => row)
  const isOneBatch = lines.length <= LINES_AT_ONCE
  const paying = spendingFor(ctx, user_id)
  const inserts: Record<string, ReturnType<typeof insertPortable>> = {}
  const withoutVectors: [SearchableKind, readonly PortableRow[]][] = []
  for (const table of portableTables) {
    const { kind } = table
    const rows = rowsOf(kind).map((row) => stored(ctx.tenant_id, user_id, table, row))
    if (rows.length === 0) continue
    if (!isSearchable(kind)) {
      inserts[kind] = insertPortable(user_id, table, rows)
      continue
    }
    const searched = rows.map((row) => withWords(kind, row))
    if (!isOneBatch) withoutVectors.push([kind, searched])
    const whole = isOneBatch ? await withVectors(paying, kind, searched) : searched
    inserts[kind] = insertPortable(user_id, table, whole)
  }
  const { rows } = await writeRows(ctx, user_id, {
    user: rowsOf('user').map((row) => setUser(user_id, row)),
    rows: inserts,
    believed: believeClaims(userSubject(user_id), vouchedFor(lines)),
    bereft: removeBereft(user_id, bereft),
  })
  for (const [kind, rows] of withoutVectors) await addVectors(paying, user_id, kind, rows)
  return Object.fromEntries(Object.entries(rows).map(([kind, inserted]) => [kind, inserted.length]))
}

/** Traits of which a line of evidence, or of a child, is here. */
const vouchedFor = (lines: readonly PortableLine[]): string[] => [
  ...new Set(
    lines.flatMap(({ kind, row }) => {
      const id = kind === 'trait_evidence' ? row.trait_id : kind === 'memory' ? row.trait_parent_id : null
      return typeof id === 'string' ? [id] : []
    }),
  ),
]

/** In parts that a request to the database may carry; what has vectors already keeps them. */
async function addVectors(
  ctx: Context,
  user_id: string,
  kind: SearchableKind,
  rows: readonly PortableRow[],
): Promise<void> {
  for (let first = 0; first < rows.length; first += LINES_AT_ONCE) {
    const part = await withVectors(ctx, kind, rows.slice(first, first + LINES_AT_ONCE))
    const subject = userSubject(user_id)
    await write(ctx, { vectors: setVectors(subject, kind, part) }, { on: lockSubject(subject) })
  }
}

interface ImportWrites {
  readonly user: ReturnType<typeof setUser>[]
  /** By kind of line. */
  readonly rows: Readonly<Record<string, ReturnType<typeof insertPortable>>>
  readonly believed: ReturnType<typeof believeClaims>
  readonly bereft: ReturnType<typeof removeBereft>
}

/**
 * What the tables themselves refuse (a value out of its range, a reference to nothing) is the input's fault.
 */
async function writeRows(ctx: Context, user_id: string, writes: ImportWrites) {
  try {
    const on = upsertSubject(userSubject(user_id), ctx.clock.now())
    return await write(ctx, { quota: withinQuota(), ...writes }, { on })
  } catch (error) {
    const state = error instanceof CoreError && error.code === 'internal' ? stateOf(error.cause) : undefined
    if (!state?.startsWith('22') && !state?.startsWith('23')) throw error
    const detail = 'A line refers to something that is not there, or holds a value out of its range.'
    throw new CoreError('invalid', detail, { cause: error })
  }
}

function stateOf(cause: unknown): string | undefined {
  const { code, cause: deeper } = (cause ?? {}) as { code?: unknown; cause?: { code?: unknown } }
  const state = code ?? deeper?.code
  return typeof state === 'string' ? state : undefined
}

/** Names of sessions become inside ids again, and turns get theirs. */
function stored(tenantId: string, userId: string, table: PortableTable, row: PortableRow): PortableRow {
  const session =
    typeof row.session_id === 'string' ? sessionUuid(tenantId, userId, row.session_id) : undefined
  if (table.kind === 'session') return { id: session, ...row }
  if (table.kind === 'turn') {
    const content_hash = turnHash(row as unknown as Parameters<typeof turnHash>[0])
    return { ...row, session_id: session, id: turnUuid(session ?? '', String(row.turn_id)), content_hash }
  }
  if (table.kind === 'memory') return { ...row, ...claimed(row), content_hash: hashOfMemory(row) }
  return table.ofSession ? { ...row, session_id: session } : row
}

/** A trait is believed for its evidence, not for what a line says. */
const claimed = ({ memory_type, trait_stage }: PortableRow) =>
  memory_type === 'trait' && BELIEVED.has(String(trait_stage))
    ? { trait_stage: 'candidate', trait_stage_claimed: trait_stage }
    : { trait_stage_claimed: null }

const BELIEVED = new Set(['emerging', 'established', 'core'])

const HASH = /^[0-9a-f]{64}$/

/**
 * What happened is unique in its session, which a memory's line does not say: there the hash stays. An answer to
 * a belief is unique in its cycle.
 */
function hashOfMemory({
  memory_type,
  content,
  content_hash,
  confirmation,
  reflected_in,
}: PortableRow): string {
  const stays = memory_type === 'episodic' && typeof content_hash === 'string' && HASH.test(content_hash)
  if (stays) return content_hash
  return contentHash(confirmation === true && reflected_in ? `${reflected_in} ${content}` : String(content))
}

const textOf = (kind: string, row: PortableRow): string =>
  kind === 'turn' ? String(row.text) : meantBy(String(row.content))

/** The words by which a commit, an extraction or a reflection would have indexed it. */
function lexemesOf(kind: string, row: PortableRow): Lexemes {
  if (kind === 'turn') return turnLexemes(row as unknown as Parameters<typeof turnLexemes>[0])
  const content = String(row.content)
  if (row.memory_type === 'trait') return toLexemes(content)
  return memoryLexemes(content, row.about as string | null | undefined)
}

const withWords = (kind: string, row: PortableRow): PortableRow => ({
  ...row,
  ...lexemesOf(kind, row),
  embedding: null,
  embedding_model: null,
})

async function withVectors(
  ctx: Context,
  kind: string,
  rows: readonly PortableRow[],
): Promise<readonly PortableRow[]> {
  const vectors = await embedTexts(
    ctx,
    rows.map((row) => textOf(kind, row)),
  )
  return rows.map((row, index) => ({
    ...row,
    embedding: vectors[index] ?? null,
    embedding_model: vectors[index] ? ctx.embedder.model : null,
  }))
}
