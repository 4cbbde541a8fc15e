import type { memories } from '../../../db/schema/memory.ts'
import type { Context } from '../context.ts'
import { CoreError } from '../errors.ts'
import { minutesEastOf } from '../text/moments.ts'
import { memoryLexemes } from '../text/reading/dated-quote.ts'
import { lifetime } from './lifecycle/lifetimes.ts'
import { ENDS_FIRST, endsBeforeItBegins } from './lifecycle/span.ts'
import { expectLive } from './lifecycle/status.ts'
import { type EditableFields, type Memory, PatchMemory } from './schemas.ts'
import { contentColumns, expectContentFits } from './table/content.ts'
import { historyActor } from './table/history.ts'
import { expectNoTrait, readMemory, shown } from './table/rows.ts'
import type { MemoryRow } from './table/shape.ts'
import { changeMemory } from './table/writes.ts'

const plain = [
  'importance',
  'valence',
  'category',
  'subtype',
  'evidence_level',
  'requires_confirmation',
  'metadata',
  'said_by',
  'about',
] as const

type Columns = Partial<typeof memories.$inferInsert>

/**
 * The columns that an edit sets besides the content: only what differs. `permanent` without a time to live
 * ends an earlier one.
 */
function editedColumns(row: MemoryRow, given: EditableFields, now: Date): Columns {
  const wanted: Columns = {}
  for (const key of plain) if (given[key] !== undefined) Object.assign(wanted, { [key]: given[key] })
  if (given.valid_at !== undefined)
    wanted.valid_at = given.valid_at === null ? null : new Date(given.valid_at)
  if (given.modality !== undefined) wanted.modality = given.modality === 'stated' ? null : given.modality
  if (given.due_at !== undefined) wanted.due_at = given.due_at === null ? null : new Date(given.due_at)
  if (given.forget_policy !== undefined) wanted.forget_policy = given.forget_policy
  const ttl = given.ttl_seconds ?? (given.forget_policy === 'permanent' ? 0 : undefined)
  if (ttl !== undefined) Object.assign(wanted, lifetime(ttl, now))
  const stored = row as unknown as Record<string, unknown>
  const differs = ([key, value]: [string, unknown]) => JSON.stringify(stored[key]) !== JSON.stringify(value)
  const changed = Object.entries(wanted).filter(
    ([key, value]) => key !== 'ttl_seconds' && differs([key, value]),
  )
  return changed.some(([key]) => key === 'expires_at')
    ? { ...Object.fromEntries(changed), ttl_seconds: wanted.ttl_seconds }
    : Object.fromEntries(changed)
}

/**
 * Edits a memory; the old version stays in its history. New content is embedded again.
 * @throws CoreError `not_found`, `trait_is_derived`, `version_conflict` when `version` is not the stored one,
 *   `conflict` for a memory that has ended or content that another memory already has.
 */
export async function patchMemory(ctx: Context, input: PatchMemory): Promise<Memory> {
  const { id, version, content, ...fields } = PatchMemory.parse(input)
  const now = ctx.clock.now()
  const read = await readMemory(ctx, id)
  expectNoTrait(read.memory_type)
  if (read.version !== version) {
    throw new CoreError('version_conflict', `Memory ${id} is at version ${read.version}, not ${version}.`)
  }
  expectLive(read, now)
  expectContentFits(ctx.actor, content)
  const rewritten = content !== undefined && content !== read.content
  const edited = editedColumns(read, fields, now)
  expectTask({ ...read, ...edited })
  if ('valid_at' in edited) expectSpan({ ...read, ...edited })
  if (!rewritten && Object.keys(edited).length === 0) return shown(read)
  const said = { about: read.about, ...edited, content: content ?? read.content }
  const follows = rewritten
    ? await contentColumns(ctx, read.user_id, said)
    : 'about' in edited && memoryLexemes(said.content, said.about)
  const set = { ...edited, ...follows, ...clockIn(fields, edited) }
  const changed = await changeMemory(ctx, read, {
    quota: true,
    set,
    history: {
      event: 'edited',
      old_content: rewritten ? read.content : null,
      new_content: rewritten ? content : null,
      detail: { version, changed: oldAndNew(read, edited) },
      actor: historyActor(ctx.actor),
    },
  })
  return shown(changed)
}

/** The clock of a time that is written; one in UTC says nothing of whose it is. */
function clockIn({ valid_at, due_at }: EditableFields, edited: Columns): Columns {
  const minutes_east = minutesEastOf(valid_at ?? due_at ?? '')
  return minutes_east !== 0 && ('valid_at' in edited || 'due_at' in edited) ? { minutes_east } : {}
}

/** @throws CoreError `invalid`: only a task has a date by which it is due */
function expectTask({ due_at, category }: Pick<Columns, 'due_at' | 'category'>): void {
  if (due_at && category !== 'task') throw refused('due_at', 'only a task has a date by which it is due')
}

/** @throws CoreError `invalid`: nothing ends before it begins */
function expectSpan({ valid_at, invalid_at }: Pick<Columns, 'valid_at' | 'invalid_at'>): void {
  if (endsBeforeItBegins(valid_at, invalid_at)) throw refused('valid_at', ENDS_FIRST)
}

const refused = (path: string, message: string) =>
  new CoreError('invalid', message, { issues: [{ path, code: 'custom', message }] })

function oldAndNew(row: MemoryRow, edited: Columns): Record<string, [unknown, unknown]> {
  const stored = row as unknown as Record<string, unknown>
  const shownKeys = Object.entries(edited).filter(([key]) => key !== 'ttl_seconds')
  return Object.fromEntries(shownKeys.map(([key, value]) => [key, [stored[key] ?? null, value ?? null]]))
}
