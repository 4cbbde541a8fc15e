// One line a task: `export { markTurns as mark_turns } from './mark_turns.ts'`.

export { analyzeSceneByRules as analyze_scene } from './analyze_scene.ts'
export { extract } from './extract.ts'
export { judgeClaims as judge_claims } from './judge_claims.ts'
export { learnExperience as learn_experience } from './learn_experience.ts'
export { linkEntitiesByRules as link_entities } from './link_entities.ts'
export { markTurns as mark_turns } from './mark_turns.ts'
export { reflect } from './reflect.ts'
export { resolveContradictions as resolve_contradictions } from './resolve_contradictions.ts'
export { rewriteClaims as rewrite_claims } from './rewrite_claims.ts'
