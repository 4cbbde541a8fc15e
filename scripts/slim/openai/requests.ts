import type { JsonSchema } from '../../../src/core/models/sent-schema.ts'

export interface ChatMessage {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

export interface Asked {
  readonly model: string
  readonly instructions: string
  readonly messages: readonly ChatMessage[]
  readonly max_tokens?: number
}

/**
 * The body of `/chat/completions`. OpenAI's reasoning models take instructions from a developer and count
 * their thoughts among the tokens that they write; every other model, and other providers', has a system.
 */
export function chatBody({ model, instructions, messages, max_tokens }: Asked) {
  const reasons = isReasoning(model)
  const limit = reasons ? 'max_completion_tokens' : 'max_tokens'
  return {
    model,
    messages: [{ role: reasons ? 'developer' : 'system', content: instructions }, ...messages],
    ...(max_tokens !== undefined && { [limit]: max_tokens }),
  }
}

/** o1 and its line, gpt-5 and what follows it but for their chat models: as OpenAI names them. */
function isReasoning(model: string): boolean {
  if (/^o\d+(-|$)/u.test(model)) return true
  const { major, minor, variant } =
    /^gpt-(?<major>\d+)(\.(?<minor>\d+))?(-(?<variant>.+))?$/u.exec(model)?.groups ?? {}
  return Number(major) >= 5 && !(minor === undefined && (variant?.startsWith('chat') ?? false))
}

/** An answer by a schema; `name` tells the provider what it is for. */
export const bySchema = (name: string, schema: JsonSchema) => ({
  response_format: {
    type: 'json_schema',
    json_schema: { schema: withoutUnknown(schema), strict: true, name },
  },
})

/** What strict structured output refuses: it bounds neither names of keys nor patterns that look around. */
function withoutUnknown(schema: JsonSchema): JsonSchema {
  const kept = Object.entries(schema).filter(
    ([keyword, value]) =>
      keyword !== 'propertyNames' && !(keyword === 'pattern' && /\(\?<?[=!]/u.test(String(value))),
  )
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, within(keyword, value)]))
}

const OF_SCHEMAS = new Set(['properties', 'patternProperties', '$defs', 'definitions'])
const SCHEMAS = new Set(['items', 'anyOf', 'allOf', 'oneOf', 'not', 'additionalProperties'])

function within(keyword: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (OF_SCHEMAS.has(keyword))
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, withoutUnknown(part as JsonSchema)]),
    )
  if (!SCHEMAS.has(keyword)) return value
  return Array.isArray(value)
    ? value.map((part) => withoutUnknown(part as JsonSchema))
    : withoutUnknown(value as JsonSchema)
}
