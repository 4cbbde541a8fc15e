import { expect, test } from 'vitest'
import { WorkError } from '../../../src/core/errors.ts'
import { reflect, reflectMessage } from '../../../src/core/reflection/reflect.ts'
import {
  behavior,
  proposing,
  storedEvents,
  storedEvidence,
  unreflectedIds,
} from '../../support/given/reflecting.ts'
import { remember, storedTraits } from '../../support/given/remember.ts'
import { given } from '../../support/given.ts'
import { boundariesOf, counting, killedAt } from '../../support/stand-ins/faults.ts'

const user_id = 'ann'

/**
 * A user with two traits, one of them disputed, and news that touch both and make a third; the cycle itself
 * is still to come.
 */
async function givenNews() {
  const tenant = await given.tenant({ now: '2026-03-02T09:00:00Z' })
  const { ctx, models, clock } = tenant
  const old = await remember(
    ctx,
    user_id,
    Array.from({ length: 8 }, () => ({ session: 'old' })),
  )
  models.add({
    reflect: [
      proposing({
        new_behaviors: ['runs', 'smokes'].map((content, place) => ({
          content,
          evidence_ids: old.slice(3 * place, 3 * place + 3),
        })),
      }),
    ],
  })
  await reflect(ctx, { user_id })
  const known = await storedTraits(ctx, user_id)
  const id = (content: string) => known.get(content)!.id
  const against = (memory: string) => ({ trait_id: id('smokes'), contradicting_evidence_ids: [memory] })
  clock.advance({ days: 1 })
  const [once] = await remember(ctx, user_id, [{}])
  models.add({ reflect: [proposing({ contradictions: [against(once!)] })] })
  await reflect(ctx, { user_id })

  clock.advance({ days: 2 })
  const ids = await remember(
    ctx,
    user_id,
    Array.from({ length: 5 }, () => ({ session: 'new', importance: 8 })),
  )
  const answers = {
    reflect: [
      proposing({
        ...behavior('cooks', ids.slice(0, 3)),
        reinforcements: [{ trait_id: id('runs'), new_evidence_ids: [ids[3]!] }],
        contradictions: [against(ids[4]!)],
      }),
    ],
    resolve_contradictions: [
      {
        resolutions: [
          {
            trait_id: id('smokes'),
            action: 'modify',
            new_content: 'smokes at parties',
            reasoning: 'exceptions',
          },
        ],
      },
    ],
  }
  const known_ids = new Map([
    ...ids.map((one, place) => [one, `new ${place}`] as const),
    ...old.map((one, place) => [one, `old ${place}`] as const),
  ])
  return { ...tenant, answers, name: (one: string) => known_ids.get(one) ?? 'earlier' }
}

/** What is left in the end, without the ids and moments that differ from run to run. */
async function outcome({ ctx, name }: Awaited<ReturnType<typeof givenNews>>) {
  const traits = await storedTraits(ctx, user_id)
  const content = new Map([...traits.values()].map((trait) => [trait.id, trait.content]))
  return {
    traits: [...traits.values()]
      .map((trait) => [
        trait.content,
        trait.trait_stage,
        // The next try comes minutes later: as much as that fades away in the fourth digit.
        trait.trait_confidence?.toFixed(3),
        trait.trait_reinforcement_count,
        trait.trait_contradiction_count,
      ])
      .sort(),
    evidence: (await storedEvidence(ctx, user_id))
      .map((row) => `${content.get(row.trait_id)} ${name(row.memory_id)} ${row.evidence_type}`)
      .sort(),
    events: (await storedEvents(ctx, user_id)).map(({ event, new_content }) => `${event} ${new_content}`),
    unreflected: await unreflectedIds(ctx, user_id),
  }
}

async function undisturbed() {
  const tenant = await givenNews()
  tenant.models.add(tenant.answers)
  const { ctx, sizes } = counting(tenant.ctx)
  expect((await reflect(ctx, { user_id })).cycle).toMatchObject({ status: 'completed', model_calls: 2 })
  return { sizes, expected: await outcome(tenant) }
}

test('killed before any statement of any batch, the next try ends as if nothing had happened', {
  timeout: 300_000,
}, async () => {
  const { sizes, expected } = await undisturbed()
  expect(sizes).toHaveLength(2)
  for (const boundary of boundariesOf(sizes)) {
    const tenant = await givenNews()
    tenant.models.add(tenant.answers)
    const first = await reflect(killedAt(tenant.ctx, boundary), { user_id }).catch((error: unknown) => error)
    expect(first).not.toMatchObject({ cycle: { status: 'completed' } })
    tenant.clock.advance({ minutes: 10 })
    if (tenant.models.unused().length === 0) tenant.models.add(tenant.answers)
    expect((await reflectMessage(tenant.ctx, { user_id, trigger: 'sweep' })).cycle).toMatchObject({
      status: 'completed',
    })
    expect({ boundary, ...(await outcome(tenant)) }).toEqual({ boundary, ...expected })
  }
})

test.each(['reflect', 'resolve_contradictions'] as const)(
  'a %s call that fails once changes nothing in the end',
  async (task) => {
    const { expected } = await undisturbed()
    const tenant = await givenNews()
    const { models, clock, ctx, answers } = tenant
    models.add({ reflect: task === 'reflect' ? [new WorkError('timeout', 'no answer')] : answers.reflect })
    if (task === 'resolve_contradictions')
      models.add({ resolve_contradictions: [new WorkError('timeout', 'no answer')] })
    await reflect(ctx, { user_id })
    clock.advance({ minutes: 10 })
    if (task === 'reflect') models.add(answers)
    else {
      // The rest of the plan was written; the next cycle that calls the model looks at the dispute again.
      await remember(ctx, user_id, [{}])
      models.add({ reflect: [proposing({})], resolve_contradictions: answers.resolve_contradictions })
    }
    await reflect(ctx, { user_id, force: true })
    expect(await outcome(tenant)).toEqual(expected)
  },
)
