import { expect, test } from 'vitest'
import { listEvidence } from '../../../src/core/memories/list-evidence.ts'
import { listSources } from '../../../src/core/memories/list-sources.ts'
import type { Proposals } from '../../../src/core/reflection/plan/types.ts'
import { reflect, reflectMessage } from '../../../src/core/reflection/reflect.ts'
import { behavior, proposing, storedEvents } from '../../support/given/reflecting.ts'
import { remember, storedTraits } from '../../support/given/remember.ts'
import { given } from '../../support/given.ts'

const user_id = 'lin'
const RUNS = 'runs in the morning'
const HUMS = 'hums while cooking'
const READS = 'reads before sleep'
const READS_NOW = 'reads before sleep on most days'
const COOKS = 'cooks for friends'
const GAMES = 'hosts game nights'
const SKIPS = 'skips breakfast'
const WHISTLES = 'whistles at work'
const CARE = 'takes care of body and mind'
const COMPANY = 'likes company at home'
const BALANCE = 'seeks balance between self and others'

type Step = (ids: readonly string[], id: (content: string) => string) => Partial<Proposals>

const shows = (
  trait_id: string,
  new_evidence_ids: string[],
  quality_grade: 'A' | 'B' | 'C' | null = null,
) => ({
  trait_id,
  new_evidence_ids,
  quality_grade,
})

/** A user who reflects every seven days: what was remembered that week, and what the model makes of it. */
async function givenUser() {
  const tenant = await given.tenant({ now: '2026-01-05T09:00:00Z' })
  const { ctx, clock, models } = tenant
  let weeks = 0

  /**
   * Stage and confidence of every trait that is not dissolved, and `dissolved` for those that ended in this
   * very cycle.
   */
  async function ladder(): Promise<Record<string, string>> {
    const traits = [...(await storedTraits(ctx, user_id))]
    const shown = traits.filter(
      ([, { expired_at }]) => !expired_at || expired_at.getTime() === clock.now().getTime(),
    )
    return Object.fromEntries(
      shown.map(([content, { trait_stage, trait_confidence }]) => {
        const sure =
          trait_stage === 'dissolved' || trait_confidence === null ? '' : ` ${trait_confidence.toFixed(5)}`
        return [content, `${trait_stage}${sure}`]
      }),
    )
  }

  async function week(
    step: Step,
    resolution?: { content: string; action: 'modify' | 'dissolve'; new_content?: string },
  ) {
    if (weeks > 0) clock.advance({ days: 7 })
    weeks += 1
    const ids = await remember(
      ctx,
      user_id,
      Array.from({ length: 12 }, () => ({ importance: 1, session: `week ${weeks}` })),
    )
    const traits = await storedTraits(ctx, user_id)
    const id = (content: string) => traits.get(content)?.id ?? content
    models.add({ reflect: [proposing(step(ids, id))] })
    if (resolution) {
      const { content, ...verdict } = resolution
      const resolutions = [
        { trait_id: id(content), new_content: null, reasoning: 'what was said later', ...verdict },
      ]
      models.add({ resolve_contradictions: [{ resolutions }] })
    }
    const answer = await reflect(ctx, { user_id })
    expect(answer.cycle).toMatchObject({
      status: 'completed',
      model_calls: resolution ? 2 : 1,
      error: null,
      rejected: {},
    })
    expect(models.unused()).toEqual([])
    return ladder()
  }

  return { ...tenant, week, ladder }
}

test('ten weeks of a user, and a silent year', { timeout: 120_000 }, async () => {
  const { ctx, clock, models, week, ladder } = await givenUser()

  // Week 1: two trends, one with a window of 14 days, and a behavior.
  expect(
    await week((m) => ({
      new_trends: [
        { content: RUNS, evidence_ids: [m[0]!, m[1]!], context: 'personal' },
        { content: HUMS, evidence_ids: [m[2]!, m[3]!], window_days: 14, context: 'personal' },
      ],
      ...behavior(READS, [m[4]!, m[5]!, m[6]!]),
    })),
  ).toEqual({ [RUNS]: 'trend', [HUMS]: 'trend', [READS]: 'candidate 0.40000' })

  // Week 2: 0.4 · e^(−0.005 · 7) = 0.38624, + (1 − 0.38624) · 0.15 = 0.47831: emerging. The trend counts its first cycle.
  expect(
    await week((m, id) => ({
      reinforcements: [shows(id(RUNS), [m[0]!]), shows(id(READS), [m[1]!])],
      new_behaviors: [
        { content: COOKS, evidence_ids: [m[2]!, m[3]!, m[4]!], context: 'social' },
        { content: GAMES, evidence_ids: [m[5]!, m[6]!, m[7]!], context: 'social' },
      ],
    })),
  ).toEqual({
    [RUNS]: 'trend',
    [HUMS]: 'trend',
    [READS]: 'emerging 0.47831',
    [COOKS]: 'candidate 0.40000',
    [GAMES]: 'candidate 0.40000',
  })

  // Week 3: 0.47831 · e^(−0.005 / 1.1 · 7) = 0.46333 → 0.54383. The trend has its two cycles, but step 3 sees them next time.
  // The other window ends today: not over yet.
  expect(
    await week((m, id) => ({
      reinforcements: [
        shows(id(RUNS), [m[0]!]),
        shows(id(READS), [m[1]!]),
        shows(id(COOKS), [m[2]!]),
        shows(id(GAMES), [m[3]!]),
      ],
      ...behavior(SKIPS, [m[4]!, m[5]!, m[6]!]),
    })),
  ).toEqual({
    [RUNS]: 'trend',
    [HUMS]: 'trend',
    [READS]: 'emerging 0.54383',
    [COOKS]: 'emerging 0.47831',
    [GAMES]: 'emerging 0.47831',
    [SKIPS]: 'candidate 0.40000',
  })

  // Week 4: trend → candidate 0.3; the other trend's window is over. B: 0.46333 + 0.53667 · 0.2; A: 0.46333 + 0.53667 · 0.25.
  expect(
    await week((m, id) => ({
      reinforcements: [
        shows(id(READS), [m[1]!]),
        shows(id(COOKS), [m[2]!], 'B'),
        shows(id(GAMES), [m[3]!], 'A'),
      ],
    })),
  ).toEqual({
    [RUNS]: 'candidate 0.30000',
    [HUMS]: 'dissolved',
    [READS]: 'emerging 0.59897',
    [COOKS]: 'emerging 0.57066',
    [GAMES]: 'emerging 0.59749',
    [SKIPS]: 'candidate 0.38624',
  })

  // Week 5: 0.3 · e^(−0.005 / 1.2 · 7) = 0.29138 → + 0.70862 · 0.25 = 0.46853: candidate → emerging. First contradictions:
  // 0.59897 · e^(−0.005 / 1.3 · 7) · 0.8 = 0.46644 and 0.38624 · e^(−0.035) · 0.8 = 0.29837.
  expect(
    await week((m, id) => ({
      reinforcements: [shows(id(RUNS), [m[0]!], 'A'), shows(id(COOKS), [m[1]!])],
      contradictions: [READS, SKIPS].map((content, place) => ({
        trait_id: id(content),
        contradicting_evidence_ids: [m[2 + place]!],
      })),
    })),
  ).toEqual({
    [RUNS]: 'emerging 0.46853',
    [READS]: 'emerging 0.46644',
    [COOKS]: 'established 0.62112',
    [GAMES]: 'emerging 0.58032',
    [SKIPS]: 'candidate 0.29837',
  })

  // Week 6
  expect(
    await week((m, id) => ({
      reinforcements: [
        shows(id(RUNS), [m[0]!], 'A'),
        shows(id(READS), [m[1]!]),
        shows(id(COOKS), [m[2]!]),
        shows(id(GAMES), [m[3]!]),
      ],
    })),
  ).toEqual({
    [RUNS]: 'emerging 0.59206',
    [READS]: 'emerging 0.53595',
    [COOKS]: 'established 0.66393',
    [GAMES]: 'established 0.62909',
    [SKIPS]: 'candidate 0.28810',
  })

  // Week 7: emerging → established, 0.59206 · e^(−0.005 / 1.4 · 7) = 0.57744 → 0.68308; two behaviors → preference, 0.68308 + 0.1.
  expect(
    await week((m, id) => ({
      reinforcements: [shows(id(RUNS), [m[0]!], 'A')],
      upgrades: [{ from_trait_ids: [id(RUNS), id(READS)], new_content: CARE, new_subtype: 'preference' }].map(
        (item) => ({
          ...item,
          reasoning: 'both are care',
        }),
      ),
    })),
  ).toEqual({
    [RUNS]: 'established 0.68308',
    [READS]: 'emerging 0.52271',
    [COOKS]: 'established 0.64753',
    [GAMES]: 'established 0.61238',
    [SKIPS]: 'candidate 0.27819',
    [CARE]: 'emerging 0.78308',
  })

  // Week 8: the second contradiction, 2 / (4 + 2) > 0.3: modified, no higher than it is: less than 7 · 0.15 / (7 · 0.15 + 2 · 0.15).
  // The second pair → preference: 0.63155 + 0.1. What is 0.59611 is established no more.
  expect(
    await week(
      (m, id) => ({
        contradictions: [{ trait_id: id(READS), contradicting_evidence_ids: [m[0]!] }],
        upgrades: [
          {
            from_trait_ids: [id(COOKS), id(GAMES)],
            new_content: COMPANY,
            new_subtype: 'preference',
            reasoning: 'both are company',
          },
        ],
      }),
      { content: READS, action: 'modify', new_content: READS_NOW },
    ),
  ).toEqual({
    [RUNS]: 'established 0.66733',
    [READS_NOW]: 'emerging 0.40785',
    [COOKS]: 'established 0.63155',
    [GAMES]: 'emerging 0.59611',
    [SKIPS]: 'candidate 0.26863',
    [CARE]: 'emerging 0.77220',
    [COMPANY]: 'emerging 0.73155',
  })

  // Week 9: two preferences → core, 0.78308 · e^(−0.002 · 14) = 0.76146, + 0.1. A second contradiction dissolves.
  expect(
    await week(
      (m, id) => ({
        contradictions: [{ trait_id: id(SKIPS), contradicting_evidence_ids: [m[0]!] }],
        upgrades: [
          {
            from_trait_ids: [id(CARE), id(COMPANY)],
            new_content: BALANCE,
            new_subtype: 'core',
            reasoning: 'balance',
          },
        ],
      }),
      { content: SKIPS, action: 'dissolve' },
    ),
  ).toEqual({
    [RUNS]: 'established 0.65194',
    [READS_NOW]: 'emerging 0.39778',
    [COOKS]: 'established 0.61595',
    [GAMES]: 'emerging 0.58028',
    [SKIPS]: 'dissolved',
    [CARE]: 'emerging 0.76146',
    [COMPANY]: 'emerging 0.72138',
    [BALANCE]: 'emerging 0.86146',
  })

  // Week 10: 0.86146 · e^(−0.001 · 7) = 0.85545 → 0.87714: above 0.85 is core.
  expect(
    await week((m, id) => ({
      reinforcements: [shows(id(BALANCE), [m[0]!])],
      ...behavior(WHISTLES, [m[1]!, m[2]!, m[3]!], { context: 'work' }),
    })),
  ).toEqual({
    [RUNS]: 'established 0.63690',
    [READS_NOW]: 'emerging 0.38795',
    [COOKS]: 'established 0.60075',
    [GAMES]: 'emerging 0.56486',
    [CARE]: 'emerging 0.75088',
    [COMPANY]: 'emerging 0.71135',
    [BALANCE]: 'core 0.87714',
    [WHISTLES]: 'candidate 0.40000',
  })

  // What grew from what, and with what evidence: 3 + 2 + 3 of running, 3 + 1 + 1 + 1 + 1 for reading and 1 against by then, then all of it.
  const grown = await storedTraits(ctx, user_id)
  const idOf = (content: string) => grown.get(content)!.id
  expect([RUNS, READS_NOW, CARE].map((content) => grown.get(content)?.trait_parent_id)).toEqual([
    idOf(CARE),
    idOf(CARE),
    idOf(BALANCE),
  ])
  const evidence = (await listEvidence(ctx, { id: idOf(CARE), limit: 200 })).items
  expect(evidence.filter(({ evidence_type }) => evidence_type === 'supporting')).toHaveLength(7 + 7)
  expect(evidence.filter(({ evidence_type }) => evidence_type === 'contradicting')).toHaveLength(1)

  const { items: sources } = await listSources(ctx, { id: idOf(CARE) })
  expect(sources.map(({ session_id }) => session_id)).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((number) => `week ${number}`),
  )

  // The silent year: a sweep a month, no model. 0.4 · e^(−0.005 · 270) = 0.1037, after 300 days 0.0893.
  const asked = models.requests.length
  for (let month = 1; month <= 9; month += 1) {
    clock.advance({ days: 30 })
    expect(await reflectMessage(ctx, { user_id, trigger: 'sweep' })).toMatchObject({
      trigger_type: 'maintenance',
    })
    if (month === 2) expect((await ladder())[BALANCE]).toBe('established 0.83057')
    if (month === 3) expect((await ladder())[READS_NOW]).toBe('candidate 0.28131')
  }
  expect((await ladder())[WHISTLES]).toBe('candidate 0.10370')
  clock.advance({ days: 30 })
  expect((await reflectMessage(ctx, { user_id, trigger: 'sweep' })).cycle).toMatchObject({
    traits_dissolved: 1,
    model_calls: 0,
  })
  expect((await ladder())[WHISTLES]).toBe('dissolved')

  clock.advance({ days: 65 })
  await reflectMessage(ctx, { user_id, trigger: 'sweep' })
  // The same as one look after 365 days: 0.87714 · e^(−0.001 / 1.1 · 365) = 0.62945, 0.63690 · e^(−0.005 / 1.5 · 365) = 0.18866, …
  expect(await ladder()).toEqual({
    [RUNS]: 'candidate 0.18866',
    [READS_NOW]: 'candidate 0.10535',
    [COOKS]: 'candidate 0.16314',
    [GAMES]: 'candidate 0.13876',
    [CARE]: 'emerging 0.36185',
    [COMPANY]: 'emerging 0.34280',
    [BALANCE]: 'established 0.62945',
  })
  const balance = (await storedTraits(ctx, user_id)).get(BALANCE)!
  expect(balance.trait_confidence).toBeCloseTo(
    grown.get(BALANCE)!.trait_confidence! * Math.exp((-0.001 / 1.1) * 365),
    9,
  )
  expect(models.requests).toHaveLength(asked)

  const told = (await storedEvents(ctx, user_id)).map(({ event, old_content, new_content }) => [
    event,
    old_content ?? new_content,
  ])
  expect(told.filter(([, content]) => content === RUNS).map(([event]) => event)).toEqual([
    'created',
    'reinforced',
    'reinforced',
    'promoted',
    'reinforced',
    'reinforced',
    'reinforced',
    'upgraded',
  ])
  expect(told.filter(([, content]) => content === SKIPS).map(([event]) => event)).toEqual([
    'created',
    'contradicted',
    'contradicted',
    'dissolved',
  ])
})
