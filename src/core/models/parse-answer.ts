import type * as z from 'zod'
import { sentSchema, withNulls } from './sent-schema.ts'

export type Parsed<Output> =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly faults: readonly string[] }

const MOST_FAULTS = 20

/**
 * Reads a model's JSON text by the task's schema. A code fence around it is understood; anything else around
 * it is a fault.
 */
export function parseAnswer<Output>(schema: z.ZodType<Output>, text: string): Parsed<Output> {
  let answer: unknown
  try {
    answer = JSON.parse(withoutFence(text))
  } catch {
    return { ok: false, faults: ['the answer is not one JSON value'] }
  }
  const read = schema.safeParse(withNulls(answer, sentSchema(schema)))
  if (read.success) return { ok: true, output: read.data }
  const faults = read.error.issues.map((issue) => `${issue.path.join('.') || 'answer'}: ${issue.message}`)
  return { ok: false, faults: faults.slice(0, MOST_FAULTS) }
}

function withoutFence(text: string): string {
  const fenced = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?```\s*$/u.exec(text)
  return fenced?.[1] ?? text
}
