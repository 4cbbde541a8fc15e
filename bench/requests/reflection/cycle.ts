import { randomUUID } from 'node:crypto'
import { memories, memory_history, reflection_cycles, trait_evidence } from '../../../db/schema/index.ts'
import { insertRows } from '../../../db/statements.ts'
import type { ReflectOutput } from '../../../prompts/reflect.ts'
import type { Context } from '../../../src/core/context.ts'
import type { Models } from '../../../src/core/ports.ts'
import { ownedBy, upsertSubject, userSubject } from '../../../src/core/tenancy/records/subjects.ts'
import { contentHash } from '../../../src/core/text/hash.ts'
import { toLexemes } from '../../../src/core/text/tokens.ts'

export const MEMORIES = 100
export const TRAITS = 200
export const EVIDENCE = 20
const HOUR = 3_600_000

export interface CycleIds {
  readonly memories: readonly string[]
  readonly traits: readonly string[]
}

const byId = (left: { id: string }, right: { id: string }) => (left.id < right.id ? -1 : 1)

/**
 * A user with 200 traits of 20 pieces of evidence each, the first ten of them contradicted once, and 100 new
 * facts.
 */
export async function giveCycleUser(ctx: Context, user: string): Promise<CycleIds> {
  const now = ctx.clock.now()
  const before = new Date(now.getTime() - 48 * HOUR)
  const ref = userSubject(user)
  const fixed = ownedBy(ref)
  const cycle = randomUUID()
  const old = Array.from({ length: 400 }, (_, place) =>
    memoryRow(`${user} did thing ${place}`, before, cycle),
  )
  const fresh = Array.from({ length: MEMORIES }, (_, place) =>
    memoryRow(`${user} did something new ${place}`, now, null),
  )
  const traits = await Promise.all(
    Array.from({ length: TRAITS }, (_, place) => traitRow(ctx, `${user} is like ${place}`, before, place)),
  )
  const evidence = traits.flatMap(({ id }, place) =>
    Array.from({ length: EVIDENCE }, (_, piece) => ({
      trait_id: id,
      memory_id: old[(place * 7 + piece) % old.length]!.id,
      evidence_type: place < 10 && piece === 0 ? 'contradicting' : 'supporting',
      quality: 'C',
      cycle_id: cycle,
      created_at: before,
    })),
  )
  await ctx.db.batch(
    [
      upsertSubject(ref, before),
      insertRows(memories, [...old, ...fresh].sort(byId), { fixed }),
      insertRows(memories, [...traits].sort(byId), { fixed }),
      insertRows(reflection_cycles, [cycleRow(cycle, before)], { fixed }),
      insertRows(trait_evidence, evidence, { fixed }),
      insertRows(
        memory_history,
        traits.map(({ id }) => historyRow(id, cycle, before)),
        { fixed },
      ),
    ],
    { timeout_ms: 120_000 },
  )
  return { memories: fresh.map(({ id }) => id), traits: traits.map(({ id }) => id) }
}

const memoryRow = (content: string, at: Date, reflected_in: string | null) => ({
  id: randomUUID(),
  memory_type: 'fact',
  content,
  content_hash: contentHash(content),
  ...toLexemes(content),
  created_at: at,
  updated_at: at,
  version: 1,
  importance: 1,
  requires_confirmation: false,
  user_triggered_save: false,
  forget_policy: 'permanent',
  ttl_seconds: 0,
  metadata: {},
  reflected_in,
})

async function traitRow(ctx: Context, content: string, at: Date, place: number) {
  const { vectors } = await ctx.embedder.embed([content])
  return {
    ...memoryRow(content, at, null),
    memory_type: 'trait',
    embedding: vectors[0],
    embedding_model: ctx.embedder.model,
    trait_stage: 'emerging',
    trait_subtype: 'behavior',
    trait_confidence: 0.55,
    trait_confidence_at: at,
    trait_context: 'general',
    trait_reinforcement_count: 2,
    trait_contradiction_count: place < 10 ? 1 : 0,
    trait_first_observed: at,
    trait_last_reinforced: at,
    trait_derived_from: 'reflection',
  }
}

const cycleRow = (id: string, at: Date) => ({
  id,
  trigger_type: 'first',
  status: 'completed',
  memories_scanned: 0,
  traits_created: 0,
  traits_reinforced: 0,
  traits_updated: 0,
  traits_dissolved: 0,
  rejected: {},
  model_calls: 1,
  started_at: at,
  completed_at: at,
})

const historyRow = (memory_id: string, cycle_id: string, at: Date) => ({
  id: randomUUID(),
  memory_id,
  event: 'created',
  detail: {},
  actor: 'reflection',
  cycle_id,
  created_at: at,
})

/**
 * Answers at once: ten new behaviors, sixty reinforcements, ten contradictions that start the second call, an
 * upgrade.
 */
export function cycleModels({ traits }: CycleIds, asked: () => void): Models {
  const numbers = (first: number, count: number) =>
    Array.from({ length: count }, (_, place) => first + place + 1)
  const output: ReflectOutput = {
    new_trends: [],
    new_behaviors: Array.from({ length: 10 }, (_, place) => ({
      content:
        `a habit of its own, number ${place}, about ` +
        `${['rivers', 'clocks', 'bread', 'maps', 'chess', 'roses', 'boats', 'opera', 'snow', 'ink'][place]}`,
      evidence_ids: numbers(place * 3, 3),
      context: 'general',
    })),
    reinforcements: Array.from({ length: 60 }, (_, place) => ({
      trait_id: `T${11 + place}`,
      new_evidence_ids: numbers(30 + (place % 60), 1),
    })),
    contradictions: Array.from({ length: 10 }, (_, place) => ({
      trait_id: `T${1 + place}`,
      contradicting_evidence_ids: numbers(90 + place, 1),
    })),
    upgrades: [
      {
        from_trait_ids: ['T101', 'T102', 'T103'],
        new_content: 'an inclination',
        new_subtype: 'preference',
        reasoning: 'alike',
      },
    ],
  }
  const resolutions = traits.slice(0, 10).map((trait_id, place) => ({
    trait_id,
    action: place % 2 === 0 ? 'modify' : 'dissolve',
    new_content: place % 2 === 0 ? `put otherwise, ${place}` : null,
    reasoning: 'because',
  }))
  return {
    offline: true,
    name: 'at once',
    chatModel: () => 'none',
    chat: () => {
      throw new Error('a cycle does not chat')
    },
    async generate({ task }) {
      asked()
      const answer = task === 'reflect' ? output : { resolutions }
      return { text: JSON.stringify(answer), model: 'at once', usage: { input_tokens: 0, output_tokens: 0 } }
    },
  }
}
