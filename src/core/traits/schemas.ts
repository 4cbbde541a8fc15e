import * as z from 'zod'
import { Memory } from '../memories/schemas.ts'
import { ExternalId } from '../text/strings.ts'

/**
 * Values that are not known are no errors here: the source document wants such a filter ignored, and the
 * answer says so.
 */
export const ListTraits = z.strictObject({
  user_id: ExternalId,
  min_stage: z
    .string()
    .optional()
    .meta({ description: 'trend, candidate, emerging (default), established or core' }),
  subtype: z.string().optional().meta({ description: 'behavior, preference or core' }),
  context: z.string().optional().meta({ description: 'work, personal, social, learning or general' }),
})
export type ListTraits = z.infer<typeof ListTraits>

export const TraitList = z
  .strictObject({
    items: z.array(Memory),
    next_cursor: z.null(),
    ignored: z.array(z.string()).meta({ description: 'Filters whose value is unknown' }),
  })
  .meta({ id: 'TraitList' })
export type TraitList = z.infer<typeof TraitList>

const DEFAULT_BUDGET = 800

export const GetProfile = z.strictObject({
  user_id: ExternalId,
  token_budget: z.coerce.number().int().min(0).max(100_000).default(DEFAULT_BUDGET),
})
export type GetProfile = z.input<typeof GetProfile>

export const Profile = z
  .strictObject({
    text: z
      .string()
      .meta({ description: 'Ready for a system prompt; empty when nothing is known or nothing fits' }),
    tokens: z.int(),
    traits: z.array(Memory),
    facts: z.array(Memory),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>
