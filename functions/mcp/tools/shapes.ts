import * as z from 'zod'
import { CoreError } from '../../../src/core/errors.ts'
import type { getMemory } from '../../../src/core/memories/get.ts'
import type { Memory } from '../../../src/core/memories/schemas.ts'
import type { getUser } from '../../../src/core/tenancy/get-user.ts'
import { cutTo } from '../tokens.ts'
import type { Asking } from '../tool.ts'

/** A text in a list has at most so many tokens. */
export const ITEM_TOKENS = 1_200
export const NOTHING = 'nothing is stored yet'

/** Said in a word: its long pattern would cost a model tokens for nothing. */
export const Id = z
  .string()
  .refine((id) => z.uuid().safeParse(id).success, 'must be a UUID')
  .meta({ description: 'Exact id' })

export const Type = z.enum(['fact', 'episodic', 'trait', 'note', 'document'])

/** Text of 1 to `most` code points, as JSON Schema counts them. */
export const textOf = (most: number, description: string) =>
  z
    .string()
    .refine((text) => text.trim() !== '' && [...text].length <= most, `must have 1 to ${most} characters`)
    .meta({ description, minLength: 1, maxLength: most })

const MOMENT = /^\d{4}-\d{2}-\d{2}T/u
const isMoment = (text: string): boolean =>
  z.iso.datetime({ offset: true }).safeParse(text).success || z.iso.date().safeParse(text).success

/** A moment with an offset, or a day. */
export const When = (description: string) =>
  z.string().refine(isMoment, 'must be a moment with an offset, or a day').meta({ description })

/** A day begins in UTC; asked about as a whole, it ends there. */
export const momentOf = (given: string, time: '00:00:00Z' | '23:59:59.999Z' = '00:00:00Z'): string =>
  MOMENT.test(given) ? given : `${given}T${time}`

export const Listed = z.strictObject({ id: z.string(), kind: z.string(), text: z.string(), date: z.string() })
export type Listed = z.infer<typeof Listed>

/** Since when it holds where that is known, else when it was noted; ISO 8601. */
export const dateOf = ({ valid_at, created_at }: Memory): string => valid_at ?? created_at

/** A memory as tools list it, its text cut to `ITEM_TOKENS`. */
export const toListed = (memory: Memory): Listed => ({
  id: memory.id,
  kind: memory.memory_type,
  text: cutTo(memory.content, ITEM_TOKENS).text,
  date: dateOf(memory),
})

/** `id kind YYYY-MM-DD text`. */
export const lineOf = ({ id, kind, text, date }: Listed): string =>
  `${id} ${kind} ${date.slice(0, 10)} ${text}`

/** @throws CoreError `not_found`, as the route of the same operation does */
export const memoryOf = ({ ask }: Asking, id: string): Promise<Memory> =>
  ask<typeof getMemory>('getMemory', { params: { id } })

/** Asked only where an answer is empty: a model that hears it looks no further. */
export async function nothingIsStored({ ask, place }: Asking): Promise<boolean> {
  try {
    const user = await ask<typeof getUser>('getUser', { params: { user_id: place.user_id } })
    return user.turns + user.memories + user.traits === 0
  } catch (error) {
    if (error instanceof CoreError && error.code === 'not_found') return true
    throw error
  }
}
