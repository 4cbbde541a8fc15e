import { version } from '../../../../prompts/chat.ts'
import type { Context } from '../../context.ts'
import { WorkError } from '../../errors.ts'
import { beginCall, NO_USAGE } from '../../models/begin-call.ts'
import { asWorkError, outcomeOf } from '../../models/run-task.ts'
import { limitOf } from '../../models/time-limit.ts'
import type { ChatRequest, ChatStream, Usage } from '../../ports.ts'
import { visibleWithin } from '../../text/harmless/visible.ts'
import type { Emit } from '../schemas.ts'

export interface Spoken {
  readonly text: string
  readonly model: string
  readonly first_token_at: Date
}

/** A turn's limit; a model whose reply is longer is cut there. */
const MOST_BYTES = 32 * 1024

/**
 * Streams a reply to `emit`, within MODEL_TIMEOUT_MS for the whole of it, and until the client is `gone`. One
 * row of the ledger, whatever happens.
 * @param hold what is held for the reply until its call is recorded
 * @throws WorkError of the model, or because the client is gone
 */
export async function speak(
  ctx: Context,
  request: Omit<ChatRequest, 'signal'>,
  hold: string | null,
  emit: Emit,
  gone: AbortSignal,
): Promise<Spoken> {
  const record = beginCall(ctx, { task: 'chat', version, hold })
  const { signal, clear } = limitOf(ctx.limits.model_timeout_ms, gone)
  const stream = ctx.models.chat({ ...visibleWithin(request), signal })
  try {
    const spoken = await listen(ctx, stream, signal, emit)
    record('ok', stream.model, await stream.usage)
    return spoken
  } catch (error) {
    const failure = asWorkError(error)
    record(gone.aborted ? 'ok' : outcomeOf(failure), stream.model, await settled(stream.usage))
    throw failure
  } finally {
    clear()
  }
}

async function listen(ctx: Context, stream: ChatStream, signal: AbortSignal, emit: Emit): Promise<Spoken> {
  let text = ''
  let first: Date | undefined
  for await (const piece of untilAborted(stream.text, signal)) {
    const content = storable(piece)
    if (content === '') continue
    first ??= ctx.clock.now()
    text += content
    emit({ event: 'text', data: { type: 'text', content } })
  }
  if (!first || text.trim() === '') throw new WorkError('model_error', 'the model said nothing')
  return { text: cutToBytes(text.toWellFormed()), model: stream.model, first_token_at: first }
}

const storable = (piece: string): string => piece.replaceAll('\0', '')

function cutToBytes(text: string): string {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length <= MOST_BYTES) return text
  return new TextDecoder().decode(bytes.subarray(0, MOST_BYTES)).replace(/\ufffd+$/u, '')
}

/** Ends with the signal's reason as soon as it is aborted, whether the source listens to it or not. */
async function* untilAborted(source: AsyncIterable<string>, signal: AbortSignal): AsyncIterable<string> {
  const iterator = source[Symbol.asyncIterator]()
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  aborted.catch(() => undefined)
  for (;;) {
    const next = await Promise.race([iterator.next(), aborted])
    if (next.done) return
    yield next.value
  }
}

/** The usage as far as it is known now: a broken stream may never say. */
const settled = (usage: Promise<Usage>): Promise<Usage> =>
  Promise.race([usage.catch(() => NO_USAGE), wait().then(() => NO_USAGE)])
const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
