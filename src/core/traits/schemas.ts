import * as z from 'zod'
import { Memory } from '../memories/schemas.ts'
import { ExternalId } from '../text/strings.ts'

const GivenUser = ExternalId.meta({ description: 'The user, as the application names them' })
const filter = (description: string) => z.string().max(256).optional().meta({ description })

/** Values that are not known are no errors here: such a filter is ignored, and the answer says so. */
export const ListTraits = z.strictObject({
  user_id: GivenUser,
  min_stage: filter('The lowest stage: trend, candidate, emerging (default), established or core'),
  subtype: filter('behavior, preference or core'),
  context: filter('work, personal, social, learning or general'),
})
export type ListTraits = z.infer<typeof ListTraits>

export const TraitList = z
  .strictObject({
    items: z
      .array(Memory)
      .meta({ description: 'Memories of type trait: the highest stage first, then the surest' }),
    next_cursor: z.null().meta({ description: 'Always null: the list is complete' }),
    ignored: z
      .array(z.enum(['min_stage', 'subtype', 'context']))
      .meta({ description: 'Filters whose value is unknown and so was ignored' }),
  })
  .meta({ id: 'TraitList' })
export type TraitList = z.infer<typeof TraitList>

/** Of a profile, unless told. */
export const PROFILE_TOKENS = 800

export const GetProfile = z.strictObject({
  user_id: GivenUser,
  token_budget: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .default(PROFILE_TOKENS)
    .meta({ description: 'The most tokens that `text` may have' }),
})
export type GetProfile = z.input<typeof GetProfile>

export const Profile = z
  .strictObject({
    text: z
      .string()
      .meta({ description: 'Ready for a system prompt; empty when nothing is known or nothing fits' }),
    tokens: z.int().meta({ description: 'Tokens of `text`' }),
    refs: z.record(z.string(), z.string()).meta({ description: 'Each short id of `text` (m1) → memory' }),
    traits: z.array(Memory).meta({ description: 'The traits that `text` shows, in its order' }),
    facts: z.array(Memory).meta({ description: 'The facts that `text` shows, the most recent first' }),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>
