import { lookup } from 'node:dns'
import { request as requestByHttp } from 'node:http'
import { request as requestByHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { WebhookSender } from '../../../src/core/ports.ts'
import { isClosedAddress, refusalOf } from '../../../src/core/webhooks/sending/address.ts'
import { PATIENCE_MS } from '../../../src/core/webhooks/sending/patience.ts'

const REFUSED = 'ECLOSED'

/** Resolves a name for the connection itself: what was looked at is what is connected to. */
const openOnly: LookupFunction = (name, options, answer) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, '', 0)
    if (found.length === 0 || found.some(({ address }) => isClosedAddress(address)))
      return answer(Object.assign(new Error('closed'), { code: REFUSED }), '', 0)
    if (options.all) return answer(null, found)
    return answer(null, found[0]?.address ?? '', found[0]?.family ?? 0)
  })
}

/** Posts messages over connections to the open net only, whatever a name resolves to. */
export const nodeWebhooks = (allowPrivate: boolean): WebhookSender => ({
  async send(url, headers, body) {
    const refusal = refusalOf(url, allowPrivate)
    if (refusal !== undefined) return { status: null, error: `url ${refusal}` }
    return new Promise((resolve) => {
      const request = url.startsWith('http:') ? requestByHttp : requestByHttps
      const sent = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(PATIENCE_MS),
        agent: false,
        ...(!allowPrivate && { lookup: openOnly }),
      })
      sent.once('response', (answer) => {
        answer.destroy()
        resolve({ status: answer.statusCode ?? null, error: null })
      })
      sent.once('error', (error) => {
        resolve({ status: null, error: wordFor(error) })
      })
      sent.end(body)
    })
  },
})

function wordFor(error: Error & { code?: string }): string {
  if (error.code === REFUSED) return 'address refused'
  return error.name === 'AbortError' || error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
}
