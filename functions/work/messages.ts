import type { Message } from '../../src/core/ports.ts'
import type { Environment } from '../env.ts'

/** Does the work of one message; rejects when nothing could be recorded. */
export type Deliver = (message: Message) => Promise<void>

/** Seconds to wait before a message is sent. */
export const delayOf = (message: Message): number =>
  message.kind === 'job' || message.kind === 'webhook' ? (message.delay_seconds ?? 0) : 0

/** Two messages with one identity are one: the same words in every dispatcher. */
export function identityOf(message: Message): string {
  if (message.kind === 'job') return `job:${message.job_id}:${message.attempt}:${message.again ?? ''}`
  if (message.kind === 'reflect') return `reflect:${message.tenant_id}:${message.deduplication_id}`
  if (message.kind === 'webhook') return `webhook:${message.message_id}:${message.attempt}`
  return `molecules:${message.tenant_id}:${message.bank}:${message.run_id}:${message.at ?? 0}`
}

/** The public address of one of our own paths: what deliveries go to, and what their signature is for. */
export const publicUrl = (settings: Pick<Environment, 'PUBLIC_URL'>, path: string): string =>
  `${(settings.PUBLIC_URL ?? '').replace(/\/+$/, '')}${path}`
