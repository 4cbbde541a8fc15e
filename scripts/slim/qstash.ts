/**
 * In the place of `@upstash/qstash` in the Worker: a batch of messages and the test of a signature, which is
 * all that we use of it there (`npm run schedules` runs on Node). 15 KiB less, compressed.
 * `test/scripts/slim-qstash.test.ts` compares the two.
 */
import { base64url, jwtVerify } from 'jose'

interface ClientOptions {
  readonly token: string
  readonly baseUrl?: string
}

interface Message {
  readonly url: string
  readonly body: unknown
  readonly retries: number
  readonly deduplicationId: string
  readonly flowControl: { readonly key: string; readonly parallelism: number }
  readonly label: string
  /** Seconds. */
  readonly delay?: number
}

export class Client {
  readonly #token: string
  readonly #address: string

  constructor({ token, baseUrl = 'https://qstash.upstash.io' }: ClientOptions) {
    this.#token = token
    this.#address = `${baseUrl.replace(/\/$/u, '')}/v2/batch`
  }

  /** @throws Error with QStash's words for any status but 2xx */
  async batchJSON(messages: readonly Message[]): Promise<void> {
    const body = messages.map((message) => ({
      destination: message.url,
      headers: headersOf(message),
      body: JSON.stringify(message.body),
    }))
    const response = await fetch(this.#address, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const words = await response.text()
    if (!response.ok) throw new Error(`QStash answered ${response.status}: ${words}`)
  }
}

const headersOf = ({ retries, deduplicationId, flowControl, label, delay }: Message) => ({
  'content-type': 'application/json',
  'upstash-method': 'POST',
  ...(delay !== undefined && { 'upstash-delay': `${delay.toFixed(0)}s` }),
  'upstash-deduplication-id': deduplicationId,
  'upstash-retries': retries.toFixed(0),
  'upstash-flow-control-key': flowControl.key,
  'upstash-flow-control-value': `parallelism=${flowControl.parallelism}`,
  'upstash-label': label,
})

interface Keys {
  readonly currentSigningKey: string
  readonly nextSigningKey: string
}

export interface Delivery {
  readonly signature: string
  readonly url: string
  readonly body: string
}

export class Receiver {
  readonly #keys: Keys

  constructor(keys: Keys) {
    this.#keys = keys
  }

  /** @throws Error where neither key signed it, or for another address or body */
  async verify({ signature, url, body }: Delivery): Promise<true> {
    const { currentSigningKey, nextSigningKey } = this.#keys
    const { sub, body: signed } = await payloadOf(signature, currentSigningKey).catch(() =>
      payloadOf(signature, nextSigningKey),
    )
    if (sub !== url) throw new Error(`invalid subject: ${sub}`)
    if (typeof signed !== 'string' || signed.replace(/=+$/u, '') !== (await sha256(body)))
      throw new Error('body hash does not match')
    return true
  }
}

async function payloadOf(signature: string, key: string) {
  const { payload } = await jwtVerify(signature, new TextEncoder().encode(key), { issuer: 'Upstash' })
  return payload
}

/** In base64url, without padding. */
async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return base64url.encode(new Uint8Array(hash))
}
