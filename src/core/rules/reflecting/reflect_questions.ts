import type { ReflectQuestionsOutput } from '../../../../prompts/reflect_questions.ts'

/** By rules nothing is asked: what lies near is shown already. */
export const reflectQuestions = (): ReflectQuestionsOutput => ({ questions: [] })
