// One line a task: `export { markTurns as mark_turns } from './mark_turns.ts'`.

export { analyzeSceneByRules as analyze_scene } from './analyze_scene.ts'
export { extracting as extract } from './extract.ts'
export { judgeClaims as judge_claims } from './learning/judge_claims.ts'
export { learnExperience as learn_experience } from './learning/learn_experience.ts'
export { rewriteClaims as rewrite_claims } from './learning/rewrite_claims.ts'
export { linkEntitiesByRules as link_entities } from './link_entities.ts'
export { marking as mark_turns } from './mark_turns.ts'
export { reflect } from './reflecting/reflect.ts'
export { reflectQuestions as reflect_questions } from './reflecting/reflect_questions.ts'
export { resolveContradictions as resolve_contradictions } from './reflecting/resolve_contradictions.ts'
