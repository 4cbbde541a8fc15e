import * as z from 'zod'
import type { Usage } from '../../../src/core/ports.ts'
import { EndpointError } from './endpoint.ts'

const Count = z.number().nullish().catch(null)
const Used = z.object({ prompt_tokens: Count, completion_tokens: Count }).nullish()
const Words = z.object({ content: z.string().nullish(), refusal: z.string().nullish() })

const Completion = z.object({
  choices: z.array(z.object({ message: Words, finish_reason: z.string().nullish() })).min(1),
  usage: Used,
})

const Chunk = z.object({
  choices: z.array(z.object({ delta: Words.nullish(), finish_reason: z.string().nullish() })),
  usage: Used,
})

const Fault = z.object({
  error: z.object({
    message: z.string().nullish(),
    type: z.string().nullish(),
    code: z.union([z.string(), z.number()]).nullish(),
  }),
})

const Vectors = z.object({
  data: z.array(z.object({ embedding: z.custom<number[]>(isVector) })),
  usage: Used,
})

/** Tested by hand: a thousand numbers a text. */
function isVector(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number')
}

export const NO_USAGE: Usage = { input_tokens: 0, output_tokens: 0 }

/** What a whole answer says. */
export function completionOf(answer: unknown): { readonly text: string; readonly usage: Usage } {
  const { choices, usage } = readAs(Completion, answer)
  return { text: wordsOf(choices[0]!.message), usage: usageOf(usage) }
}

/** What one event of a stream says: a piece of text, or that the reply is complete, or what it used. */
export function chunkOf(event: unknown) {
  const fault = Fault.safeParse(event)
  if (fault.success) throw faultOf(fault.data.error)
  const { choices, usage } = readAs(Chunk, event)
  const [choice] = choices
  return {
    text: choice?.delta ? wordsOf(choice.delta) : '',
    finished: choice?.finish_reason != null,
    usage: usage ? usageOf(usage) : undefined,
  }
}

/** One vector a text, in the order of the texts. */
export function vectorsOf(answer: unknown, count: number): { vectors: number[][]; usage: Usage } {
  const { data, usage } = readAs(Vectors, answer)
  if (data.length !== count) throw new EndpointError(200, `${data.length} vectors for ${count} texts`)
  return {
    vectors: data.map(({ embedding }) => embedding),
    usage: { ...usageOf(usage), output_tokens: 0 },
  }
}

const wordsOf = ({ content, refusal }: z.infer<typeof Words>): string => `${content ?? ''}${refusal ?? ''}`

const usageOf = (used: z.infer<typeof Used>): Usage => ({
  input_tokens: used?.prompt_tokens ?? 0,
  output_tokens: used?.completion_tokens ?? 0,
})

function readAs<Shape>(shape: z.ZodType<Shape>, answer: unknown): Shape {
  const read = shape.safeParse(answer)
  if (read.success) return read.data
  throw new EndpointError(200, z.prettifyError(read.error))
}

/** A fault inside a stream whose status was 200 already: the status that it would have had. */
function faultOf({ code, type, message }: z.infer<typeof Fault>['error']): EndpointError {
  const words = `${code ?? ''} ${type ?? ''}`
  const told = Number(code)
  if (told >= 400 && told <= 599) return new EndpointError(told, message ?? words)
  if (/insufficient_quota|rate_limit/iu.test(words)) return new EndpointError(429, message ?? words)
  return new EndpointError(/timeout/iu.test(words) ? 504 : 500, message ?? words)
}
