/** What a JSON text may say. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/** The products whose exports are read. */
export const sources = [
  'neuromem',
  'mem0',
  'zep',
  'graphiti',
  'honcho',
  'letta',
  'chatgpt',
  'claude',
  'langchain',
  'jsonl',
  'server-memory',
  'hindsight',
  'supermemory',
  'pam',
] as const
export type Source = (typeof sources)[number]

/** Why an item of an export became nothing. `not_in_mode` and `refused` are said by `importInto` alone. */
const skipReasons = [
  'system',
  'hidden',
  'reasoning',
  'tool',
  'branch',
  'empty',
  'attachment',
  'agent',
  'account',
  'superseded',
  'retracted',
  'link',
  'unknown_type',
  'malformed',
  'too_long',
  'other_user',
  'filtered',
  'not_in_mode',
  'refused',
] as const
export type SkipReason = (typeof skipReasons)[number]

export type Role = 'user' | 'assistant' | 'tool' | 'system'
export interface Attachment {
  readonly type: 'tool_result' | 'file' | 'image_ref'
  readonly name?: string
  readonly ref?: string
}

/** A turn as `POST /sessions/{id}/turns` takes it. */
export interface ImportedTurn {
  readonly turn_id: string
  readonly role: Role
  readonly text: string
  /** ISO 8601 in UTC with milliseconds. */
  readonly timestamp_iso: string
  readonly name?: string
  readonly attachments?: Attachment[]
  readonly meta: JsonObject
}

export type MemoryKind = 'fact' | 'episodic' | 'note' | 'document'
export type Category = 'fact' | 'preference' | 'task' | 'rule' | 'note'

/** A conversation, or the next part of one: all parts but the last have a multiple of 40 turns. */
export interface SessionRecord {
  readonly kind: 'session'
  readonly session_id: string
  readonly title?: string
  readonly started_at?: string
  readonly turns: ImportedTurn[]
}
export interface MemoryRecord {
  readonly kind: 'memory'
  readonly external_id: string
  readonly content: string
  readonly type: MemoryKind
  readonly category?: Category
  /** The person's own words or settings, so nothing that would have to be confirmed. */
  readonly by_person?: true
  readonly created_at?: string
  readonly valid_at?: string
  readonly invalid_at?: string
  readonly expires_at?: string
  /** 0–10 */
  readonly importance?: number
  readonly metadata?: JsonObject
}
export interface RelationRecord {
  readonly kind: 'relation'
  readonly external_id: string
  readonly subject: string
  readonly predicate: string
  readonly object: string
  readonly fact?: string
  readonly created_at?: string
  readonly valid_at?: string
  readonly invalid_at?: string
  readonly metadata?: JsonObject
}
/** A line of our own export, which goes back as it is. */
export interface LineRecord {
  readonly kind: 'line'
  readonly line: JsonObject & { readonly kind: string }
}
export interface SkippedRecord {
  readonly kind: 'skipped'
  /** `<file>#<id or place of the item>` */
  readonly where: string
  readonly why: SkipReason
}
export type ImportRecord = SessionRecord | MemoryRecord | RelationRecord | LineRecord | SkippedRecord

/**
 * A browser's `File` is one. ZIPs are opened wherever they are given; `stream` may be asked for more than
 * once.
 */
export interface InputFile {
  readonly name: string
  readonly size?: number
  /** Milliseconds since 1970, when the file was last changed. */
  readonly lastModified?: number
  stream(): ReadableStream<Uint8Array>
}

/** The beginning of a file, or of an entry of a ZIP. */
export interface FileHead {
  readonly name: string
  /** The first value in it, as far as 64 KiB go; `undefined` when it is no JSON. */
  readonly value: unknown
  /** One value a line. */
  readonly lines: boolean
}
export interface Detection {
  readonly source: Source
  readonly version: string
  /** 0–1 */
  readonly confidence: number
  /** What this export is known to lack. */
  readonly note: string | null
}

export interface ConversationHead {
  readonly id: string
  readonly title: string | null
  readonly started_at: string | null
}
export interface ReadOptions {
  readonly source?: Source
  /** Of times that name no zone: an IANA name or an offset such as `+08:00`. Default UTC. */
  readonly timeZone?: string
  /** Output of tools as turns of role tool, instead of leaving it out. */
  readonly tools?: boolean
  /** Whose rows are meant where an export has several people's. Default: the first met. */
  readonly sourceUser?: string
  /** ISO 8601: what is older is left out. */
  readonly since?: string
  /** ISO 8601: of conversations that have no times. Default: the file's own date. */
  readonly startedAt?: string
  conversations?(conversation: ConversationHead): boolean
}

export interface Incomplete {
  readonly expected: number
  readonly found: number
}
/**
 * The records of an export, read anew at each iteration. What stands beside them is known at the end of one.
 */
export interface Records extends AsyncIterable<ImportRecord> {
  readonly source: Source | null
  readonly version: string | null
  readonly incomplete: Incomplete | null
}

/** What reads one product's exports. */
export interface Importer {
  readonly source: Source
  detect(head: FileHead): Detection | null
  read(files: readonly InputFile[], options?: ReadOptions): Records
}
