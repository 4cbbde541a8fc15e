import { expect, test } from 'vitest'
import { nearestOf } from '../../../../src/core/ingest/extraction/near.ts'

const memory = (
  content: string,
  { standing = false, open = false, open_until = null as string | null } = {},
) => ({
  id: content,
  content,
  content_hash: content,
  memory_type: 'fact' as const,
  about: null,
  valid_at: null,
  minutes_east: 0,
  standing,
  open,
  open_until,
})
const turn = (text: string, kept?: false) => ({
  turn_id: text,
  role: 'user',
  name: 'Oda',
  timestamp_iso: '2031-02-03T09:00:00.000Z',
  evidence_level: null,
  text,
  shortened: false,
  ...(kept === false && { kept }),
})

/** Thirty things that each share a word with some turn, and none of them two with one turn. */
const others = Array.from({ length: 30 }, (_, at) =>
  memory(`Oda keeps ${at % 2 === 0 ? 'a harp' : 'two boats'} number ${at}`),
)
const plan = memory('Oda plans to visit the glass museum in Brask')
const talk = [turn('the harp is out of tune'), turn('we went to the glass museum at last')]
const contents = (some: readonly { readonly content: string }[]) => some.map(({ content }) => content)

test('what shares the rarest words with one turn is shown first, and of little talk few memories', () => {
  const shown = nearestOf([...others, plan], talk)
  expect(shown[0]).toBe(plan)
  expect(shown).toHaveLength(6)
  const long = Array.from({ length: 12 }, (_, at) => turn(`the harp is out of tune ${at}`))
  expect(nearestOf([...others, plan], long)).toHaveLength(9)
})

test('by what a turn is understood by, too', () => {
  const [asked, answered] = [turn('Did you see the glass museum?', false), turn('no, never been there')]
  expect(contents(nearestOf([...others, plan], [asked, answered]))[0]).toBe(plan.content)
})

test('where somebody lives is shown whatever it shares, and all that may be meant when it is to be forgotten', () => {
  const home = memory('Oda lives in Brask', { standing: true })
  expect(contents(nearestOf([...others, home], talk))).toContain(home.content)
  const asking = [...talk, turn('Please forget everything about my boats.')]
  expect(nearestOf([...others, plan], asking)).toHaveLength(20)
})

test('a few open plans are shown instead of what shares least, and no more memories for them', () => {
  const search = memory('Oda is looking for a flat', { open: true })
  const plans = Array.from({ length: 9 }, (_, at) => memory(`Oda plans trip ${at}`, { open: true }))
  const signed = [...talk, turn('signed the lease today')]
  expect(contents(nearestOf([...others, search], signed))).toContain(search.content)
  const shown = nearestOf([...others, plan, search, ...plans], signed)
  expect(shown).toHaveLength(6)
  expect(shown[0]).toBe(plan)
  expect(shown.filter(({ open }) => open)).toHaveLength(3)
})

test('a plan whose time is over when the turns are said is shown only where it shares something', () => {
  const until = (open_until: string) => memory(`Oda plans trip ${open_until}`, { open: true, open_until })
  const [past, today, month] = [until('2031-02-02'), until('2031-02-03'), until('2031-02')]
  const shown = contents(nearestOf([...others, past, today, month], talk))
  expect([past, today, month].map(({ content }) => shown.includes(content))).toEqual([false, true, true])
})
