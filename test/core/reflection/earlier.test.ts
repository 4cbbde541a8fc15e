import { expect, test } from 'vitest'
import type { ReflectInput } from '../../../prompts/reflect.ts'
import { reflect } from '../../../src/core/reflection/reflect.ts'
import { offlineModels } from '../../../src/core/rules/index.ts'
import { committed } from '../../support/given/committed.ts'
import { behavior, proposing } from '../../support/given/reflecting.ts'
import { remember, storedTraits } from '../../support/given/remember.ts'
import { given } from '../../support/given.ts'

const user_id = 'ann'

test('what shows itself once a session is seen beside what was seen before, but is nothing new by itself', async () => {
  const { ctx, models, clock } = await given.tenant()
  const [first] = await remember(ctx, user_id, [{ content: 'mended the garden gate', session: 'one' }])
  models.add({ reflect: [proposing({})] })
  await reflect(ctx, { user_id })
  clock.advance({ days: 7 })
  const [second] = await remember(ctx, user_id, [{ content: 'mended a garden chair', session: 'two' }])
  models.add({ reflect: [proposing(behavior('only old', [first!, first!]))] })
  expect((await reflect(ctx, { user_id })).cycle?.rejected).toEqual({ no_new_evidence: 1 })
  const shown = models.of('reflect')[1]!.input as ReflectInput
  expect(shown.earlier).toMatchObject([{ id: 2, key: first, session: 's2' }])
  expect(models.of('reflect')[1]!.rendered.prompt).not.toContain(first)
  clock.advance({ days: 7 })
  const [third] = await remember(ctx, user_id, [{ content: 'mended the garden lamp', session: 'three' }])
  models.add({ reflect: [proposing(behavior('mends things', [third!, second!, first!]))] })
  const { cycle } = await reflect(ctx, { user_id })
  expect(cycle).toMatchObject({ traits_created: 1, memories_scanned: 1, rejected: {} })
  clock.advance({ days: 7 })
  await remember(ctx, user_id, [{ content: 'mended the garden hose', session: 'four' }])
  models.add({ reflect: [proposing({})] })
  await reflect(ctx, { user_id })
  const last = models.of('reflect')[3]!.input as ReflectInput
  // They support a trait now, and come with it.
  expect(last.earlier).toEqual([])
  expect(last.traits[0]?.evidence).toHaveLength(3)
})

test.each([
  [
    'English',
    ['Swam forty lengths.', 'I went swimming in the lake.', 'Swam before breakfast again.'],
    /swim/u,
  ],
  ['Chinese', ['今天游泳了', '我在湖里游泳', '早饭前又去游泳'], /游泳/u],
])('by rules too: one event a session becomes a trait: %s', async (_language, events, said) => {
  const { ctx, clock } = await given.tenant({ models: offlineModels() })
  for (const [place, content] of events.entries()) {
    await remember(ctx, user_id, [{ content, session: `s${place}` }])
    await reflect(ctx, { user_id })
    clock.advance({ days: 7 })
  }
  const traits = [...(await storedTraits(ctx, user_id)).keys()]
  expect(traits.filter((content) => said.test(content))).toHaveLength(1)
  expect(traits.some((content) => events.some((event) => content.includes(event)))).toBe(false)
})

test('what is about somebody else is no evidence; what is about the person by name is', async () => {
  const { ctx, models } = await given.tenant()
  const said = [{ about: 'user' }, { about: null }, { about: 'Greta' }, { about: 'Ann' }]
  const ids = await remember(
    ctx,
    user_id,
    said.map((own, place) => ({ ...own, content: `juggles ${place} torches`, session: `s${place}` })),
  )
  models.add({ reflect: [proposing(behavior('juggles', ids))] })
  const { cycle } = await reflect(ctx, { user_id })
  expect(cycle).toMatchObject({ traits_created: 1, rejected: { about_other: 1 } })
})

test.each([
  ['ann', 'Ann'],
  ['江澈', '江澈'],
  ['u-7', 'the user'],
])('of two who speak the person is who is called as the user: %s', async (user, person) => {
  const { ctx, models } = await given.tenant()
  const turns = ['Ann', '江澈'].map((name, place) => {
    return { turn_id: `t${place}`, role: 'user' as const, name, text: 'juggles torches' }
  })
  await committed(ctx, { session_id: 's', user_id: user, infer: false, wait: true, turns })
  models.add({ reflect: [proposing({})] })
  await reflect(ctx, { user_id: user, force: true })
  expect(models.of('reflect')[0]!.rendered.prompt).toContain(`Person: ${person}\n`)
})

test('a prompt says the same of a trait whether the next cycle comes in a minute or in hours', async () => {
  const shownAfter = async (wait: object) => {
    const { ctx, models, clock } = await given.tenant()
    const ids = await remember(ctx, user_id, ['mends a gate', 'mends a chair', 'mends a lamp'])
    models.add({ reflect: [proposing(behavior('mends things', ids)), proposing({})] })
    await reflect(ctx, { user_id })
    clock.advance(wait)
    await remember(ctx, user_id, ['mends a hose'])
    await reflect(ctx, { user_id, force: true })
    const { prompt } = models.of('reflect')[1]!.rendered
    return prompt.slice(prompt.indexOf('<traits>'))
  }
  const soon = await shownAfter({ minutes: 1 })
  expect(soon).toContain('"confidence":0.4,')
  expect(await shownAfter({ hours: 12 })).toBe(soon)
})

test('a content that is too long is refused, and not the whole answer', async () => {
  const { ctx, models } = await given.tenant()
  const ids = await remember(ctx, user_id, ['mends a gate', 'mends a chair', 'mends a lamp'])
  const long = behavior('mends '.repeat(400), ids).new_behaviors!
  const short = behavior('mends things', ids).new_behaviors!
  models.add({ reflect: [proposing({ new_behaviors: [...long, ...short] })] })
  const { cycle } = await reflect(ctx, { user_id })
  expect(cycle).toMatchObject({ traits_created: 1, rejected: { too_long: 1 } })
})
