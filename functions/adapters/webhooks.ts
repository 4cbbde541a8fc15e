import type { WebhookSender } from '../../src/core/ports.ts'
import { refusalOf } from '../../src/core/webhooks/sending/address.ts'
import { PATIENCE_MS } from '../../src/core/webhooks/sending/patience.ts'

/**
 * Posts messages by `fetch`, where the platform itself reaches nothing private. Redirects are answers like
 * any other; nothing of what is answered is read.
 */
export const fetchWebhooks = (allowPrivate: boolean): WebhookSender => ({
  async send(url, headers, body) {
    const refusal = refusalOf(url, allowPrivate)
    if (refusal !== undefined) return { status: null, error: `url ${refusal}` }
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
      await answer.body?.cancel()
      return { status: answer.status, error: null }
    } catch (error) {
      return { status: null, error: (error as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable' }
    }
  },
})
