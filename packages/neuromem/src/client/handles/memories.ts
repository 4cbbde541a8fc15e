import { NeuromemError } from '../error.ts'
import type { CallOptions } from '../options.ts'
import type { Answer } from '../planned.ts'
import type { Call } from '../sending/call.ts'
import type { Operations } from '../sending/operations.ts'
import type { Pages } from '../sending/pages.ts'
import type {
  AddMemory,
  Batch,
  BatchItem,
  ConfidenceCurve,
  ConfirmMemory,
  Evidence,
  ForgetPlan,
  Forgotten,
  History,
  Memory,
  MemoryForgotten,
  operations,
  PatchMemory,
  Source,
} from '../types.gen.ts'
import type { ListQuery, QueryOf } from './queries.ts'

export type MemoryType = Memory['memory_type']
export type MemoryQuery = NonNullable<operations['listMemories']['parameters']['query']>
export type MemoryStatus = NonNullable<MemoryQuery['status']>
export type MemoryPatch = Omit<PatchMemory, 'version'>
export type NewMemory = BatchItem
export interface MemoryAnswer {
  stance: 'agree' | 'disagree' | 'reword' | 'never'
  content?: string
  note?: string
}

export interface BulkOptions extends CallOptions {
  /** After each batch, with all that is done. */
  onProgress?(report: BulkReport): void
}
export type BulkReport = Batch

export type DeleteQuery = QueryOf<'forgetMemories'>

export interface DeleteOptions extends CallOptions {
  dryRun?: boolean
  /** The bytes go at once: nothing to restore. */
  now?: boolean
  /** The turns that it came from stay. */
  turns?: 'keep'
}

export interface Memories {
  list(query: MemoryQuery, call?: CallOptions): Pages<Memory>
  get(id: string, call?: CallOptions): Call<Memory>
  add(memory: AddMemory, call?: CallOptions): Call<Memory>
  /** In batches of 500; indexes are counted over all items. */
  addMany(items: Iterable<NewMemory> | AsyncIterable<NewMemory>, options?: BulkOptions): Promise<BulkReport>
  /**
   * With a memory: changes that version. With an id and a function: reads, changes, and again when somebody
   * else was faster.
   */
  update(memory: Pick<Memory, 'id' | 'version'>, patch: MemoryPatch, call?: CallOptions): Call<Memory>
  update(
    id: string,
    change: (memory: Memory) => MemoryPatch | Promise<MemoryPatch>,
    call?: CallOptions,
  ): Promise<Memory>
  /** With `dryRun` it only says what would go. */
  delete(id: string, options: DeleteOptions & { dryRun: true }): Call<ForgetPlan>
  delete(id: string, options?: DeleteOptions): Call<MemoryForgotten>
  /** Without `plan_id` a plan of what the filters find; with it the plan is carried out. */
  deleteMany(query: DeleteQuery & { plan_id: string }, call?: CallOptions): Call<Forgotten>
  deleteMany(query: DeleteQuery, call?: CallOptions): Call<ForgetPlan>
  restore(id: string, call?: CallOptions): Call<Memory>
  /** True unless said otherwise. */
  confirm(id: string, body?: Partial<ConfirmMemory>, call?: CallOptions): Call<Memory>
  answer(id: string, body: MemoryAnswer, call?: CallOptions): Call<Answer<'answerMemory'>>
  history(id: string, query?: ListQuery, call?: CallOptions): Pages<History>
  sources(id: string, query?: ListQuery, call?: CallOptions): Pages<Source>
  evidence(id: string, query?: ListQuery, call?: CallOptions): Pages<Evidence>
  confidence(id: string, query?: { points?: number }, call?: CallOptions): Call<ConfidenceCurve>
  /** All that rests on it, nearest first. */
  dependents(id: string, call?: CallOptions): Call<Answer<'listDependents'>>
}

const BATCH_ITEMS = 500
const BATCH_BYTES = 3 * 2 ** 20
const UPDATES = 3

export function memoriesOf(api: Operations): Memories {
  const patch = ({ id, version }: Pick<Memory, 'id' | 'version'>, said: MemoryPatch, call?: CallOptions) =>
    api.call('patchMemory', { ids: [id], body: { ...said, version } }, call)

  async function change(
    id: string,
    decide: (memory: Memory) => MemoryPatch | Promise<MemoryPatch>,
    call?: CallOptions,
  ) {
    for (let attempt = 1; ; attempt++) {
      const memory = await api.call('getMemory', { ids: [id] }, call)
      try {
        return await patch(memory, await decide(memory), call)
      } catch (error) {
        if (attempt === UPDATES || !NeuromemError.is(error, 'version_conflict')) throw error
      }
    }
  }

  return {
    list: (query, call) => api.list('listMemories', { query }, call),
    get: (id, call) => api.call('getMemory', { ids: [id] }, call),
    add: (body, call) => api.call('addMemory', { body }, call),
    addMany: (items, call) => addMany(api, items, call),
    update: ((target: string | Memory, said: never, call?: CallOptions) =>
      typeof target === 'string'
        ? change(target, said, call)
        : patch(target, said, call)) as Memories['update'],
    delete: ((id: string, { dryRun, now, turns, ...call }: DeleteOptions = {}) =>
      api.call(
        'deleteMemory',
        { ids: [id], query: { dry_run: dryRun, now, turns } },
        call,
      )) as Memories['delete'],
    deleteMany: ((query: DeleteQuery, call?: CallOptions) =>
      api.call('forgetMemories', { query }, call)) as Memories['deleteMany'],
    restore: (id, call) => api.call('restoreMemory', { ids: [id] }, call),
    confirm: (id, body, call) =>
      api.call('confirmMemory', { ids: [id], body: { confirmed: true, ...body } }, call),
    answer: (id, body, call) => api.call('answerMemory', { ids: [id], body }, call),
    history: (id, query, call) => api.list('listMemoryHistory', { ids: [id], query }, call),
    sources: (id, query, call) => api.list('listMemorySources', { ids: [id], query }, call),
    evidence: (id, query, call) => api.list('listTraitEvidence', { ids: [id], query }, call),
    dependents: (id, call) => api.call('listDependents', { ids: [id] }, call),
    confidence: (id, query, call) => api.call('getConfidence', { ids: [id], query }, call),
  }
}

async function addMany(
  api: Operations,
  items: Iterable<NewMemory> | AsyncIterable<NewMemory>,
  { onProgress, idempotencyKey, ...options }: BulkOptions = {},
): Promise<BulkReport> {
  const report: BulkReport = { created: 0, existing: 0, refused: 0, items: [] }
  let number = 0
  for await (const batch of batchesOf(items)) {
    const key = idempotencyKey && { idempotencyKey: `${idempotencyKey}-${number++}` }
    const first = report.items.length
    const answer = await api
      .call('addMemories', { body: { items: batch } }, { ...options, ...key })
      .catch((error) => atPlaceOfAll(error, first))
    report.created += answer.created
    report.existing += answer.existing
    report.refused += answer.refused
    report.items.push(...answer.items.map((item) => ({ ...item, index: item.index + first })))
    onProgress?.(report)
  }
  return report
}

/** Throws what was thrown of a batch, with its places counted over all. */
function atPlaceOfAll(error: NeuromemError, first: number): never {
  const told = (text: string) => text.replace(/(?<=^items\.)\d+/, (index) => `${+index + first}`)
  error.message = told(error.message)
  for (const issue of error.issues ?? []) issue.path = told(issue.path)
  throw error
}

/** At most 500 items, and what one request may hold. */
async function* batchesOf(
  items: Iterable<NewMemory> | AsyncIterable<NewMemory>,
): AsyncGenerator<NewMemory[]> {
  let batch: NewMemory[] = []
  let bytes = 0
  for await (const item of items) {
    const size = new TextEncoder().encode(JSON.stringify(item)).length
    if (batch.length === BATCH_ITEMS || (batch.length > 0 && bytes + size > BATCH_BYTES)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(item)
    bytes += size
  }
  if (batch.length > 0) yield batch
}
