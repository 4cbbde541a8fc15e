import type { DemoService } from '../../../../examples/support/service.ts'

/** A word that no line is long enough for. */
export const LONG_WORD =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3)
export const LONG_USER = `${'w'.repeat(120)}-𠮷-👩‍👩‍👧-ولد`
export const LONG_SESSION = `${'s'.repeat(150)}𠮷`

const NAMES = [
  LONG_WORD,
  '杭州市西湖区文三路四百七十八号华星时代广场'.repeat(5),
  'ولد القاهرة',
  'The Long Name '.repeat(17),
]

/** A user whose ids, names and words are as long as they may be, in scripts that run both ways. */
export async function fillLongUser(service: DemoService): Promise<void> {
  const user_id = LONG_USER
  const related = NAMES.map((name, place) => ({
    user_id,
    memory_type: 'fact',
    content: `${place}: ${name}`,
    relation: {
      subject: { name: 'user', type: 'user' },
      predicate: 'KNOWS',
      object: { name: name.slice(0, 250), type: 'person' },
    },
  }))
  const waiting = ['אני גר בתל אביב ואוהב קפה שחור', 'x'.repeat(300), LONG_WORD].map((content) => ({
    user_id,
    memory_type: 'fact',
    content,
    requires_confirmation: true,
  }))
  await service.call('POST', '/api/v1/memories/batch', { items: [...related, ...waiting] })
  const texts = [
    `I live in ${LONG_WORD} and I love 👩‍👩‍👧.`,
    'Please remember: I am allergic to peanuts.',
    LONG_WORD,
  ]
  const turns = texts.map((text, place) => ({
    turn_id: `${place}${'t'.repeat(120)}`,
    role: place === 2 ? 'assistant' : 'user',
    text,
    timestamp_iso: '2026-04-08T12:55:00.000Z',
  }))
  const session = encodeURIComponent(LONG_SESSION)
  await service.call('POST', `/api/v1/sessions/${session}/turns`, { user_id, turns, wait: true })
}
