import { readFileSync } from 'node:fs'
import type { ReflectMemory } from '../../prompts/reflect.ts'
import { extract } from '../../src/core/rules/extract.ts'
import { markTurns } from '../../src/core/rules/mark_turns.ts'
import { reflect } from '../../src/core/rules/reflecting/reflect.ts'
import { readTables } from '../../src/core/rules/tables.ts'

/**
 * `npm run bench -- planted`: lives of eight sessions with three planted traits each, four events a trait in sessions of
 * their own, among three turns of other people's talk a session; of the traits how many the rules find, and of what
 * they tell how much was planted. Three writers a language wrote sixty traits each (`understanding/ways/planted`); no
 * rule was made by them and nothing learned of them.
 */
interface Planted {
  readonly trait: string
  /** What a good name of it matches. */
  readonly accept: string
  readonly events: readonly string[]
}

const SESSIONS = 8
const TRAITS = 3
const BESIDE = 3

const linesOf = <Line>(path: string): Line[] =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): Line => JSON.parse(line))

interface Turn {
  readonly by: string
  readonly text: string
}

/** What is said beside the events: talk of all writers in turns. */
function talkOf(lang: string): string[] {
  const writers = Array.from({ length: 9 }, (_, place) =>
    linesOf<Turn>(`./talk/${lang}${place + 1}.jsonl`).filter(({ by }) => by === 'user'),
  )
  return Array.from({ length: 800 }, (_, place) => {
    const turns = writers[place % writers.length]!
    return turns[(7 * Math.floor(place / writers.length)) % turns.length]!.text
  })
}

const sessionsOf = (traits: readonly Planted[], beside: readonly string[]): string[][] =>
  Array.from({ length: SESSIONS }, (_, session) => [
    ...beside.slice(BESIDE * session, BESIDE * (session + 1)),
    ...traits.flatMap(({ events }, place) =>
      events.filter((_event, at) => (2 * at + place) % SESSIONS === session),
    ),
  ])

function memoriesOf(sessions: readonly (readonly string[])[]): ReflectMemory[] {
  const told = sessions.flatMap((texts, session) => {
    const time = `2026-03-${String(2 + 3 * session).padStart(2, '0')}T08:00:00Z`
    const turns = texts.map((text, at) => ({
      ...{ turn_id: `${session}-${at}`, role: 'user' as const, name: null, timestamp_iso: time },
      ...{ shortened: false, text },
    }))
    const kept = new Set(markTurns({ turns, context: [], speakers: [] }).kept.map(({ turn_id }) => turn_id))
    const transcript = turns.map((turn) => ({ ...turn, kept: kept.has(turn.turn_id) }))
    const { facts, episodes } = extract({ transcript, memories: [], speakers: [], predicates: [] } as never)
    return [...facts, ...episodes].map(({ content, about }) => ({ content, about, session, time }))
  })
  return told.map(({ content, about = null, session, time }, id) => ({
    ...{ id, key: `m${id}`, type: 'episodic', content, session: `s${session}`, time, category: null, about },
  })) as ReflectMemory[]
}

await readTables()
console.log('planted traits found · of what is told planted, of all')
for (const lang of ['en', 'zh']) {
  const counts = { planted: 0, found: 0, told: 0, right: 0 }
  const talk = talkOf(lang)
  let said = 0
  for (const writer of [1, 2, 3]) {
    const traits = linesOf<Planted>(`./ways/planted/${lang}${writer}.jsonl`)
    for (let at = 0; at < traits.length; at += TRAITS) {
      const some = traits.slice(at, at + TRAITS)
      const beside = Array.from({ length: SESSIONS * BESIDE }, () => talk[said++ % talk.length]!)
      const memories = memoriesOf(sessionsOf(some, beside))
      const { new_trends, new_behaviors } = reflect({
        now: '',
        person: null,
        memories,
        earlier: [],
        traits: [],
      })
      const contents = [...new_trends, ...new_behaviors].map(({ content }) => content)
      const accepts = some.map(({ accept }) => new RegExp(accept, 'iu'))
      counts.planted += some.length
      counts.found += accepts.filter((accept) => contents.some((content) => accept.test(content))).length
      counts.told += contents.length
      counts.right += contents.filter((content) => accepts.some((accept) => accept.test(content))).length
    }
  }
  const share = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} % of ${all}`
  console.log(`${lang}  ${share(counts.found, counts.planted)} · ${share(counts.right, counts.told)}`)
}
