// One line a task: `export { markTurns as mark_turns } from './mark_turns.ts'`.
export {}
