import {
  acceptedContent,
  createRequestStateCodec,
  inputRequired,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { hashOf } from '../../src/core/text/hash.ts'
import { type Consent, failure } from './run.ts'
import { cutTo, LARGEST_ANSWER } from './tokens.ts'
import type { Asking, Tool } from './tool.ts'

const TEN_MINUTES_S = 600
const QUESTION = 'confirm'

/** What was shown, so that a person's yes counts for this alone. */
interface Shown {
  readonly tool: string
  readonly of: string
}

const isForm = (elicitation: unknown): boolean =>
  typeof elicitation === 'object' &&
  elicitation !== null &&
  (Object.keys(elicitation).length === 0 || 'form' in elicitation)

/** Whether the client says with the request that it can ask its person; only the newer protocol does. */
function canAsk({ mcpReq }: ServerContext): boolean {
  const envelope = mcpReq.envelope as Readonly<Record<string, unknown>> | undefined
  const capabilities = envelope?.['io.modelcontextprotocol/clientCapabilities'] as
    | { readonly elicitation?: unknown }
    | undefined
  return isForm(capabilities?.elicitation)
}

/**
 * Asks the person before something is destroyed; the state that goes to the client and back is signed and
 * bound to the caller.
 */
export function consentOf(asking: Asking, secret: string) {
  const { tenant_id, user_id } = asking.caller
  const codec = createRequestStateCodec<Shown>({
    key: hashOf('mcp request state', secret),
    ttlSeconds: TEN_MINUTES_S,
    bind: () => hashOf(tenant_id, asking.caller.key_id, user_id),
  })

  const consent: Consent = async (one: Tool, input, request) => {
    if (!canAsk(request) || !one.confirm) return undefined
    const shown = { tool: one.name, of: hashOf(JSON.stringify(input)) }
    const before = request.mcpReq.requestState<Shown>()
    const answered = request.mcpReq.inputResponses?.[QUESTION] as { readonly action?: unknown } | undefined
    if (before !== undefined && answered !== undefined) {
      if (before.tool !== shown.tool || before.of !== shown.of)
        return failure('forbidden', 'The person was asked about something else.')
      const given = acceptedContent<{ forget?: unknown }>(request.mcpReq.inputResponses, QUESTION)
      if (answered.action === 'accept' && given?.forget !== false) return undefined
      return failure('declined', 'The person did not want it; nothing has changed.')
    }
    const says = await one.confirm(asking, input as never)
    if (says === undefined) return undefined
    const message = cutTo(says, LARGEST_ANSWER - 500).text
    return inputRequired({
      inputRequests: {
        [QUESTION]: inputRequired.elicit({
          message,
          requestedSchema: {
            type: 'object',
            properties: { forget: { type: 'boolean', title: 'Forget it', default: true } },
          },
        }),
      },
      requestState: await codec.mint(shown, request),
    })
  }
  return { consent, verify: codec.verify }
}
