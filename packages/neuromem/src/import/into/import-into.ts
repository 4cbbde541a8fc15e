import { ImportError } from '../errors.ts'
import { COMMIT } from '../reading/conversation.ts'
import type { ImportRecord, Records, SessionRecord } from '../records.ts'
import { Batch, type Batched } from './batches.ts'
import { itemsIn, sendCommit, waitFor } from './commits.ts'
import { codeOf, type Destination } from './destination.ts'
import { asSessions } from './lines.ts'
import {
  type Counts,
  type ImportReport,
  type Mode,
  newCounts,
  type Position,
  type Progress,
  skip,
  span,
  tokensOf,
} from './report.ts'

export interface ImportOptions {
  /** Default `preserve`. */
  readonly mode?: Mode
  /** Sends nothing: what would be read, and what deriving would cost. */
  readonly dryRun?: boolean
  onProgress?(progress: Progress): void
  readonly resumeFrom?: Position
  readonly signal?: AbortSignal
}

/**
 * Puts records of an export into a person's memory, a request at a time. Sent again, or from another
 * position, the same records
 * are there once. Aborted, it resolves with `done: false`.
 * @throws ImportError `budget_exhausted`, `invalid`; `failed` with what went wrong as its cause; each with
 * the position to go on from
 */
export async function importInto(
  user: Destination,
  records: AsyncIterable<ImportRecord> | Records,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const run = new Run(user, records, options)
  try {
    await run.all()
    return run.report(true)
  } catch (error) {
    if (options.signal?.aborted) return run.report(false)
    throw run.failure(error)
  }
}

const PROMPT_TOKENS = 1_200

class Run {
  #user: Destination
  #records: AsyncIterable<ImportRecord> & { source?: Records['source']; version?: string | null }
  #options: ImportOptions
  #mode: Mode
  #counts: Counts
  #run: string
  #from: Position | null
  #batch = new Batch()
  /** Records that are taken, turns of the present one and memories that are sent. */
  #taken = 0
  #turns = 0
  #sent = 0
  #seen = 0
  /** The job that the next commit waits for. */
  #job: Position['job'] = null
  #position: Position
  /** Sessions of which a job failed: what comes after it the service does in its own time. */
  #left = new Set<string>()

  constructor(user: Destination, records: AsyncIterable<ImportRecord>, options: ImportOptions) {
    const from = options.resumeFrom ?? null
    this.#user = user
    this.#records = records
    this.#options = options
    this.#mode = options.mode ?? from?.report.mode ?? 'preserve'
    if (from && from.report.mode !== this.#mode)
      throw new ImportError('invalid', `resumeFrom: that import was in mode ${from.report.mode}`)
    this.#counts = from ? structuredClone(from.report) : newCounts(this.#mode)
    this.#run = from?.run ?? crypto.randomUUID()
    this.#from = from
    this.#sent = from?.memories ?? 0
    this.#job = from?.job ?? null
    this.#position = from ?? this.#here()
  }

  async all(): Promise<void> {
    if (this.#options.dryRun) this.#counts.estimate = { turns: 0, model_calls: 0, tokens: 0 }
    const records = this.#mode === 'preserve' ? this.#records : asSessions(this.#records)
    for await (const record of records) {
      this.#options.signal?.throwIfAborted()
      this.#name()
      if (this.#taken >= (this.#from?.records ?? 0)) await this.#take(record)
      else this.#again(record)
      this.#taken += 1
    }
    await this.#flush()
    await this.#drain()
    this.#name()
    this.#counts.incomplete = (this.#records as Partial<Records>).incomplete ?? null
    this.#position = this.#here()
    if (!this.#options.dryRun) await this.#post()
  }

  report(done: boolean): ImportReport {
    const { report } = done ? { report: this.#counts } : this.#position
    return { ...structuredClone(report), done, position: this.#position }
  }

  failure(error: unknown): ImportError {
    const done = { position: this.#position, report: this.report(false) }
    if (error instanceof ImportError)
      return new ImportError(error.code, error.message, { cause: error.cause, ...done })
    const says = error instanceof Error ? error.message : String(error)
    return new ImportError('failed', `${codeOf(error) || 'error'}: ${says}`, { cause: error, ...done })
  }

  /** What the records are of is known once the first has come. */
  #name(): void {
    this.#counts.source ??= this.#records.source ?? null
    this.#counts.version = this.#records.version ?? this.#counts.version
  }

  /** A record that was taken before: of it only what was not sent yet is left. */
  #again(record: ImportRecord): void {
    if (this.#mode !== 'preserve' || record.kind === 'skipped' || record.kind === 'session') return
    this.#seen += 1
    if (this.#seen > this.#sent) this.#batch.add(record, this.#user.id, this.#counts.source)
  }

  async #take(record: ImportRecord): Promise<void> {
    if (record.kind === 'session') return this.#session(record)
    this.#counts.read += 1
    if (record.kind === 'skipped') return skip(this.#counts, record.why)
    if (this.#mode !== 'preserve') return skip(this.#counts, 'not_in_mode')
    await this.#remember(record)
  }

  async #remember(record: Batched): Promise<void> {
    this.#counts.kept += 1
    if (record.kind !== 'line') span(this.#counts, record.created_at ?? record.valid_at)
    this.#seen += 1
    if (this.#options.dryRun) return
    const isFull = this.#batch.add(record, this.#user.id, this.#counts.source)
    if (!isFull) return
    this.#taken += 1
    await this.#flush()
    this.#taken -= 1
  }

  async #flush(): Promise<void> {
    const { length } = this.#batch
    if (length === 0) return
    await this.#batch.send(this.#user, this.#counts, this.#options.signal)
    this.#sent += length
    this.#progress()
  }

  async #session(record: SessionRecord): Promise<void> {
    const from = this.#taken === this.#from?.records ? this.#from.turns : 0
    if (from === 0) this.#count(record)
    if (this.#options.dryRun) return this.#estimate(record)
    this.#turns = from
    while (this.#turns < record.turns.length) {
      await this.#drain()
      this.#options.signal?.throwIfAborted()
      await this.#commit(record)
    }
    this.#turns = 0
  }

  async #commit(record: SessionRecord): Promise<void> {
    const { session_id, turns } = record
    const infer = this.#mode === 'derive'
    const how = { infer, counts: this.#counts, signal: this.#options.signal }
    const job = await sendCommit(this.#user, session_id, turns.slice(this.#turns, this.#turns + COMMIT), how)
    if (infer && job !== null) this.#job = { id: job, session: session_id }
    this.#turns += COMMIT
    this.#progress(this.#turns >= turns.length)
  }

  /** What was said before is worked out before more is said. */
  async #drain(): Promise<void> {
    const job = this.#job
    if (job !== null && !this.#left.has(job.session)) {
      const end = await waitFor(this.#user, job.id, this.#options.signal)
      if (end === 'failed') this.#counts.jobs_failed.push(job.id)
      if (end === 'failed') this.#left.add(job.session)
    }
    this.#job = null
  }

  #count({ turns }: SessionRecord): void {
    const items = itemsIn(turns)
    this.#counts.read += items
    this.#counts.kept += items
    for (const { timestamp_iso } of turns) span(this.#counts, timestamp_iso)
  }

  #estimate({ turns }: SessionRecord): void {
    const before = this.#counts.estimate ?? { turns: 0, model_calls: 0, tokens: 0 }
    const calls = this.#mode === 'derive' ? 2 * Math.ceil(turns.length / COMMIT) : 0
    const words = turns.reduce((sum, { text }) => sum + tokensOf(text), 0)
    const tokens = calls === 0 ? 0 : 2 * words + calls * PROMPT_TOKENS
    this.#counts.estimate = {
      turns: before.turns + turns.length,
      model_calls: before.model_calls + calls,
      tokens: before.tokens + tokens,
    }
  }

  #progress(recordIsDone = false): void {
    this.#position = this.#here(recordIsDone)
    this.#options.onProgress?.({ position: this.#position, report: this.report(false) })
  }

  #here(recordIsDone = false): Position {
    return {
      run: this.#run,
      records: this.#taken + (recordIsDone ? 1 : 0),
      turns: recordIsDone ? 0 : this.#turns,
      memories: this.#sent,
      job: this.#job,
      report: structuredClone(this.#counts),
    }
  }

  /** The feed of events says that there was an import. */
  async #post(): Promise<void> {
    const path = `/api/v1/users/${encodeURIComponent(this.#user.id)}/imports`
    const { position: _, ...report } = this.report(true)
    const body = { ...report, jobs_failed: report.jobs_failed.slice(0, MOST_JOBS) }
    const call = {
      idempotencyKey: this.#run,
      ...(this.#options.signal ? { signal: this.#options.signal } : {}),
    }
    await this.#user.request('POST', path, { body }, call)
  }
}

/** A report has 16 KiB. */
const MOST_JOBS = 200
