import * as z from 'zod'
import { countWaiting } from '../../../src/core/memories/count-waiting.ts'
import { getPolicy } from '../../../src/core/tenancy/get-policy.ts'
import type { getUser } from '../../../src/core/tenancy/get-user.ts'
import type { getProfile } from '../../../src/core/traits/profile.ts'
import { cutTo } from '../tokens.ts'
import { tool } from '../tool.ts'
import { NOTHING, nothingIsStored } from './shapes.ts'

/** More than the largest budget has by the service's own count. */
const MOST_TOKENS = 4_000

export const getProfileTool = tool({
  name: 'get_profile',
  title: 'Profile',
  toolset: 'memory',
  operation: 'getProfile',
  description: 'Who the person is: traits and recent facts, ready to read.',
  input: z.strictObject({
    token_budget: z.int().min(100).max(2000).optional().meta({ description: 'Default 800' }),
  }),
  output: z.strictObject({
    text: z.string(),
    traits: z.array(
      z.strictObject({
        id: z.string(),
        text: z.string(),
        stage: z.string(),
        confidence: z.number().optional(),
      }),
    ),
  }),
  async call(asking, { token_budget = 800 }) {
    const { user_id } = asking.place
    const profile = await asking.ask<typeof getProfile>('getProfile', {
      params: { user_id },
      query: { token_budget },
    })
    const empty = profile.text === ''
    const text = empty && (await nothingIsStored(asking)) ? NOTHING : profile.text || 'No profile yet.'
    const traits = profile.traits.map(({ id, content, trait }) => ({
      id,
      text: content,
      stage: trait?.stage ?? 'trend',
      ...(trait?.confidence != null && { confidence: trait.confidence }),
    }))
    return (share) => {
      const most = Math.ceil(MOST_TOKENS * share)
      const few = traits.slice(0, Math.ceil(traits.length * share))
      return {
        structured: { text: cutTo(profile.text, most).text, traits: few },
        text: cutTo(text, most).text,
      }
    }
  },
})

export const whoAmI = tool({
  name: 'who_am_i',
  title: 'Whose memory this is',
  toolset: 'memory',
  operation: 'getUser',
  description: 'The person this connection is about, what is held of them, and for how long.',
  input: z.strictObject({}),
  output: z.strictObject({
    user_id: z.string(),
    scopes: z.array(z.string()),
    sessions: z.int(),
    memories: z.int(),
    traits: z.int(),
    waiting: z.int(),
    policy: z.string(),
  }),
  async call({ ctx, ask, caller, place }) {
    const user_id = place.user_id ?? ''
    const unknown = { sessions: 0, memories: 0, traits: 0 }
    const [user, waiting, { lifetimes }] = await Promise.all([
      ask<typeof getUser>('getUser', { params: { user_id } }).catch((error) => {
        if (error?.code === 'not_found') return unknown
        throw error
      }),
      countWaiting(ctx, { user_id }),
      getPolicy(ctx),
    ])
    const held = Object.entries(lifetimes).map(
      ([what, { ttl_seconds }]) =>
        `${what} ${ttl_seconds ? `${Math.round(ttl_seconds / 86_400)} days` : 'for long'}`,
    )
    const structured = {
      user_id,
      scopes: caller.scopes.filter((scope) => scope !== 'admin'),
      sessions: user.sessions,
      memories: user.memories,
      traits: user.traits,
      waiting,
      policy: `held: ${held.join(', ')}`,
    }
    const { policy, sessions, memories, traits } = structured
    const counts = `${sessions} sessions, ${memories} memories, ${traits} traits, ${waiting} waiting`
    return () => ({
      structured,
      text: `${user_id}: ${counts}; may ${structured.scopes.join(', ')}; ${policy}`,
    })
  },
})
