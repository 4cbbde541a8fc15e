import { expect, test } from 'vitest'
import { extract } from '../../../../src/core/rules/extract.ts'
import { markTurns } from '../../../../src/core/rules/mark_turns.ts'

/** Of the last turn: whose it is and what it is kept as. */
function ofLast(...said: readonly string[]) {
  const turns = said.map((text, place) => ({
    turn_id: String(place),
    role: text.startsWith('A: ') ? ('assistant' as const) : ('user' as const),
    text: text.replace(/^A: /u, ''),
    name: null,
    shortened: false,
    timestamp_iso: '2026-03-10T09:00:00Z',
  }))
  const kept = new Map(
    markTurns({ turns, context: [], speakers: [] }).kept.map((part) => [part.turn_id, part]),
  )
  const transcript = turns.map((turn) => ({
    ...turn,
    evidence_level: 'S0_user_claim',
    kept: kept.has(turn.turn_id),
  }))
  const { facts, episodes } = extract({ transcript, memories: [], speakers: [], predicates: [] })
  return {
    about: [...facts, ...episodes].find(({ source_turn_ids: [id] }) => id === turns.at(-1)?.turn_id)?.about,
    subtype: kept.get(String(turns.length - 1))?.subtype,
  }
}

test.each([
  [["A: How's your dad?", 'not great, hes diabetic and allergic to penicillin'], "user's dad"],
  [['A: How is your wife?', "Still in bed, she's got asthma and is allergic to dust."], "user's wife"],
  [['My brother cooks tonight.', 'A: What?', "Rice without prawns, he's allergic."], "user's brother"],
  [['my son mateo is here', 'A: nice', 'gotta refill his inhaler, hes allergic to cats'], 'mateo'],
  [['My boss Linda comes for dinner.', 'A: And?', "Nothing with gluten, she's coeliac."], 'Linda'],
  [['my gran fell', 'A: oh', 'shes allergic to morphine'], "user's gran"],
])('%j is told of %s, and nothing that the speaker must avoid', (said, about) => {
  expect(ofLast(...said)).toEqual({ about, subtype: 'profile' })
})

test.each([
  [["A: How's your dad?", "He's fine, but I'm diabetic now and allergic to penicillin."]],
  [["A: How's your wife?", "Fine. I'm allergic to her cat though."]],
  [['My brother cooks tonight.', 'A: What?', "Rice without prawns, I'm allergic."]],
  [['My wife made me stop, I have asthma.']],
  [['My boss Tina brought nuts.', 'A: Oh no', 'Yes, and I have a nut allergy, she knows.']],
])('%j: the speaker must avoid it', (said) => {
  expect(ofLast(...said)).toEqual({ about: null, subtype: 'constraint' })
})

test('an allergy that is no more is nothing to avoid', () => {
  expect(ofLast('no more peanut allergy').subtype).not.toBe('constraint')
})
