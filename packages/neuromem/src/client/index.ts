export type { Answered, Call } from './call.ts'
export type { ChatEvent, ChatStream } from './chat.ts'
export { type ErrorCode, type LocalCode, NeuromemError, type ProblemCode } from './error.ts'
export type { BankHandle, ClaimQuery, DrawingQuery, Experience, MoleculeQuery } from './experience.ts'
export type { Jobs } from './jobs.ts'
export type {
  BulkOptions,
  BulkReport,
  Memories,
  MemoryAnswer,
  MemoryPatch,
  MemoryQuery,
  MemoryStatus,
  MemoryType,
  NewMemory,
} from './memories.ts'
export { type Admin, type Keys, Neuromem, type NewKey, type UsageQuery, type Webhooks } from './neuromem.ts'
export type { CallOptions, Method, NeuromemOptions, RawInit, RequestInfo, ResponseInfo } from './options.ts'
export type { Pages } from './pages.ts'
export type { Answer, OperationId } from './planned.ts'
export type { ExportLine, ExportStream } from './portability.ts'
export type { ListQuery } from './queries.ts'
export type { AddTurns, SessionHandle, TurnInput } from './session.ts'
export type { ProjectHandle, Story } from './story.ts'
export type * from './types.gen.ts'
export type {
  ChatOptions,
  RecallBody,
  Recalled_,
  RecallOptions,
  RememberOptions,
  SubgraphQuery,
  UserHandle,
} from './user.ts'
