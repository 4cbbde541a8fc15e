import { claim, content } from '../support/given/claims.ts'
import type { World } from '../support/given/world.ts'
import { scene } from '../support/given/world.ts'

export interface Attempt {
  readonly body?: unknown
  readonly query?: Readonly<Record<string, string>>
  /** What stands for `{id}` in this operation. */
  readonly id?: string
  readonly raw?: string
  readonly headers?: Readonly<Record<string, string>>
}

const turns = [{ turn_id: 'intruder', role: 'user', text: 'let me in' }]

/**
 * How somebody who knows every id of another would ask for it, one attempt for every operation under
 * `/api/v1`.
 */
export function attempts({ ids, mark }: Pick<World, 'ids' | 'mark'>): Readonly<Record<string, Attempt>> {
  const { user_id } = ids
  const memory = { id: ids.memory }
  const trait = { id: ids.trait }
  const item = { id: ids.item }
  return {
    getMe: {},
    listOwnKeys: {},
    createOwnKey: { body: { name: 'planted', scopes: ['read'] } },
    revokeOwnKey: {},
    createWebhook: { body: { url: 'https://planted.example/', events: ['task.due'] } },
    listWebhooks: {},
    deleteWebhook: { id: '2b1f0a9e-8d7c-4b6a-9f5e-4d3c2b1a0f9e' },
    getStats: {},
    listModelCalls: {},
    getUsage: {},
    getPolicy: {},
    putPolicy: { body: {} },
    createToken: { body: { user_id } },
    listUsers: {},
    getUser: {},
    eraseUser: {},
    endTokens: {},
    exportUser: {},
    importUser: { raw: '{"kind":"entity"}', headers: { 'content-type': 'application/x-ndjson' } },
    commitTurns: { body: { user_id, turns } },
    listTurns: {},
    listSessions: { query: { user_id } },
    getSession: {},
    endSession: { body: {} },
    preview: { body: { user_id, turns } },
    listJobs: { query: { user_id } },
    getJob: {},
    retryJob: { body: {} },
    addMemory: { body: { user_id, memory_type: 'fact', content: 'planted' } },
    addMemories: {
      body: { items: [{ user_id, memory_type: 'fact', content: 'planted', external_id: 'x' }] },
    },
    addImport: { body: { source: 'planted' } },
    listMemories: { query: { user_id, query: mark } },
    getMemory: memory,
    patchMemory: { ...memory, body: { content: 'overwritten', version: 1 } },
    deleteMemory: memory,
    forgetMemories: { query: { user_id } },
    restoreMemory: memory,
    forgetTurn: {},
    forgetSession: {},
    forget: { body: { about: 'planted' } },
    listErasures: {},
    listMemoryHistory: memory,
    listMemorySources: memory,
    listTraitEvidence: trait,
    confirmMemory: { ...memory, body: { confirmed: false } },
    getConfidence: trait,
    listDependents: memory,
    answerMemory: { ...trait, body: { stance: 'never' } },
    recall: { body: { user_id, query: `Dalian tea ${mark}`, explain: true } },
    getAffinity: {},
    listAffinityEvents: {},
    sendAffinitySignals: { body: { correction: true } },
    listUserEvents: {},
    getSubgraph: { query: { hops: '3' } },
    listEntities: {},
    listFacts: { query: { entity: 'Ann' } },
    sendMessage: {
      body: { user_id, session_id: ids.session_id, message: 'Where does Ann live?', idempotency_key: 'k' },
    },
    shouldReflect: {},
    reflect: { body: { force: true } },
    listReflectionCycles: {},
    listTraits: {},
    getProfile: {},
    listDue: {},
    listConflicts: {},
    listReview: {},
    putStoryChunks: {
      body: { chunks: [{ chunk_id: `c-${mark}`, content: 'overwritten', content_type: 'scene' }] },
    },
    searchStoryMemory: { query: { query: mark } },
    putEntityStates: {
      body: { states: [{ entity_type: 'character', entity_id: 'li', state_data: { mood: 'bad' } }] },
    },
    getEntityState: {},
    getRecentTimeline: { query: { chapter_index: '1' } },
    buildSceneContext: { body: scene('rain') },
    getSceneContext: {},
    listBanks: {},
    listExperienceRuns: {},
    listDeltas: {},
    listClaims: { query: { query: mark } },
    listMolecules: {},
    drawMolecule: {},
    listProjects: {},
    listStoryChunks: {},
    listStoryEntities: {},
    listSceneContexts: {},
    forgetExperienceItem: item,
    forgetExperienceRun: {},
    forgetBank: {},
    exportBank: {},
    exportProject: {},
    forgetProject: {},
    forgetStoryChunk: {},
    forgetEntityStates: {},
    addExperienceRun: { body: { run_id: ids.run_id, output: { note: 'planted' }, feedback: {} } },
    getExperienceRun: {},
    learnExperience: { body: {} },
    listExperienceItems: { query: { query: mark, status: 'all' } },
    addExperienceItem: { body: { content: content([claim()]) } },
    getExperienceItem: item,
    patchExperienceItem: { ...item, body: { content: content([claim()]), version: 1 } },
    listExperienceEdits: item,
    archiveExperienceItem: item,
    unarchiveExperienceItem: item,
    rollBackDelta: { id: ids.delta },
    migrateExperience: { body: { items: [{ id: ids.item, text: 'planted' }], dry_run: true } },
  }
}
