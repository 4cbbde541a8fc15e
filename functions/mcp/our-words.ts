import type * as z from 'zod'
import { explain } from '../../src/core/text/input/messages.ts'
import { toInvalid } from '../problems.ts'

/** The same schema for the library, which says what is wrong with arguments in the words of the API. */
export function inOurWords<Schema extends z.ZodObject>(schema: Schema): Schema {
  const validate = (given: unknown) => {
    const read = schema.safeParse(given, { error: explain })
    if (read.success) return { value: read.data }
    const { issues } = toInvalid(read.error.issues)
    return { issues: issues?.map(({ path, message }) => ({ path: [path], message })) }
  }
  return Object.create(schema, { '~standard': { value: { ...schema['~standard'], validate } } })
}
