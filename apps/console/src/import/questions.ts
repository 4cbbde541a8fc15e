import type {
  Detection,
  ImportRecord,
  ImportReport,
  Incomplete,
  Mode,
  ReadOptions,
  SkipReason,
  Source,
} from 'neuromem/import'

/** How the files are read: what a worker can be sent of it. */
export interface Reading extends Omit<ReadOptions, 'conversations' | 'startedAt'> {
  /** Conversations that stay out, by their id in the export. */
  readonly left?: readonly string[]
  /** Which columns of unknown lines of JSON say what. */
  readonly columns?: Columns
}

/** Fields of a line that stand for those of a message; an empty text: there is none. */
export interface Columns {
  readonly role: string
  readonly content: string
  readonly time: string
}

export interface Conversation {
  /** In the export. */
  readonly id: string
  readonly title: string | null
  readonly started_at: string | null
  readonly messages: number
}

/** What there is in an export. */
export interface Survey {
  readonly conversations: readonly Conversation[]
  readonly messages: number
  readonly memories: number
  readonly skipped: Partial<Record<SkipReason, number>>
  readonly incomplete: Incomplete | null
}

/** What files are: of a known product, or lines of JSON with these fields, or neither. */
export interface Look {
  readonly detection: Detection | null
  readonly fields: readonly string[]
}

export interface Preview {
  readonly report: ImportReport
  /** The first of them. */
  readonly records: readonly ImportRecord[]
}

/** The next records of a run, and what is known of the export by now. */
export interface Records {
  readonly records: readonly ImportRecord[]
  readonly done: boolean
  readonly source: Source | null
  readonly version: string | null
  readonly incomplete: Incomplete | null
}

interface About {
  readonly files: readonly File[]
  readonly reading: Reading
}

/** What a worker is asked; it answers one question, or goes on handing out records. */
export type Question =
  | { readonly ask: 'look'; readonly files: readonly File[] }
  | ({ readonly ask: 'survey' } & About)
  | ({ readonly ask: 'preview'; readonly mode: Mode } & About)
  | ({ readonly ask: 'read' } & About)
  | { readonly ask: 'more' }

export interface Answers {
  look: Look
  survey: Survey
  preview: Preview
  read: Records
  more: Records
}

export type Reply = { readonly answer: unknown } | { readonly fault: { code: string; message: string } }
