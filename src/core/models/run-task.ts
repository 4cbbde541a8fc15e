import type { Task } from '../../../prompts/task.ts'
import type { Context } from '../context.ts'
import { WorkError } from '../errors.ts'
import type { ModelAnswer, ModelRequest } from '../ports.ts'
import { countTokens } from '../text/budget.ts'
import { visible, visibleWithin } from '../text/harmless/visible.ts'
import { beginCall } from './begin-call.ts'
import { holdTokens, type Spender, TASK_TOKENS } from './holds.ts'
import type { CallOutcome } from './ledger.ts'
import { parseAnswer } from './parse-answer.ts'
import { sentSchema } from './sent-schema.ts'
import { eitherOf, limitOf, withinLimit } from './time-limit.ts'

export type ModelContext = Pick<Context, 'models'> & Spender

export interface RunTaskOptions<Output> {
  /**
   * What the schema cannot say: the faults of an answer, empty when there are none. They are sent back in the
   * one repair call.
   */
  readonly check?: (output: Output) => readonly string[]
  /** Faults that are worth the repair call and no more: after it the answer is taken as it is. */
  readonly wish?: (output: Output) => readonly string[]
  /**
   * Milliseconds for everything, repair included; every single call is bounded by `MODEL_TIMEOUT_MS` all the
   * same.
   */
  readonly timeout_ms?: number
  readonly signal?: AbortSignal
}

/**
 * Asks a model to do a task: render, call within the time limit, parse, check, one repair with the faults.
 * Each call is a row of the ledger.
 * @throws WorkError `schema_invalid` after a fruitless repair, else what the model threw; never "nothing
 *   found"
 */
export async function runTask<Input, Output>(
  ctx: ModelContext,
  task: Task<Input, Output>,
  input: Input,
  options: RunTaskOptions<Output> = {},
): Promise<Output> {
  const ask = (signal?: AbortSignal) =>
    askAndRepair(ctx, task, input, { ...options, ...(signal && { signal }) })
  if (options.timeout_ms === undefined) return ask(options.signal)
  // Only a signal: the calls below settle by it, so that a call that ran out of time is in the ledger before
  // this returns.
  const limit = limitOf(options.timeout_ms, options.signal)
  try {
    return await ask(limit.signal)
  } finally {
    limit.clear()
  }
}

async function askAndRepair<Input, Output>(
  ctx: ModelContext,
  task: Task<Input, Output>,
  input: Input,
  options: RunTaskOptions<Output>,
): Promise<Output> {
  const { name, version, schema } = task
  const seen = visibleWithin(input)
  const { instructions, prompt } = task.render(seen)
  // Ids too: whatever is invisible in one is no way into a prompt.
  const rendered = { instructions: visible(instructions), prompt: visible(prompt) }
  const request = { task: name, version, input: seen, schema, rendered }
  const own = (output: Output): Output => task.restore?.(output, seen) ?? output
  const check = (output: Output) => options.check?.(own(output)) ?? []
  const wish = (output: Output) => options.wish?.(own(output)) ?? []
  const first = await call(ctx, task, request, {
    ...options,
    check: (output) => [...check(output), ...wish(output)],
  })
  if (first.ok) return own(first.output)
  const repaired = await call(
    ctx,
    task,
    { ...request, repair: { answer: first.text, faults: first.faults } },
    { ...options, check },
  )
  if (repaired.ok) return own(repaired.output)
  throw new WorkError(
    'schema_invalid',
    `${task.name}: faults in the answer after one repair: ${repaired.faults.length}`,
  )
}

type Called<Output> =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly text: string; readonly faults: readonly string[] }

async function call<Output>(
  ctx: ModelContext,
  task: Task<never, Output>,
  request: Omit<ModelRequest, 'signal'>,
  options: RunTaskOptions<Output>,
): Promise<Called<Output>> {
  const hold = await holdTokens(ctx, () => tokensOf(request) + TASK_TOKENS)
  const record = beginCall(ctx, { task: task.name, version: task.version, hold })
  let answer: ModelAnswer
  try {
    answer = await withinLimit(
      ctx.limits.model_timeout_ms,
      (signal) => ctx.models.generate({ ...request, signal }),
      eitherOf(options.signal, ctx.left?.()),
    )
  } catch (error) {
    const failure = asWorkError(error)
    record(outcomeOf(failure), ctx.models.name)
    throw failure
  }
  const read = parseAnswer(task.schema, answer.text)
  const faults = read.ok ? (options.check?.(read.output) ?? []) : read.faults
  if (!read.ok || faults.length > 0) {
    record('schema_invalid', answer.model, answer.usage)
    return { ok: false, text: answer.text, faults }
  }
  record(request.repair ? 'repaired' : 'ok', answer.model, answer.usage)
  return { ok: true, output: read.output }
}

/** What is sent, as it is counted. */
const tokensOf = ({ rendered, schema, repair }: Omit<ModelRequest, 'signal'>): number =>
  [
    rendered.instructions,
    rendered.prompt,
    JSON.stringify(sentSchema(schema)),
    ...(repair ? [repair.answer, ...repair.faults] : []),
  ].reduce((sum, text) => sum + countTokens(text), 0)

/** What a model threw, as the work sees it. */
export function asWorkError(error: unknown): WorkError {
  return error instanceof WorkError ? error : new WorkError('model_error', 'the model call failed', error)
}

/**
 * A used-up budget and a failed backend have no word of their own in the log of calls: they are
 * `model_error`.
 */
export function outcomeOf(error: WorkError): CallOutcome {
  return error.code === 'budget_exhausted' || error.code === 'backend_error' ? 'model_error' : error.code
}
