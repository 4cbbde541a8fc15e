import type { BatchOptions, SystemDatabase, TenantDatabase } from '../../db/database.ts'
import { BatchRefused } from '../../db/refusal.ts'
import type { Statement } from '../../db/statements.ts'
import { meaningOf } from './errors.ts'
import { recordCalls } from './models/calls.ts'
import type { LaterCalls, Ledger } from './models/ledger.ts'
import type { Clock } from './ports.ts'
import { type Idempotency, type Kept, keepAnswer, refuseKnownKey } from './tenancy/records/idempotency.ts'

/**
 * Statements by name. A group's owner knows its own names; a list answers as a list; what is undefined is
 * left out.
 */
export interface Named {
  readonly [name: string]: Statement | readonly Statement[] | Named | undefined
}

/** What each statement answers, under the same names. */
export type Answers<Given> = { readonly [Name in keyof Given]: Answer<Given[Name]> }
type Answer<One> = One extends undefined
  ? undefined
  : One extends Statement<infer Result>
    ? Result
    : One extends readonly Statement<infer Result>[]
      ? readonly Result[]
      : Answers<One>

/** What the doors need of a context: a tenant's, or the system's. */
export interface Behind {
  readonly db: TenantDatabase | SystemDatabase
  readonly clock: Clock
  readonly ledger?: Ledger
  /** Takes the calls of a request that writes nothing else, where they are recorded in bulk. */
  readonly later?: LaterCalls
  readonly idempotency?: Idempotency
}

/**
 * Reads, in one round trip, and answers by the same names. A read writes nothing: the model calls made so far
 * (an embedded query, mostly) wait for the next write, or for `writeLedger`.
 * ```ts
 * const { session, turns } = await read(ctx, { session: sessionRow(id), turns: turnsOf(id) })
 * ```
 */
export async function read<const Given extends Named>(
  ctx: Behind,
  given: Given,
  options?: BatchOptions,
): Promise<Answers<Given>> {
  const laid = layOut(given)
  return laid.answers(await send(ctx, laid.statements, options)) as Answers<Given>
}

export interface WriteOptions extends BatchOptions {
  /**
   * What comes before all others, so that two writers wait for each other instead of meeting half-way:
   * `lockSubject(ref)`, `upsertSubject(ref, now)`, a worker's `heldBy(lease)`; `'tenant'` for rows that
   * belong to no subject.
   */
  readonly on: Statement | readonly Statement[] | 'tenant'
  /**
   * What the verb will answer: kept under the caller's `Idempotency-Key`, if there is one, in this very
   * batch. An SQL expression (of type json) where only the database knows it. Given by the last write of
   * every verb that creates.
   */
  readonly keeps?: Kept | undefined
  /** `stay`: the calls made so far wait for a later write of the same verb, which comes whatever happens. */
  readonly calls?: 'stay'
}

/**
 * Writes, all or nothing, in one round trip, and answers by the same names. The model calls made so far
 * travel along; they go back to the ledger when the write fails.
 * @throws GuardError `replayed` when the caller's `Idempotency-Key` has an answer already
 */
export async function write<const Given extends Named>(
  ctx: Behind,
  given: Given,
  { on, keeps, calls: staying, ...options }: WriteOptions,
): Promise<Answers<Given>> {
  const laid = layOut(given)
  const first = on === 'tenant' ? [] : [on].flat()
  const { idempotency } = ctx
  const kept = keeps && idempotency ? [keepAnswer(idempotency, ctx.clock.now(), keeps)] : []
  return withCalls(staying ? {} : ctx, async (calls) => {
    const results = await send(ctx, [...first, ...laid.statements, ...kept, ...calls], options)
    if (idempotency && kept.length > 0) idempotency.progress.kept = true
    return laid.answers(results.slice(first.length)) as Answers<Given>
  })
}

/**
 * The ledger's calls as rows for one batch; they go back when the batch fails, for the calls were made all
 * the same.
 */
async function withCalls<Answer>(
  { ledger }: Pick<Behind, 'ledger'>,
  work: (rows: readonly Statement[]) => Promise<Answer>,
): Promise<Answer> {
  const calls = ledger?.take() ?? []
  try {
    return await work(recordCalls(calls))
  } catch (error) {
    ledger?.putBack(calls)
    throw error
  }
}

/**
 * Records the model calls that no write has taken along: the end of what failed or only read. In bulk where
 * the process does so; else a round trip, none where no call is waiting.
 */
export async function writeLedger(ctx: Behind & { readonly ledger: Ledger }): Promise<void> {
  if (ctx.ledger.isEmpty) return
  if (ctx.later) return ctx.later.add(ctx.ledger.take())
  await write(ctx, {}, { on: 'tenant' })
}

/**
 * The first batch of a request stops when its `Idempotency-Key` has an answer; that guard costs no round trip
 * of its own.
 */
async function send(ctx: Behind, statements: readonly Statement[], options?: BatchOptions) {
  const { idempotency } = ctx
  const isFirst = idempotency !== undefined && !idempotency.progress.checked
  const guard = isFirst ? [refuseKnownKey(idempotency, ctx.clock.now())] : []
  try {
    const results: unknown[] = await (ctx.db as TenantDatabase).batch([...guard, ...statements], options)
    if (idempotency) idempotency.progress.checked = true
    return results.slice(guard.length)
  } catch (error) {
    throw error instanceof BatchRefused ? meaningOf(error) : error
  }
}

interface LaidOut {
  readonly statements: readonly Statement[]
  answers(results: readonly unknown[]): unknown
}

/** Names and groups as one list of statements, and the way back from its results. */
function layOut(given: Named): LaidOut {
  const statements: Statement[] = []
  const place = (
    one: Statement | readonly Statement[] | Named | undefined,
  ): ((all: readonly unknown[]) => unknown) => {
    if (one === undefined) return () => undefined
    if (isStatement(one)) {
      const index = statements.push(one) - 1
      return (all) => all[index]
    }
    if (isList(one)) {
      const places = one.map(place)
      return (all) => places.map((answer) => answer(all))
    }
    const places = Object.entries(one).map(([name, inner]) => [name, place(inner)] as const)
    return (all) => Object.fromEntries(places.map(([name, answer]) => [name, answer(all)]))
  }
  const answers = place(given)
  return { statements, answers }
}

const isStatement = (one: Statement | readonly Statement[] | Named): one is Statement => '_prepare' in one
const isList = (one: readonly Statement[] | Named): one is readonly Statement[] => Array.isArray(one)
