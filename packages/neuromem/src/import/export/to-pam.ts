import { field, fieldsOf, textOf } from '../json.ts'
import { VERSION } from '../version.ts'
import { checksum, contentHash } from './canonical.ts'
import { type Held, hold, isShown, type Line, type MemoryRow, newHeld, parsedLines } from './lines.ts'
import type { PamConversation, PamMemory, PamRelation, PamStatus, PamStore, PamType } from './pam-types.ts'

const PLATFORM = 'neuromem'
const EXPORTER = `neuromem/${VERSION}`

export interface PamOptions {
  /** ISO 8601; by default now. */
  readonly exportedAt?: string
  /** Whose memory it is; an export does not say. */
  readonly owner?: string
}

/** A person's export as a memory store of Portable AI Memory 1.0. @param lines of `GET /users/{id}/export` */
export async function toPam(
  lines: AsyncIterable<Line> | Iterable<Line>,
  options: PamOptions = {},
): Promise<PamStore> {
  const held = newHeld()
  for await (const line of parsedLines(lines)) hold(held, line)
  const exportedAt = new Date(options.exportedAt ?? Date.now()).toISOString()
  const shown = held.memories.filter((memory) => isShown(held, memory))
  const byId = new Map(shown.map((memory) => [memory.id, memory]))
  const memories = await Promise.all(shown.map((memory) => memoryOf(held, byId, memory, exportedAt)))
  return {
    schema: 'portable-ai-memory',
    schema_version: '1.0',
    spec_uri: 'https://portable-ai-memory.org/spec/v1.0',
    export_id: crypto.randomUUID(),
    exported_by: EXPORTER,
    export_date: exportedAt,
    owner: { id: options.owner ?? 'user' },
    memories,
    relations: relationsOf(held, byId),
    conversations_index: conversationsOf(held, memories),
    integrity: {
      canonicalization: 'RFC8785',
      checksum: await checksum(memories),
      total_memories: memories.length,
    },
    export_type: 'full',
  }
}

type ById = ReadonlyMap<string, MemoryRow>

async function memoryOf(held: Held, byId: ById, row: MemoryRow, now: string): Promise<PamMemory> {
  const kind = typeOf(row)
  const times = timesOf(byId, row)
  const source = held.sources.get(row.id)
  const confidence = field(row, 'trait_confidence')
  return {
    id: row.id,
    type: kind.type,
    custom_type: kind.custom ?? null,
    status: statusOf(row, times.valid_until, now),
    content: row.content,
    content_hash: await contentHash(row.content),
    tags: [],
    confidence: {
      ...(typeof confidence === 'number' ? { current: confidence } : {}),
      decay_model: row.memory_type === 'trait' ? 'time_exponential' : 'none',
      last_reinforced: textOf(row, 'trait_last_reinforced'),
    },
    temporal: times,
    provenance: {
      platform: PLATFORM,
      conversation_ref: source && held.sessions.has(source.session) ? source.session : null,
      message_ref: source?.turn ?? null,
      extraction_method: methodOf(row),
      extractor: EXPORTER,
    },
    access: { visibility: 'private', exportable: true, shared_with: [] },
    embedding_ref: null,
    metadata: {
      memory_type: row.memory_type,
      importance: Number(field(row, 'importance') ?? 5),
      evidence_level: textOf(row, 'evidence_level'),
      waiting: field(row, 'requires_confirmation') === true,
      stage: textOf(row, 'trait_stage'),
    },
  }
}

/** What PAM said of a memory that came from there, while nobody has changed it since. */
function saidByPam(row: MemoryRow): ReturnType<typeof fieldsOf> {
  const imported = fieldsOf(fieldsOf(field(row, 'metadata')).imported)
  return imported.source === 'pam' && (field(row, 'version') ?? 1) === 1 ? imported : {}
}

const TRAITS: Readonly<Record<string, { type: PamType; custom?: string }>> = {
  preference: { type: 'preference' },
  core: { type: 'identity' },
  behavior: { type: 'custom', custom: 'behavior' },
}
const CATEGORIES: Readonly<Record<string, PamType>> = {
  preference: 'preference',
  task: 'goal',
  rule: 'instruction',
}
const TYPES: readonly string[] = [
  'fact',
  'preference',
  'skill',
  'context',
  'relationship',
  'goal',
  'instruction',
  'identity',
  'environment',
  'project',
]

function typeOf(row: MemoryRow): { type: PamType; custom?: string } {
  const said = saidByPam(row)
  const was = textOf(said, 'type') ?? ''
  const custom = textOf(said, 'custom_type')
  if (was === 'custom' && custom) return { type: 'custom', custom }
  if (TYPES.includes(was)) return { type: was as PamType }
  const category = CATEGORIES[textOf(row, 'category') ?? '']
  if (row.memory_type === 'trait')
    return TRAITS[textOf(row, 'trait_subtype') ?? ''] ?? { type: 'custom', custom: 'trait' }
  if (row.memory_type === 'document') return { type: 'custom', custom: 'document' }
  if (row.memory_type === 'fact') return { type: category ?? 'fact' }
  return { type: category === 'instruction' ? category : 'context' }
}

function timesOf(byId: ById, row: MemoryRow): PamMemory['temporal'] {
  const imported = fieldsOf(fieldsOf(field(row, 'metadata')).imported)
  const created_at = textOf(imported, 'created_at') ?? row.created_at
  const newer = byId.get(textOf(row, 'superseded_by') ?? '')
  const ended = newer ? (textOf(newer, 'valid_at') ?? newer.created_at) : null
  const until = textOf(row, 'invalid_at') ?? ended ?? textOf(row, 'expires_at', 'expired_at')
  const updated_at = textOf(saidByPam(row), 'updated_at') ?? textOf(row, 'updated_at')
  const gone = textOf(row, 'superseded_by') !== null
  return {
    created_at,
    updated_at,
    valid_from: textOf(row, 'valid_at') ?? created_at,
    valid_until: until ?? (gone ? updated_at : null),
    superseded_by: newer ? newer.id : null,
  }
}

function statusOf(row: MemoryRow, until: string | null, now: string): PamStatus {
  const said = textOf(saidByPam(row), 'status')
  if (said === 'archived' || said === 'deprecated') return said
  if (textOf(row, 'expired_at') !== null) return 'archived'
  if (textOf(row, 'superseded_by') !== null) return 'superseded'
  const isOver = textOf(row, 'invalid_at') !== null && Date.parse(until ?? now) <= Date.parse(now)
  return isOver ? 'superseded' : 'active'
}

function methodOf(row: MemoryRow): PamMemory['provenance']['extraction_method'] {
  const level = textOf(row, 'evidence_level')
  if (row.memory_type === 'trait' || field(row, 'requires_confirmation') === true) return 'llm_inference'
  if (level === null) return 'api_export'
  return level === 'S0_user_claim' || level === 'S3_user_confirmed' ? 'explicit_user_input' : 'llm_inference'
}

function relationsOf(held: Held, byId: ById): PamRelation[] {
  const relations: Omit<PamRelation, 'id'>[] = []
  for (const { trait, memory, supports, at } of held.evidence)
    relations.push({ from: memory, to: trait, type: supports ? 'supports' : 'contradicts', created_at: at })
  for (const row of byId.values()) {
    const parent = byId.get(textOf(row, 'trait_parent_id') ?? '')
    const newer = byId.get(textOf(row, 'superseded_by') ?? '')
    if (parent)
      relations.push({ from: parent.id, to: row.id, type: 'derived_from', created_at: parent.created_at })
    const at = textOf(row, 'invalid_at') ?? newer?.created_at ?? ''
    if (newer) relations.push({ from: newer.id, to: row.id, type: 'supersedes', created_at: at })
  }
  return relations
    .filter(({ from, to }) => byId.has(from) && byId.has(to))
    .map((relation) => ({ id: `${relation.type}:${relation.from}:${relation.to}`, ...relation }))
}

function conversationsOf(held: Held, memories: readonly PamMemory[]): PamConversation[] {
  const derived = new Map<string, string[]>()
  for (const { id, provenance } of memories) {
    const session = provenance.conversation_ref
    if (session !== null) derived.set(session, [...(derived.get(session) ?? []), id])
  }
  return [...held.sessions.values()].map(({ id, turns, started_at, last_turn_at }) => ({
    id,
    platform: PLATFORM,
    title: null,
    message_count: turns,
    temporal: { created_at: started_at, updated_at: last_turn_at },
    derived_memories: derived.get(id) ?? [],
  }))
}
