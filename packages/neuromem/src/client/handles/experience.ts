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
    o?: CallOptions,
  ): Pages<ExperienceItem, Omit<ExperienceItemList, 'items' | 'next_cursor'>>
  item(id: string, o?: CallOptions): Call<ExperienceItem>
  addItem(content: string, o?: CallOptions): Call<ExperienceItem>
  updateItem(id: string, body: PatchExperienceItem, o?: CallOptions): Call<ExperienceItem>
  archive(id: string, o?: CallOptions): Call<ExperienceItem>
  unarchive(id: string, o?: CallOptions): Call<ExperienceItem>
  edits(id: string, query?: ListQuery, o?: CallOptions): Pages<ExperienceEdit>
  runs(query?: ListQuery, o?: CallOptions): Pages<RunSummary>
  run(id: string, o?: CallOptions): Call<ExperienceRun>
  addRun(run: Omit<AddExperienceRun, 'bank'>, o?: CallOptions): Call<ExperienceRun>
  learn(runId: string, body?: { dry_run?: boolean }, o?: CallOptions): Call<Learned>
  deltas(query?: ListQuery, o?: CallOptions): Pages<Delta>
  rollback(deltaId: string, o?: CallOptions): Call<RolledBack>
  claims(query?: ClaimQuery, o?: CallOptions): Pages<Claim>
  migrate(body: Omit<MigrateExperience, 'bank'>, o?: CallOptions): Call<MigratedExperience>
  /** Deletes an item with its claims and edits, at once. */
  deleteItem(
    id: string,
    query?: QueryOf<'forgetExperienceItem'>,
    o?: CallOptions,
  ): Call<Forgotten | ForgetPlan>
  /** Deletes a run and its part in every claim, at once. */
  deleteRun(id: string, query?: QueryOf<'forgetExperienceRun'>, o?: CallOptions): Call<Forgotten | ForgetPlan>
  /** All that the bank holds, line by line. */
  export(call?: CallOptions): ExportStream
  delete(query?: QueryOf<'forgetBank'>, o?: CallOptions): Call<Forgotten | ForgetPlan>
}

export interface Experience {
  banks(query?: ListQuery, o?: CallOptions): Pages<BankSummary>
  molecules(query?: MoleculeQuery, o?: CallOptions): Pages<MoleculeInfo>
  /** As SVG. */
  drawing(modifier: string, query?: DrawingQuery, o?: CallOptions): Call<string>
  /** `default` unless named. */
  bank(name?: string): BankHandle
}

export function experienceOf(api: Operations): Experience {
  return {
    banks: (query, o) => api.list('listBanks', { query }, o),
    molecules: (query, o) => api.list('listMolecules', { query }, o),
    drawing: (modifier, query, o) => api.text('drawMolecule', { ids: [modifier], query }, o),
    bank: (name = 'default') => bankOf(api, name),
  }
}

function bankOf(api: Operations, bank: string): BankHandle {
  return {
    name: bank,
    items: (query, o) => api.list('listExperienceItems', { query: { ...query, bank } }, o),
    item: (id, o) => api.call('getExperienceItem', { ids: [id] }, o),
    addItem: (content, o) => api.call('addExperienceItem', { body: { bank, content } }, o),
    updateItem: (id, body, o) => api.call('patchExperienceItem', { ids: [id], body }, o),
    archive: (id, o) => api.call('archiveExperienceItem', { ids: [id], body: {} }, o),
    unarchive: (id, o) => api.call('unarchiveExperienceItem', { ids: [id], body: {} }, o),
    edits: (id, query, o) => api.list('listExperienceEdits', { ids: [id], query }, o),
    runs: (query, o) => api.list('listExperienceRuns', { query: { ...query, bank } }, o),
    run: (id, o) => api.call('getExperienceRun', { ids: [id] }, o),
    addRun: (run, o) => api.call('addExperienceRun', { body: { ...run, bank } }, o),
    learn: (id, body = {}, o) => api.call('learnExperience', { ids: [id], body }, o),
    deltas: (query, o) => api.list('listDeltas', { query: { ...query, bank } }, o),
    rollback: (id, o) => api.call('rollBackDelta', { ids: [id], body: {} }, o),
    claims: (query, o) => api.list('listClaims', { query: { ...query, bank } }, o),
    migrate: (body, o) => api.call('migrateExperience', { body: { ...body, bank } }, o),
    deleteItem: (id, query, o) => api.call('forgetExperienceItem', { ids: [id], query }, o),
    deleteRun: (id, query, o) => api.call('forgetExperienceRun', { ids: [id], query }, o),
    export: (call) => exportOf(api, 'exportBank', bank, call),
    delete: (query, o) => api.call('forgetBank', { ids: [bank], query }, o),
  }
}
