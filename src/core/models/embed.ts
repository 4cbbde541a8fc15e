import type { Context } from '../context.ts'
import { CoreError } from '../errors.ts'
import type { Embedded } from '../ports.ts'
import { countTokens, cutToTokens } from '../text/budget.ts'
import { eachOf } from '../text/pauses.ts'
import { beginCall } from './begin-call.ts'
import { holdTokens, type Spender } from './holds.ts'
import { asWorkError, outcomeOf } from './run-task.ts'
import { eitherOf, withinLimit } from './time-limit.ts'

/** What the embedders take at once, with some air (docs/design/ingest.md). */
const TEXT_TOKENS = 6_000
const CALL_TOKENS = 200_000
const CALL_TEXTS = 512

export type EmbedContext = Pick<Context, 'embedder'> & Spender

export interface EmbedOptions {
  /** Milliseconds a call; `MODEL_TIMEOUT_MS` unless told. */
  readonly timeout_ms?: number
  readonly signal?: AbortSignal
}

/**
 * One vector a text, in order, numbers with 4 significant digits; null where the vector was zero or not
 * finite. As few calls as the limits allow: texts cut at 6 000 tokens, 200 000 tokens and 512 texts a call.
 * Each call is a row of the ledger.
 * @throws WorkError when the embedder does not answer, `budget_exhausted` when there is no room for it
 * @throws CoreError `embedding_dim_mismatch` for a vector of another length
 */
export async function embedTexts(
  ctx: EmbedContext,
  texts: readonly string[],
  options: EmbedOptions = {},
): Promise<(number[] | null)[]> {
  const vectors: (number[] | null)[] = []
  const cut = await eachOf(texts, asItIs, (text) => cutToTokens(text, TEXT_TOKENS))
  for (const group of groupsOf(cut, ctx.embedder.texts_a_call)) {
    for (const vector of await embedGroup(ctx, group, options))
      vectors.push(tidy(vector, ctx.embedder.dimensions))
  }
  return vectors
}

const asItIs = (text: string): string => text

/** Consecutive texts that one call may carry, none of more than 6 000 tokens: few of them need no count. */
export function groupsOf(texts: readonly string[], most = CALL_TEXTS): string[][] {
  if (texts.length > 0 && texts.length <= Math.min(most, CALL_TOKENS / TEXT_TOKENS)) return [[...texts]]
  const groups: string[][] = []
  let tokens = 0
  for (const text of texts) {
    const more = countTokens(text)
    const last = groups.at(-1)
    if (last && last.length < most && tokens + more <= CALL_TOKENS) {
      last.push(text)
      tokens += more
    } else {
      groups.push([text])
      tokens = more
    }
  }
  return groups
}

async function embedGroup(
  ctx: EmbedContext,
  group: readonly string[],
  options: EmbedOptions,
): Promise<Embedded['vectors']> {
  const tokens = () => group.reduce((sum, text) => sum + countTokens(text), 0)
  const isFree = ctx.embedder.offline || ctx.embedder.is_free
  const hold = isFree ? null : await holdTokens(ctx, tokens)
  const record = beginCall(ctx, { task: 'embed', version: 1, hold })
  const { model } = ctx.embedder
  try {
    const limit = options.timeout_ms ?? ctx.limits.model_timeout_ms
    const { vectors, usage } = await withinLimit(
      limit,
      (signal) => ctx.embedder.embed(group, { signal }),
      eitherOf(options.signal, ctx.left?.()),
    )
    record('ok', model, usage)
    return vectors
  } catch (error) {
    const failure = asWorkError(error)
    record(outcomeOf(failure), model)
    throw failure
  }
}

function tidy(vector: readonly number[] | null, dimensions: number): number[] | null {
  if (!vector) return null
  if (vector.length !== dimensions) {
    throw new CoreError(
      'embedding_dim_mismatch',
      `the embedder gives ${vector.length} numbers, not ${dimensions}`,
    )
  }
  if (!vector.every(Number.isFinite) || vector.every((value) => value === 0)) return null
  return vector.map(rounded)
}

/** Powers of ten: a thousand numbers a text are too many for logarithms and texts. */
const SCALES = Array.from({ length: 12 }, (_, place) => 10 ** place)

/** What lies so near to the middle of two is rounded by its decimal digits. */
const NEAR_A_TIE = 1e-6

/** With 4 significant digits, as `toPrecision` has them. Numbers of an embedding are below 1. */
function rounded(value: number): number {
  const size = Math.abs(value)
  if (size >= 1 || size < 1e-7) return Number(value.toPrecision(4))
  let place = 1
  while (size * SCALES[place]! < 1) place += 1
  const scale = SCALES[place + 3]!
  const whole = Math.floor(size * scale)
  const part = size * scale - whole
  if (Math.abs(part - 0.5) < NEAR_A_TIE) return Number(value.toPrecision(4))
  return (Math.sign(value) * (part < 0.5 ? whole : whole + 1)) / scale
}
