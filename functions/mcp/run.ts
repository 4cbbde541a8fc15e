import type { CallToolResult, InputRequiredResult, ServerContext } from '@modelcontextprotocol/server'
import { writeLedger } from '../../src/core/doors.ts'
import type { CoreError } from '../../src/core/errors.ts'
import { visible, visibleWithin } from '../../src/core/text/harmless/visible.ts'
import { toCoreError } from '../problems.ts'
import { fitted, LARGEST_ANSWER } from './tokens.ts'
import type { Answer, Asking, Tool } from './tool.ts'

/** How a destructive tool asks the person first, where the client can. */
export type Consent = (
  one: Tool,
  input: unknown,
  request: ServerContext,
) => Promise<InputRequiredResult | CallToolResult | undefined>

/** An error as a tool's answer: the model reads it, the protocol carries on. */
export const failure = (code: string, detail: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: `${code}: ${detail}` }],
})

/** A model reads both: nothing in them that a person would not see. */
const toResult = ({ structured, text }: Answer): CallToolResult => ({
  content: [{ type: 'text', text: visible(text) }],
  structuredContent: visibleWithin(structured) as Record<string, unknown>,
})

/**
 * One call of a tool: what it says, cut to what a model can take. Whatever goes wrong becomes a code and a
 * sentence here, because the library would show the message of any error.
 */
export async function runTool(
  one: Tool,
  asking: Asking,
  input: unknown,
  request: ServerContext,
  consent: Consent,
): Promise<CallToolResult | InputRequiredResult> {
  return recorded(asking, async () => {
    const asked = one.confirm ? await consent(one, input, request) : undefined
    if (asked) return asked
    const build = await one.call(asking, input as never)
    return fitted((share) => toResult(build(share)), LARGEST_ANSWER)
  }).catch((error) => {
    const { code, detail } = known(asking, error)
    return failure(code, detail)
  })
}

/** Errors as what they mean to a caller; what nobody foresaw is logged by its name alone. */
export function known({ ctx }: Asking, error: unknown): CoreError {
  const fault = toCoreError(error)
  if (fault.code === 'internal') {
    const frames =
      error instanceof Error ? error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) : []
    ctx.log.error('unexpected', {
      name: error instanceof Error ? error.name : typeof error,
      frames: frames?.slice(0, 6),
    })
  }
  return fault
}

/**
 * Model calls count and cost, also where the work failed; a streamed answer has no other place to write them.
 */
export async function recorded<Value>({ ctx }: Asking, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } finally {
    await writeLedger(ctx).catch(() => ctx.log.error('model_calls_lost', { calls: ctx.ledger.total.calls }))
  }
}
