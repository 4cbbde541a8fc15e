import type { memories } from '../../../../db/schema/memory.ts'
import type { Memory, Trait } from '../schemas.ts'

/** Columns of `memories` that what is shown is made of, as the driver gives them: no vector, no lexemes. */
export const memoryColumns = [
  'id',
  'memory_type',
  'content',
  'importance',
  'valence',
  'category',
  'subtype',
  'evidence_level',
  'requires_confirmation',
  'user_triggered_save',
  'forget_policy',
  'expires_at',
  'valid_at',
  'invalid_at',
  'created_at',
  'updated_at',
  'expired_at',
  'superseded_by',
  'version',
  'metadata',
  'sensitive',
  'trait_stage',
  'trait_subtype',
  'trait_confidence',
  'trait_context',
  'trait_parent_id',
  'trait_reinforcement_count',
  'trait_contradiction_count',
  'trait_first_observed',
  'trait_last_reinforced',
  'trait_window_start',
  'trait_window_end',
  'trait_derived_from',
  'trait_sides',
  'said_by',
  'about',
  'modality',
  'last_stated_at',
  'verified_at',
  'due_at',
  'time',
  'minutes_east',
  'forgotten_at',
] as const satisfies readonly (keyof typeof memories.$inferSelect)[]

export type MemoryRow = Pick<typeof memories.$inferSelect, (typeof memoryColumns)[number]>

/** What a row does not hold itself: its user, and for a trait the traits that point to it. */
export interface MemoryExtras {
  readonly user_id: string
  readonly child_ids?: readonly string[] | null
}

/** Types that speak of the person where nothing else is said. */
const ofPerson: ReadonlySet<string> = new Set(['fact', 'episodic', 'note'])

/** What ended with nothing in its place is followed by itself. */
export const followerOf = ({ id, superseded_by }: Pick<MemoryRow, 'id' | 'superseded_by'>): string | null =>
  superseded_by === id ? null : superseded_by

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** A row as the API shows it. Every key is there; what is not known is null. */
export function toMemory(row: MemoryRow, extras: MemoryExtras): Memory {
  return {
    id: row.id,
    user_id: extras.user_id,
    memory_type: row.memory_type as Memory['memory_type'],
    content: row.content,
    importance: row.importance,
    valence: row.valence,
    category: row.category as Memory['category'],
    subtype: row.subtype as Memory['subtype'],
    evidence_level: row.evidence_level as Memory['evidence_level'],
    requires_confirmation: row.requires_confirmation,
    user_triggered_save: row.user_triggered_save,
    forget_policy: row.forget_policy as Memory['forget_policy'],
    expires_at: iso(row.expires_at),
    valid_at: iso(row.valid_at),
    invalid_at: iso(row.invalid_at),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    expired_at: iso(row.expired_at),
    superseded_by: followerOf(row),
    version: row.version,
    sensitive: row.sensitive as Memory['sensitive'],
    metadata: row.metadata as Memory['metadata'],
    said_by: row.said_by,
    about: row.about ?? (ofPerson.has(row.memory_type) ? 'user' : null),
    modality: (row.modality ?? 'stated') as Memory['modality'],
    last_stated_at: iso(row.last_stated_at),
    verified_at: iso(row.verified_at),
    due_at: iso(row.due_at),
    time: row.time as Memory['time'],
    forgotten_at: iso(row.forgotten_at),
    trait: row.memory_type === 'trait' ? toTrait(row, extras.child_ids ?? []) : null,
  }
}

function toTrait(row: MemoryRow, childIds: readonly string[]): Trait {
  return {
    stage: (row.trait_stage ?? 'candidate') as Trait['stage'],
    subtype: (row.trait_subtype ?? 'behavior') as Trait['subtype'],
    confidence: row.trait_confidence,
    context: row.trait_context ?? 'general',
    parent_id: row.trait_parent_id,
    child_ids: [...childIds],
    reinforcement_count: row.trait_reinforcement_count ?? 0,
    contradiction_count: row.trait_contradiction_count ?? 0,
    first_observed: iso(row.trait_first_observed),
    last_reinforced: iso(row.trait_last_reinforced),
    window_start: iso(row.trait_window_start),
    window_end: iso(row.trait_window_end),
    derived_from: row.trait_derived_from ?? 'reflection',
    sides: row.trait_sides as Trait['sides'],
  }
}

const isMoment = memoryColumns.map((column) =>
  /_at$|^trait_(first_observed|last_reinforced|window_start|window_end)$/u.test(column),
)
const moments = memoryColumns.filter((_, place) => isMoment[place])

/** A row as the list of its `memoryColumns`, as JSON gives it. */
export function fromList(values: readonly unknown[]): MemoryRow {
  const row: Record<string, unknown> = {}
  for (let place = 0; place < memoryColumns.length; place += 1) {
    const value = values[place]
    row[memoryColumns[place]!] = isMoment[place] && typeof value === 'string' ? new Date(value) : value
  }
  return row as unknown as MemoryRow
}

/** A row as JSON gives it, with its times as dates again. */
export function fromJson(row: Readonly<Record<string, unknown>>): MemoryRow {
  const dated = { ...row }
  for (const column of moments) {
    const value = row[column]
    if (typeof value === 'string') dated[column] = new Date(value)
  }
  return dated as unknown as MemoryRow
}
