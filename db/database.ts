import { type NeonQueryFunction, neon, neonConfig, types } from '@neondatabase/serverless'
import { type SQL, sql } from 'drizzle-orm'
import { BatchRefused } from './refusal.ts'
import { type Statement, statement } from './statements.ts'
import { asText } from './vectors.ts'

type Results<Statements extends readonly Statement[]> = {
  -readonly [Key in keyof Statements]: Statements[Key] extends Statement<infer Result> ? Result : never
}

export interface BatchOptions {
  /** Milliseconds that a statement, and a little more that the whole request, may take. */
  readonly timeout_ms?: number
  /** Reads may go to the replica when the caller says that it need not see its own writes. */
  readonly replica?: boolean
  /** It writes nothing: on a Postgres of one's own its rows are there while plan and transaction still end. */
  readonly only_reads?: boolean
  /** Who asked has what they waited for: on a Postgres of one's own it lets others pass for half a second. */
  readonly yields?: boolean
  /** What the server loses by a crash is done again: the commit is not waited for until it is on the disk. */
  readonly redone?: boolean
}

/**
 * The only door to tenant data that the core has. A batch is one round trip, one transaction, all or nothing.
 */
export interface TenantDatabase {
  readonly tenant_id: string
  batch<const Statements extends readonly Statement[]>(
    statements: Statements,
    options?: BatchOptions,
  ): Promise<Results<Statements>>
}

/**
 * Sees every tenant. Only sweeps and administration hold one, and they name the tenant in their queries all
 * the same.
 */
export interface SystemDatabase {
  batch<const Statements extends readonly Statement[]>(
    statements: Statements,
    options?: BatchOptions,
  ): Promise<Results<Statements>>
}

export interface Database {
  forTenant(tenantId: string, usage?: DatabaseUsage): TenantDatabase
  asSystem(usage?: DatabaseUsage): SystemDatabase
}

/** Counts the round trips of one request. */
export interface DatabaseUsage {
  round_trips: number
  /** Work that nobody waits for: it gets the connections of `backgroundUrl`. */
  background?: boolean
}

export interface DatabaseOptions {
  /** Milliseconds; 10 000 unless told. */
  readonly timeout_ms?: number
  readonly replicaUrl?: string
  /** The same database by another name, behind which there are fewer connections. */
  readonly backgroundUrl?: string
}

/**
 * Where the driver's requests go when not to Neon: another endpoint, or a function in this process. Nothing
 * set: Neon.
 */
export interface Transport {
  readonly endpoint?: string
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** Takes batches as they are: then no request is made of them at all. */
  readonly run?: Runner
}

/** A statement of a batch as it is sent. */
export interface Asked {
  readonly sql: string
  readonly params: readonly unknown[]
  /** Whether its rows are arrays and not objects. */
  readonly isInArrays: boolean
}

/**
 * A batch of the database that `url` names, in one transaction: its results, with values as the driver reads
 * them.
 */
export type Runner = (
  url: string,
  asked: readonly Asked[],
  signal: AbortSignal,
  how?: Pick<BatchOptions, 'only_reads' | 'yields'>,
) => Promise<unknown[]>

const neonEndpoint = neonConfig.fetchEndpoint

/** Said once by the composition root: the driver keeps it for the whole process. */
export function setTransport({ endpoint, fetch, run = overHttp }: Transport): void {
  runner = run
  neonConfig.fetchEndpoint = endpoint === undefined ? neonEndpoint : () => endpoint
  neonConfig.fetchFunction = fetch
}

const RETRYABLE = new Set(['40001', '40P01'])
const RETRIES = 2
const UNREACHABLE = /^(08|53|57|58|40|XX)/
/** What a request may take beyond its statements: the way there and back, and the wait for a connection. */
const NETWORK_MS = 5_000

/** A setting, until the transaction ends. */
const local = (name: string, value: string): SQL => sql`set_config(${name}, ${value}, true)`

/**
 * What every transaction begins with. Just-in-time compiling takes longer than all that it could save here:
 * 684 functions a recall.
 */
const settings = (timeoutMs: number, redone = false): SQL => {
  const usual = sql`${local('statement_timeout', String(timeoutMs))}, ${local('jit', 'off')}`
  return redone ? sql`${usual}, ${local('synchronous_commit', 'off')}` : usual
}

/** What a transaction begins with. */
type Enter = typeof settings

/** Settings that RLS and the views compare with; the first statement of every tenant batch. */
const enterTenant = (tenantId: string, ...how: Parameters<typeof settings>): SQL =>
  sql`SELECT ${local('role', 'neuromem_app')}, ${local('app.tenant_id', tenantId)}, ${settings(...how)}`
const enterSystem: Enter = (...how) => sql`SELECT ${settings(...how)}`

/**
 * Opens a database behind Neon's HTTP protocol. There is no pool and nothing to close: a batch is one
 * request. Where it really goes is `setTransport`'s to say.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const defaultTimeout = options.timeout_ms ?? 10_000

  async function run(
    enter: Enter,
    usage: DatabaseUsage | undefined,
    all: readonly Statement[],
    how: BatchOptions,
  ) {
    const timeout = how.timeout_ms ?? defaultTimeout
    const own = usage?.background ? (options.backgroundUrl ?? url) : url
    const target = how.replica && options.replicaUrl ? options.replicaUrl : own
    for (let attempt = 0; ; attempt += 1) {
      if (usage) usage.round_trips += 1
      try {
        return await send(target, timeout, [statement(enter(timeout, how.redone)), ...all], how)
      } catch (error) {
        if (attempt < RETRIES && RETRYABLE.has(sqlState(error) ?? '')) continue
        throw toRefusal(error)
      }
    }
  }

  const door = (enter: Enter, usage?: DatabaseUsage) =>
    (async (statements: readonly Statement[], how: BatchOptions = {}) => {
      const [, ...results] = await run(enter, usage, statements, how)
      return results
    }) as SystemDatabase['batch']

  return {
    forTenant: (tenantId, usage) => ({
      tenant_id: tenantId,
      batch: door((...how) => enterTenant(tenantId, ...how), usage),
    }),
    asSystem: (usage) => ({ batch: door(enterSystem, usage) }),
  }
}

async function send(
  url: string,
  timeoutMs: number,
  statements: readonly Statement[],
  how: BatchOptions,
): Promise<unknown[]> {
  const signal = AbortSignal.timeout(timeoutMs + NETWORK_MS)
  const prepared = (statements as readonly unknown[] as readonly Preparing[]).map((one) => one._prepare())
  const asked = prepared.map(askedOf)
  const answered = await runner(url, asked, signal, how)
  return answered.map((result, place) => prepared[place]!.mapResult(result, true))
}

const askedOf = (one: ReturnType<Preparing['_prepare']>): Asked => {
  const { sql: text, params } = one.getQuery()
  return { sql: text, params: params.map(known), isInArrays: one.isResponseInArrayMode() }
}

/** A parameter that was still to come when its statement was written (`halfvec`). */
const known = (param: unknown): unknown => (typeof param === 'function' ? (param as () => unknown)() : param)

let runner: Runner = overHttp

async function overHttp(url: string, asked: readonly Asked[], signal: AbortSignal): Promise<unknown[]> {
  const client = neon(url, { fetchOptions: { signal } }) as NeonQueryFunction<false, false>
  const queries = asked.map(({ sql: text, params, isInArrays }) =>
    client.query(text, params.map(asText), { fullResults: true, arrayMode: isInArrays }),
  )
  return client.transaction(queries as never, { arrayMode: true, fullResults: true })
}

/** What drizzle's own `neon-http` asks of a statement in a batch; the rest of it no request needs. */
interface Preparing {
  _prepare(): {
    getQuery(): { readonly sql: string; readonly params: unknown[] }
    isResponseInArrayMode(): boolean
    mapResult(result: unknown, isFromBatch: true): unknown
  }
}

/** Dates and times as Postgres' text says: timestamptz, timestamp, date, interval, and lists of these. */
const TIMES = [1184, 1114, 1082, 1186, 1231, 1115, 1185, 1187, 1182]
for (const oid of TIMES) types.setTypeParser(oid, (text: string) => text)

function sqlState(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } }
  if (typeof code === 'string') return code
  return typeof cause?.code === 'string' ? cause.code : undefined
}

/**
 * NM001 is one of our guards and carries its meaning. No state, or one of the unreachable classes: the
 * database is away.
 */
function toRefusal(error: unknown): BatchRefused {
  const state = sqlState(error)
  if (state === 'NM001') {
    const { message: code, detail } = error as { message: string; detail?: string }
    return new BatchRefused('guard', { code, ...(detail && { detail }), cause: error })
  }
  return new BatchRefused(state && !UNREACHABLE.test(state) ? 'fault' : 'away', { cause: error })
}
