import { type SQL, sql } from 'drizzle-orm'
import { literal } from '../../../../../db/sql.ts'

/**
 * Longer texts are cut; where all candidates would not fit, those far down their arms' order are cut shorter,
 * so that every one has a place.
 */
export const TEXT_CHARACTERS = 2000
export const SHORT_CHARACTERS = 200
/** `meta`, `attachments` or `metadata` of more bytes are left out; by its id the row has them. */
export const EXTRA_BYTES = 12 * 1024

/** A text as its row of `shares`, `sized`, allows. */
export const shown = (alias: string, column: string): SQL =>
  sql`left(${sql.raw(`${alias}.${column}`)},
      CASE WHEN sized.is_whole THEN ${literal(TEXT_CHARACTERS)} ELSE ${literal(SHORT_CHARACTERS)} END)`

/** Bytes of what the application gave beside the text, by the same row. */
export const extras: SQL = sql`sized.extras`

/** What the application gave beside the text, or `empty`. */
export const shownExtra = (alias: string, column: string, empty: string, bytes = extras): SQL =>
  sql`CASE WHEN sized.is_whole AND ${bytes} <= ${literal(EXTRA_BYTES)}
      THEN ${sql.raw(`${alias}.${column}`)} ELSE ${sql.raw(`'${empty}'`)}::jsonb END`
