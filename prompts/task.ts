import type * as z from 'zod'

/** What a model may be asked to do: one file in this folder each. */
export interface Task<Input = unknown, Output = unknown> {
  readonly name: TaskName
  /** Rises when the wording or the schema changes; kept in `model_calls`. */
  readonly version: number
  /**
   * Keys that may be null are `.nullish()` for reading; the schema sent to the model has them as required and
   * nullable.
   */
  readonly schema: z.ZodType<Output>
  render(input: Input): Rendered
  /** The answer with the ids of the input, where the prompt names things otherwise. */
  restore?(output: Output, input: Input): Output
}

export interface Rendered {
  readonly instructions: string
  readonly prompt: string
}

export const taskNames = [
  'mark_turns',
  'extract',
  'reflect',
  'reflect_questions',
  'resolve_contradictions',
  'link_entities',
  'learn_experience',
  'rewrite_claims',
  'judge_claims',
  'analyze_scene',
] as const
export type TaskName = (typeof taskNames)[number]
