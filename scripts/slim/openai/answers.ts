import type { APICallError, LanguageModelV4Usage } from '@ai-sdk/provider'
import * as z from 'zod'
import { refused } from './endpoint.ts'

const Count = z.number().nullish().catch(null)
const Used = z.object({ prompt_tokens: Count, completion_tokens: Count }).nullish()
const Words = z.object({ content: z.string().nullish() })

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

/** What a whole answer says. */
export function completionOf(answer: unknown) {
  const { choices, usage } = readAs(Completion, answer)
  const [choice] = choices
  return {
    text: wordsOf(choice!.message),
    finish: choice!.finish_reason ?? undefined,
    usage: usageOf(usage),
  }
}

/** What one event of a stream says: a piece of text, why the reply is complete, or what it used. */
export function chunkOf(event: unknown) {
  const fault = Fault.safeParse(event)
  if (fault.success) throw faultOf(fault.data.error)
  const { choices, usage } = readAs(Chunk, event)
  const [choice] = choices
  return {
    text: choice?.delta ? wordsOf(choice.delta) : '',
    finish: choice?.finish_reason ?? undefined,
    usage: usage ? usageOf(usage) : undefined,
  }
}

const wordsOf = ({ content }: z.infer<typeof Words>): string => content ?? ''

function usageOf(used: z.infer<typeof Used>): LanguageModelV4Usage {
  const [input, output] = [used?.prompt_tokens ?? undefined, used?.completion_tokens ?? undefined]
  return {
    inputTokens: { total: input, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: output, text: undefined, reasoning: undefined },
  }
}

export const NOTHING_USED = usageOf(undefined)

function readAs<Shape>(shape: z.ZodType<Shape>, answer: unknown): Shape {
  const read = shape.safeParse(answer)
  if (read.success) return read.data
  throw refused('', 200, z.prettifyError(read.error))
}

/** A fault inside a stream whose status was 200 already: the status that it would have had. */
function faultOf({ code, type, message }: z.infer<typeof Fault>['error']): APICallError {
  const words = `${code ?? ''} ${type ?? ''}`
  const told = Number(code)
  if (told >= 400 && told <= 599) return refused('', told, message ?? words)
  if (/insufficient_quota|rate_limit/iu.test(words)) return refused('', 429, message ?? words)
  return refused('', /timeout/iu.test(words) ? 504 : 500, message ?? words)
}
