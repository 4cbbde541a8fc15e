import type { CallOptions, Method, RawInit } from '../options.ts'
import type { Answer } from '../planned.ts'
import type { Call } from '../sending/call.ts'
import type { Operations } from '../sending/operations.ts'
import type { Pages } from '../sending/pages.ts'
import type {
  AddMemory,
  Affinity,
  AffinityEvent,
  AffinitySignals,
  Conflict,
  Cycle,
  Entity,
  Erased,
  Event,
  Fact,
  ForgetAbout,
  ForgetPlan,
  Forgotten,
  Imported,
  ImportNoted,
  ImportReport,
  Memory,
  Profile,
  Recall,
  RecallAnswer,
  ReflectBody,
  Reflected,
  ReviewItem,
  ShouldReflect,
  Subgraph,
  TraitList,
  User,
} from '../types.gen.ts'
import { type ChatStream, chatStream } from './chat.ts'
import type { Memories } from './memories.ts'
import { type ExportLine, type ExportStream, exportOf, importLines } from './portability.ts'
import { prose } from './prose.ts'
import type { ListQuery, QueryOf } from './queries.ts'
import { type SessionHandle, sessionOf } from './session.ts'

export type RecallBody = Recall
export type RecallOptions = Omit<RecallBody, 'user_id' | 'query'>
/** What was found; as a string it is the text for a prompt. */
export type Recalled_ = RecallAnswer & { toString(): string }
export type RememberOptions = Partial<Omit<AddMemory, 'user_id' | 'content'>>

export interface ChatOptions extends CallOptions {
  sessionId: string
  mode?: 'hybrid' | 'graph_only'
}

export interface SubgraphQuery {
  /** An entity's id or name; the person's own node unless given. */
  center?: string
  hops?: number
  limit?: number
  as_of?: string
  ended?: boolean
}

/** One person's memory. Making a handle asks the service for nothing. */
export interface UserHandle {
  readonly id: string
  get(call?: CallOptions): Call<User>
  /** A fact unless `memory_type` says otherwise. */
  remember(content: string, options?: RememberOptions, call?: CallOptions): Call<Memory>
  recall(query: string, options?: RecallOptions, call?: CallOptions): Call<Recalled_>
  profile(options?: { tokenBudget?: number }, call?: CallOptions): Call<Profile>
  traits(query?: QueryOf<'listTraits'>, call?: CallOptions): Call<TraitList>
  /** With `about` a plan of what a search finds; with its `plan_id` the plan is carried out. */
  forget(options: { about: string; limit?: number }, call?: CallOptions): Call<ForgetPlan>
  forget(options: { plan_id: string; ids?: string[]; now?: boolean }, call?: CallOptions): Call<Forgotten>
  /** Everything of this person goes; with `dryRun` only counted. */
  erase(options: CallOptions & { dryRun: true }): Call<ForgetPlan>
  erase(call?: CallOptions): Call<Erased>
  endTokens(call?: CallOptions): Call<Answer<'endTokens'>>
  session(id: string): SessionHandle
  reflect(options?: ReflectBody, call?: CallOptions): Call<Reflected>
  shouldReflect(call?: CallOptions): Call<ShouldReflect>
  cycles(query?: ListQuery, call?: CallOptions): Pages<Cycle>
  due(query?: QueryOf<'listDue'>, call?: CallOptions): Pages<Memory>
  conflicts(query?: ListQuery, call?: CallOptions): Pages<Conflict>
  review(query?: ListQuery, call?: CallOptions): Pages<ReviewItem>
  affinity(call?: CallOptions): Call<Affinity>
  affinityHistory(query?: ListQuery, call?: CallOptions): Pages<AffinityEvent>
  signal(signals: AffinitySignals, call?: CallOptions): Call<Affinity>
  events(query?: ListQuery & { kinds?: string }, call?: CallOptions): Pages<Event>
  readonly graph: {
    entities(query?: ListQuery, call?: CallOptions): Pages<Entity>
    facts(query?: QueryOf<'listFacts'>, call?: CallOptions): Pages<Fact>
    subgraph(query?: SubgraphQuery, call?: CallOptions): Call<Subgraph>
  }
  /** A reply of the companion, as it comes. */
  chat(message: string, options: ChatOptions, call?: CallOptions): ChatStream
  export(call?: CallOptions): ExportStream
  import(
    lines: AsyncIterable<ExportLine | string> | Iterable<ExportLine | string>,
    call?: CallOptions,
  ): Promise<Imported>
  /** Notes for the feed of events what an importer did; `importInto` does that itself. */
  noteImport(report: ImportReport, call?: CallOptions): Call<ImportNoted>
  /** The way out, as of the client itself. */
  request<T>(method: Method, path: string, init?: RawInit, call?: CallOptions): Call<T>
}

/** Where a handle keeps the memories of the client that it is of, for the other parts of this package. */
const MEMORIES = Symbol.for('neuromem.memories')

/** The memories of a handle's client, by id; undefined for a handle that somebody else made. */
export const memoriesFor = (user: UserHandle): Memories | undefined =>
  (user as { [MEMORIES]?: Memories })[MEMORIES]

export function userOf(api: Operations, memories: Memories, id: string): UserHandle {
  const of = { ids: [id] }
  const handle: UserHandle = {
    id,
    get: (call) => api.call('getUser', of, call),
    remember: (content, options, call) =>
      api.call('addMemory', { body: { memory_type: 'fact', ...options, user_id: id, content } }, call),
    recall: (query, options, call) =>
      prose(api.call('recall', { body: { ...options, user_id: id, query } }, call)),
    profile: ({ tokenBudget } = {}, call) =>
      api.call('getProfile', { ...of, query: { token_budget: tokenBudget } }, call),
    traits: (query, call) => api.call('listTraits', { ...of, query }, call),
    forget: ((body: ForgetAbout, call?: CallOptions) =>
      api.call('forget', { ...of, body }, call)) as UserHandle['forget'],
    erase: (({ dryRun, ...call }: CallOptions & { dryRun?: boolean } = {}) =>
      api.call('eraseUser', { ...of, query: { dry_run: dryRun } }, call)) as UserHandle['erase'],
    endTokens: (call) => api.call('endTokens', of, call),
    session: (session) => sessionOf(api, id, session),
    reflect: (body = {}, call) => api.call('reflect', { ...of, body }, call),
    shouldReflect: (call) => api.call('shouldReflect', of, call),
    cycles: (query, call) => api.list('listReflectionCycles', { ...of, query }, call),
    due: (query, call) => api.list('listDue', { ...of, query }, call),
    conflicts: (query, call) => api.list('listConflicts', { ...of, query }, call),
    review: (query, call) => api.list('listReview', { ...of, query }, call),
    affinity: (call) => api.call('getAffinity', of, call),
    affinityHistory: (query, call) => api.list('listAffinityEvents', { ...of, query }, call),
    signal: (body, call) => api.call('sendAffinitySignals', { ...of, body }, call),
    events: (query, call) => api.list('listUserEvents', { ...of, query }, call),
    graph: {
      entities: (query, call) => api.list('listEntities', { ...of, query }, call),
      facts: (query, call) => api.list('listFacts', { ...of, query }, call),
      subgraph: (query, call) => api.call('getSubgraph', { ...of, query }, call),
    },
    chat: (message, { sessionId: session_id, mode, ...options }, call) =>
      chat(api, { user_id: id, session_id, message, mode }, { ...options, ...call }),
    export: (call) => exportOf(api, 'exportUser', id, call),
    import: (lines, call) => importLines(api, id, lines, call),
    noteImport: (body, call) => api.call('addImport', { ...of, body }, call),
    request: (method, path, init, call) => api.raw(method, path, init, call),
  }
  return Object.defineProperty(handle, MEMORIES, { value: memories })
}

interface Said {
  readonly user_id: string
  readonly session_id: string
  readonly message: string
  readonly mode: ChatOptions['mode']
}

function chat(api: Operations, said: Said, options: CallOptions): ChatStream {
  const body = (idempotency_key: string) => ({ ...said, idempotency_key })
  return chatStream(() => api.stream('sendMessage', { body }, options), options.signal)
}
