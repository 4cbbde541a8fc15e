import * as z from 'zod'
import { Memory, type MemoryId, TraitStage } from '../memories/schemas.ts'
import { textOf } from '../text/strings.ts'

const Words = textOf(2_000).refine((text) => text.trim() !== '', 'at least one character')

export const Stance = z.enum(['agree', 'disagree', 'reword', 'never']).meta({
  description:
    'agree and disagree are evidence of the best grade; reword gives it other words; never refuses it for good',
})
export type Stance = z.infer<typeof Stance>

export const AnswerBeliefBody = z
  .strictObject({
    stance: Stance,
    content: Words.optional().meta({
      description: 'With reword, and only then: how it really is, at most 2 000 characters',
    }),
    note: Words.optional().meta({ description: 'In the person’s own words why; at most 2 000 characters' }),
  })
  .superRefine(({ stance, content }, issues) => {
    if (stance === 'reword' && content === undefined)
      issues.addIssue({ code: 'custom', path: ['content'], message: 'reword needs the new words' })
    if (stance !== 'reword' && content !== undefined)
      issues.addIssue({ code: 'custom', path: ['content'], message: 'only reword takes new words' })
  })
  .meta({ id: 'AnswerBelief' })
export type AnswerBeliefBody = z.infer<typeof AnswerBeliefBody>
export type AnswerBelief = AnswerBeliefBody & MemoryId

const Standing = (when: string) =>
  z
    .strictObject({
      stage: TraitStage,
      confidence: z.number().nullable().meta({ description: 'Null for a trend' }),
    })
    .meta({ description: when })

export const BeliefAnswer = z
  .strictObject({
    id: z.uuid().meta({ description: 'The trait' }),
    before: Standing('How it stood'),
    after: Standing('How it stands now'),
    stance: Stance,
    cycle_id: z
      .uuid()
      .nullable()
      .meta({ description: 'The small cycle that wrote it; null when nothing changed' }),
    memory_id: z.uuid().nullable().meta({ description: 'The fact that says so, of agree and disagree' }),
  })
  .meta({ id: 'BeliefAnswer', description: 'What an answer does to a belief' })
export type BeliefAnswer = z.infer<typeof BeliefAnswer>

export const AnsweredBelief = Memory.extend({
  answer: BeliefAnswer.meta({ description: 'What the answer did' }),
}).meta({ id: 'AnsweredBelief' })
export type AnsweredBelief = z.infer<typeof AnsweredBelief>
