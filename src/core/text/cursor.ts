import * as z from 'zod'
import { CoreError } from '../errors.ts'
import { OwnMoment } from './moments.ts'
import { jsonBytesOf } from './strings.ts'

/** Where a list goes on: the sort key of the last row shown. Opaque to the caller. */
export function encodeCursor(key: readonly (string | number)[]): string {
  const plain = JSON.stringify(key).replace(/[\u{80}-\u{10ffff}]/gu, escaped)
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** JSON may write any character in ASCII, which is all that base64 takes. */
const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, place) => `\\u${character.charCodeAt(place).toString(16).padStart(4, '0')}`,
  ).join('')

/** @throws CoreError `malformed` for anything that this list did not hand out. */
export function decodeCursor<Key>(cursor: string, schema: z.ZodType<Key>): Key {
  try {
    return schema.parse(JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))))
  } catch (cause) {
    throw new CoreError('malformed', 'The cursor is not one that this list gave.', { cause })
  }
}

/** A number in a column of type integer that counts from 0. */
export const SmallOrdinal = z.int().min(0).max(2_147_483_647)

/** A number in a column of type bigint that counts from 0. */
export const Ordinal = z.int().min(0)

/** Sort key of rows listed newest first: `created_at` and id. */
export const NewestFirst = z.tuple([OwnMoment, z.uuid()])

export const PAGE = 50
const MAX_PAGE = 200

/** How many items a list shows at once. */
export const Limit = z.coerce
  .number()
  .int()
  .min(1)
  .max(MAX_PAGE)
  .meta({ description: `Items at once, at most ${MAX_PAGE}` })

/** Where a list goes on. */
export const Cursor = z
  .string()
  .max(8_192)
  .optional()
  .meta({ description: 'The `next_cursor` of the page before; the first page without it' })

/** What a list answers beside its items. */
export const NextCursor = z
  .string()
  .nullable()
  .meta({ description: 'Give it as `cursor` for the next page; null when this was the last one' })

/** What a list answers: the items of a page, and where the next one begins. */
export const listOf = <Items extends z.ZodType>(items: Items) =>
  z.strictObject({ items, next_cursor: NextCursor })

/** UTF-8 of the JSON of a page, about. */
export const PAGE_BYTES = 4 * 1024 * 1024

/**
 * As many of some items, in order, as a page of JSON holds: at least one.
 * @param most how many at most
 * @param room what of a page they may take, in bytes
 */
export function fitting<Item>(
  items: readonly Item[],
  most: number = items.length,
  room = PAGE_BYTES,
): Item[] {
  let bytes = 0
  const over = items.slice(0, most).findIndex((item, place) => {
    bytes += jsonBytesOf(item)
    return bytes > room && place > 0
  })
  return items.slice(0, over === -1 ? most : over)
}

/**
 * A page of `limit + 1` rows that were read, cut by their number and by the size of their items, with the
 * cursor of its last row if there is more.
 */
export function page<Row, Item>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => readonly (string | number)[],
  toItem: (row: Row) => Item,
) {
  const items = fitting(rows.slice(0, limit).map((row) => toItem(row)))
  const last = rows[items.length - 1]
  return { items, next_cursor: rows.length > items.length && last ? encodeCursor(keyOf(last)) : null }
}
