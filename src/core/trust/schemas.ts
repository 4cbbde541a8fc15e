import * as z from 'zod'
import { TraitStage } from '../memories/kinds/schemas.ts'
import { Memory, MemoryId } from '../memories/schemas.ts'
import { textOf } from '../text/strings.ts'

const Words = textOf(2_000).refine((text) => text.trim() !== '', 'at least one character')

export const Stance = z.enum(['agree', 'disagree', 'reword', 'never']).meta({
  description:
    'agree and disagree are evidence of the best grade; reword gives it other words; never refuses it ' +
    'for good',
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

export const Dependent = z
  .strictObject({
    id: z.uuid().meta({ description: 'The trait or relation' }),
    kind: z.enum(['trait', 'relation', 'memory']).meta({ description: 'What it is' }),
    text: z.string().meta({ description: 'What it says' }),
    role: z.enum(['supports', 'contradicts', 'child', 'states', 'source']).meta({
      description: 'What the memory, or what stands between, is to it',
    }),
    depth: z.int().meta({ description: '1 rests on the memory itself, 2 on what rests on it, …' }),
    ends: z.boolean().meta({ description: 'It would go with the memory' }),
  })
  .meta({ id: 'Dependent' })
export type Dependent = z.infer<typeof Dependent>

export const DependentList = z
  .strictObject({
    items: z.array(Dependent).meta({ description: 'Nearest first, complete' }),
    next_cursor: z.null().meta({ description: 'Always null: the list is complete' }),
  })
  .meta({ id: 'DependentList' })
export type DependentList = z.infer<typeof DependentList>

const Moment = z.iso.datetime().meta({ description: 'ISO 8601 in UTC' })

export const CurveQuery = z.strictObject({
  points: z.coerce
    .number()
    .int()
    .min(2)
    .max(500)
    .default(120)
    .meta({ description: 'How many points, from 2 to 500' }),
})
export const GetConfidence = CurveQuery.extend(MemoryId.shape)
export type GetConfidence = z.input<typeof GetConfidence>

export const ConfidenceCurve = z
  .strictObject({
    points: z
      .array(
        z.strictObject({
          at: Moment,
          value: z.number().meta({ description: 'The confidence at that moment' }),
        }),
      )
      .meta({ description: 'Evenly spaced from birth to now or the end; none for a trend' }),
    events: z
      .array(
        z.strictObject({
          at: Moment,
          event: z.string().meta({ description: 'created, promoted, reinforced, …, as in the history' }),
          before: z
            .number()
            .nullable()
            .meta({ description: 'The confidence before it; null where there was none' }),
          after: z
            .number()
            .nullable()
            .meta({ description: 'The confidence after it; null where there is none' }),
          grade: z.string().nullable().meta({ description: 'Of a reinforcement, A to D' }),
          memory_ids: z.array(z.string()).meta({ description: 'The memories that it came from' }),
        }),
      )
      .meta({ description: 'Oldest first' }),
    lambda: z
      .number()
      .nullable()
      .meta({ description: 'How it fades, a day: c · e^(−λ · days); null for a trend' }),
    floor: z.number().meta({ description: 'Below this it is dissolved' }),
    stages: z.array(z.number()).meta({ description: 'Where candidate, emerging and established end' }),
    forecast: z
      .strictObject({
        below_floor_at: Moment.nullable().meta({ description: 'When it meets the floor if nothing is said' }),
      })
      .nullable()
      .meta({ description: 'Null for a trend' }),
  })
  .meta({ id: 'ConfidenceCurve' })
export type ConfidenceCurve = z.infer<typeof ConfidenceCurve>

export const AnsweredBelief = Memory.extend({
  answer: BeliefAnswer.meta({ description: 'What the answer did' }),
}).meta({ id: 'AnsweredBelief' })
export type AnsweredBelief = z.infer<typeof AnsweredBelief>
