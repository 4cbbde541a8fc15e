export type { CompanionMessage, CompanionOptions, CompanionState } from './companion.ts'
export { type UseCompanion, useCompanion } from './use-companion.ts'
export { type RecallState, type UseRecall, useRecall } from './use-recall.ts'
