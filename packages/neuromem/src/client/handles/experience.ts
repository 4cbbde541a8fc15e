import type { CallOptions } from '../options.ts'
import type { Call } from '../sending/call.ts'
import type { Operations } from '../sending/operations.ts'
import type { Pages } from '../sending/pages.ts'
import type {
  AddExperienceRun,
  BankSummary,
  Claim,
  Delta,
  ExperienceEdit,
  ExperienceItem,
  ExperienceItemList,
  ExperienceRun,
  ForgetPlan,
  Forgotten,
  Learned,
  MigratedExperience,
  MigrateExperience,
  MoleculeInfo,
  PatchExperienceItem,
  RolledBack,
  RunSummary,
} from '../types.gen.ts'
import { type ExportStream, exportOf } from './portability.ts'
import type { ListQuery, QueryOf } from './queries.ts'

export interface ClaimQuery extends ListQuery {
  status?: Claim['status']
  order?: 'support' | 'contra' | 'newest'
  query?: string
}
export interface MoleculeQuery extends ListQuery {
  status?: 'pending' | 'resolved' | 'unresolved'
  has_cooh?: boolean
}
export interface DrawingQuery {
  w?: number
  h?: number
  theme?: 'light' | 'dark'
}

/** What agents have learned, in a bank of its own. */
export interface BankHandle {
  readonly name: string
  /** With a `query` the `page()` has a `context` for a prompt too, with its `refs` and `tokens`. */
  items(
    query?: Omit<QueryOf<'listExperienceItems'>, 'bank' | 'offset'>,
    call?: CallOptions,
  ): Pages<ExperienceItem, Omit<ExperienceItemList, 'items' | 'next_cursor'>>
  item(id: string, call?: CallOptions): Call<ExperienceItem>
  addItem(content: string, call?: CallOptions): Call<ExperienceItem>
  updateItem(id: string, body: PatchExperienceItem, call?: CallOptions): Call<ExperienceItem>
  archive(id: string, call?: CallOptions): Call<ExperienceItem>
  unarchive(id: string, call?: CallOptions): Call<ExperienceItem>
  edits(id: string, query?: ListQuery, call?: CallOptions): Pages<ExperienceEdit>
  runs(query?: ListQuery, call?: CallOptions): Pages<RunSummary>
  run(id: string, call?: CallOptions): Call<ExperienceRun>
  addRun(run: Omit<AddExperienceRun, 'bank'>, call?: CallOptions): Call<ExperienceRun>
  learn(runId: string, body?: { dry_run?: boolean }, call?: CallOptions): Call<Learned>
  deltas(query?: ListQuery, call?: CallOptions): Pages<Delta>
  rollback(deltaId: string, call?: CallOptions): Call<RolledBack>
  claims(query?: ClaimQuery, call?: CallOptions): Pages<Claim>
  migrate(body: Omit<MigrateExperience, 'bank'>, call?: CallOptions): Call<MigratedExperience>
  /** Deletes an item with its claims and edits, at once. */
  deleteItem(
    id: string,
    query?: QueryOf<'forgetExperienceItem'>,
    call?: CallOptions,
  ): Call<Forgotten | ForgetPlan>
  /** Deletes a run and its part in every claim, at once. */
  deleteRun(
    id: string,
    query?: QueryOf<'forgetExperienceRun'>,
    call?: CallOptions,
  ): Call<Forgotten | ForgetPlan>
  /** All that the bank holds, line by line. */
  export(call?: CallOptions): ExportStream
  delete(query?: QueryOf<'forgetBank'>, call?: CallOptions): Call<Forgotten | ForgetPlan>
}

export interface Experience {
  banks(query?: ListQuery, call?: CallOptions): Pages<BankSummary>
  molecules(query?: MoleculeQuery, call?: CallOptions): Pages<MoleculeInfo>
  /** As SVG. */
  drawing(modifier: string, query?: DrawingQuery, call?: CallOptions): Call<string>
  /** `default` unless named. */
  bank(name?: string): BankHandle
}

export function experienceOf(api: Operations): Experience {
  return {
    banks: (query, call) => api.list('listBanks', { query }, call),
    molecules: (query, call) => api.list('listMolecules', { query }, call),
    drawing: (modifier, query, call) => api.text('drawMolecule', { ids: [modifier], query }, call),
    bank: (name = 'default') => bankOf(api, name),
  }
}

function bankOf(api: Operations, bank: string): BankHandle {
  return {
    name: bank,
    items: (query, call) => api.list('listExperienceItems', { query: { ...query, bank } }, call),
    item: (id, call) => api.call('getExperienceItem', { ids: [id] }, call),
    addItem: (content, call) => api.call('addExperienceItem', { body: { bank, content } }, call),
    updateItem: (id, body, call) => api.call('patchExperienceItem', { ids: [id], body }, call),
    archive: (id, call) => api.call('archiveExperienceItem', { ids: [id], body: {} }, call),
    unarchive: (id, call) => api.call('unarchiveExperienceItem', { ids: [id], body: {} }, call),
    edits: (id, query, call) => api.list('listExperienceEdits', { ids: [id], query }, call),
    runs: (query, call) => api.list('listExperienceRuns', { query: { ...query, bank } }, call),
    run: (id, call) => api.call('getExperienceRun', { ids: [id] }, call),
    addRun: (run, call) => api.call('addExperienceRun', { body: { ...run, bank } }, call),
    learn: (id, body = {}, call) => api.call('learnExperience', { ids: [id], body }, call),
    deltas: (query, call) => api.list('listDeltas', { query: { ...query, bank } }, call),
    rollback: (id, call) => api.call('rollBackDelta', { ids: [id], body: {} }, call),
    claims: (query, call) => api.list('listClaims', { query: { ...query, bank } }, call),
    migrate: (body, call) => api.call('migrateExperience', { body: { ...body, bank } }, call),
    deleteItem: (id, query, call) => api.call('forgetExperienceItem', { ids: [id], query }, call),
    deleteRun: (id, query, call) => api.call('forgetExperienceRun', { ids: [id], query }, call),
    export: (call) => exportOf(api, 'exportBank', bank, call),
    delete: (query, call) => api.call('forgetBank', { ids: [bank], query }, call),
  }
}
