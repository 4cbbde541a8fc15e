export { type ErrorCode, type LocalCode, NeuromemError, type ProblemCode } from './error.ts'
export type { ChatEvent, ChatStream } from './handles/chat.ts'
export type { BankHandle, ClaimQuery, DrawingQuery, Experience, MoleculeQuery } from './handles/experience.ts'
export type { Jobs } from './handles/jobs.ts'
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
} from './handles/memories.ts'
export type { ExportLine, ExportStream } from './handles/portability.ts'
export type { ListQuery } from './handles/queries.ts'
export type { AddTurns, SessionHandle, TurnInput } from './handles/session.ts'
export type { ProjectHandle, Story } from './handles/story.ts'
export type {
  ChatOptions,
  RecallBody,
  Recalled_,
  RecallOptions,
  RememberOptions,
  SubgraphQuery,
  UserHandle,
} from './handles/user.ts'
export { type Admin, type Keys, Neuromem, type NewKey, type UsageQuery, type Webhooks } from './neuromem.ts'
export type { CallOptions, Method, NeuromemOptions, RawInit, RequestInfo, ResponseInfo } from './options.ts'
export type { Answer, OperationId } from './planned.ts'
export type { Answered, Call } from './sending/call.ts'
export type { Pages } from './sending/pages.ts'
export type * from './types.gen.ts'
