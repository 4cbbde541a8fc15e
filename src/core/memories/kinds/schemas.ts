import * as z from 'zod'
import { modalities } from '../../../../db/schema/memory.ts'

export const MemoryType = z.enum(['fact', 'episodic', 'trait', 'note', 'document']).meta({
  description: 'fact: what is so; episodic: what happened; trait: what reflection believes of the user',
})
export type MemoryType = z.infer<typeof MemoryType>

export const Category = z
  .enum(['fact', 'preference', 'task', 'rule', 'note'])
  .meta({ description: 'What kind of statement it is' })
export const Subtype = z
  .enum(['profile', 'constraint', 'commitment', 'decision', 'tool_grounded_fact', 'user_pinned_note'])
  .meta({ description: 'A finer kind of statement' })
export const EvidenceLevel = z
  .enum(['S0_user_claim', 'S1_ai_inference', 'S2_tool_grounded', 'S3_user_confirmed'])
  .meta({ description: 'On what it rests: a claim, an inference, a tool, the user’s confirmation' })
export const ForgetPolicy = z
  .enum(['permanent', 'until_changed', 'temporary'])
  .meta({ description: 'For ever, until something else is so, or for its time to live' })
export const TraitStage = z
  .enum(['trend', 'candidate', 'emerging', 'established', 'core', 'dissolved'])
  .meta({ description: 'How far the belief has grown' })
export const TraitSubtype = z
  .enum(['behavior', 'preference', 'core'])
  .meta({ description: 'What the belief is about: doing, liking, or being' })

export const Modality = z.enum(modalities).meta({
  description:
    'stated: it is so; planned, wished, reported, denied: shown as such, and no fact of the profile',
})
export type Modality = z.infer<typeof Modality>
