import type { WebhookSender } from '../../src/core/ports.ts'
import { refusalOf } from '../../src/core/webhooks/sending/address.ts'
import { PATIENCE_MS } from '../../src/core/webhooks/sending/patience.ts'
import { leadsAstray, type Resolve, resolveByHttps } from './resolved.ts'

/**
 * Posts messages by `fetch`, once the name leads to the open net alone. What `fetch` connects to is its own
 * second look at the name: that this platform reaches nothing private is what stands behind it. Redirects are
 * answers like any other; nothing of what is answered is read.
 */
export const fetchWebhooks = (allowPrivate: boolean, resolve: Resolve = resolveByHttps): WebhookSender => ({
  async send(url, headers, body) {
    const refusal = refusalOf(url, allowPrivate)
    if (refusal !== undefined) return { status: null, error: `url ${refusal}` }
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      if (!allowPrivate && (await leadsAstray(new URL(url).hostname, resolve, signal)))
        return { status: null, error: 'address refused' }
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
      await answer.body?.cancel()
      return { status: answer.status, error: null }
    } catch (error) {
      return { status: null, error: (error as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable' }
    }
  },
})
