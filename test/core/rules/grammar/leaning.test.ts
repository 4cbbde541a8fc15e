import { expect, test } from 'vitest'
import { extract } from '../../../../src/core/rules/extract.ts'

const memoriesOf = (text: string): string[] => {
  const turn = {
    turn_id: 't1',
    role: 'user' as const,
    name: 'Jonas',
    text,
    timestamp_iso: '2026-04-02T09:00:00Z',
  }
  const { facts, episodes } = extract({
    person: null,
    transcript: [{ ...turn, evidence_level: null, kept: true }],
  } as unknown as Parameters<typeof extract>[0])
  return [...facts, ...episodes].map(({ content }) => content)
}

test.each([
  [
    'My cousin Ilse is pregnant. She is due in October.',
    'Jonas, 2 April 2026: "My cousin Ilse is pregnant. She is due in October."',
  ],
  [
    'My brother is getting married in July. I am the best woman.',
    'Jonas, 2 April 2026: "My brother is getting married in July. I am the best woman."',
  ],
  [
    'We bought a barn in May.\n\nIt failed its inspection this morning.',
    'Jonas, 2 April 2026: "We bought a barn in May. It failed its inspection this morning."',
  ],
  [
    'My cousin Ilse is pregnant. She is due in October. She works at a bakery in Ghent.',
    'Jonas, 2 April 2026: "My cousin Ilse is pregnant. … She works at a bakery in Ghent."',
  ],
  [
    "Dickens would sleep on an otter. That's my cat, he's sixteen and has kidney trouble.",
    'Jonas, 2 April 2026: "Dickens would sleep on an otter. That\'s my cat, he\'s sixteen and has kidney trouble."',
  ],
  ['我妹怀孕了。她预产期在十月。', 'Jonas，2026年4月2日：「我妹怀孕了。她预产期在十月。」'],
  [
    'We adopted two goats. I milk them at six every morning.',
    'Jonas, 2 April 2026: "We adopted two goats. I milk them at six every morning."',
  ],
  [
    'My wife and I are taking over a pub in Kinsale. Starting on the first of June!',
    'Jonas, 2 April 2026: "My wife and I are taking over a pub in Kinsale. Starting on the first of June!"',
  ],
  [
    'Could you write to Mrs Okafor? She chairs the parents council and only reads e-mail.',
    'Jonas, 2 April 2026: "Could you write to Mrs Okafor? She chairs the parents council and only reads e-mail."',
  ],
])('what leans on the sentence before it is quoted with it: %s', (text, memory) =>
  expect(memoriesOf(text)).toContain(memory),
)

test.each([
  ['She is due in October.', 'Jonas, 2 April 2026: "She is due in October."'],
  ['I moved to Leeds in May. My sister lives in Hull.', "Jonas's sister lives in Hull"],
])('what does not, or has none before it, stands alone: %s', (text, memory) =>
  expect(memoriesOf(text)).toContain(memory),
)

test('two that are too long together stand alone', () => {
  const long = `My cousin Ilse is pregnant and ${'very '.repeat(50)}happy about it.`
  expect(memoriesOf(`${long} She is due in October.`)).toContain(
    'Jonas, 2 April 2026: "She is due in October."',
  )
})

test.each([
  ['We bought a barn in May. It has no roof yet.', 1],
  ['My cousin Ilse is pregnant. She is due in October. She works at a bakery in Ghent.', 2],
  ["I've got a neighbour called Ruta, she's ninety. She feeds my cat.", 1],
  ['One of the tenants, Ruta, is leaving us in August. She has been here three years.', 1],
  ['I row on Sundays with my friend Ruta. She is a nurse in Ghent.', 1],
])('what is quoted with the sentence behind it is told once: %s', (text, count) =>
  expect(memoriesOf(text).filter((content) => content.includes(text.split('.')[0]!))).toHaveLength(count),
)

test('of two of whom each is told something each has a memory', () => {
  expect(memoriesOf('I spent a week in Turin. My brother got engaged there. He looks well.')).toContain(
    'Jonas spent a week in Turin',
  )
})
