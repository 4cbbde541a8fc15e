import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { Client } from '@upstash/qstash'
import type { Dispatcher, Message } from '../../src/core/ports.ts'
import type { Environment } from '../env.ts'
import { delayOf, identityOf, publicUrl } from '../work/messages.ts'

type QStashSettings = Pick<Environment, 'QSTASH_TOKEN' | 'QSTASH_URL' | 'PUBLIC_URL'>

/** Deliveries of one tenant at once, so that one cannot starve another. */
const TENANT_PARALLELISM = 10
/** QStash retries once; what a delivery recorded is retried by our own table. */
const RETRIES = 1
const BATCH = 100

/** Without its own retries and telemetry: what fails is tried again by the job's table. */
export function qstashClient({ QSTASH_TOKEN, QSTASH_URL }: QStashSettings): Client {
  return new Client({
    token: QSTASH_TOKEN ?? '',
    ...(QSTASH_URL && { baseUrl: QSTASH_URL }),
    enableTelemetry: false,
    retry: false,
  })
}

/** Hands messages to QStash, which delivers them to `/internal/*` of `PUBLIC_URL`. */
export function qstashDispatcher(settings: QStashSettings): Dispatcher {
  const client = qstashClient(settings)
  return {
    async dispatch(messages) {
      for (let first = 0; first < messages.length; first += BATCH) {
        await client.batchJSON(
          messages.slice(first, first + BATCH).map((message) => toRequest(settings, message)),
        )
      }
    },
  }
}

function toRequest(settings: QStashSettings, message: Message) {
  const [path, body] = addressOf(message)
  const delay = delayOf(message)
  return {
    url: publicUrl(settings, path),
    body,
    retries: RETRIES,
    deduplicationId: bytesToHex(sha256(utf8ToBytes(identityOf(message)))),
    // Look-ups wait for somebody else's service: no job waits for them.
    flowControl:
      message.kind === 'molecules'
        ? { key: 'molecules', parallelism: 1 }
        : { key: `tenant-${message.tenant_id}`, parallelism: TENANT_PARALLELISM },
    label: message.kind,
    ...(delay > 0 && { delay }),
  }
}

function addressOf(message: Message): [path: string, body: Record<string, string | number>] {
  const { tenant_id } = message
  if (message.kind === 'job') return [`/internal/jobs/${message.job_id}`, { tenant_id }]
  if (message.kind === 'reflect')
    return ['/internal/reflect', { tenant_id, user_id: message.user_id, trigger: message.trigger }]
  if (message.kind === 'webhook')
    return [`/internal/webhooks/${message.message_id}`, { tenant_id, attempt: message.attempt }]
  const { bank, run_id, at, since } = message
  return [
    '/internal/molecules',
    { tenant_id, bank, run_id, ...(at !== undefined && { at }), ...(since !== undefined && { since }) },
  ]
}
