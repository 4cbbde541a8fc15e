import type { Life, Turn } from '../living/life.ts'
import type { Parts, Told } from './parts.ts'
import { english } from './parts-en.ts'
import { chinese } from './parts-zh.ts'

const LIVES = 20
const SESSIONS = 5
const FACTS = 6
const EVENTS = 5
const TRAPS = 6
const DAY_MS = 86_400_000
const START = Date.UTC(2026, 0, 12, 18)

interface Planted {
  readonly session: number
  readonly text: string
  readonly label: NonNullable<Turn['label']>
  readonly told?: Told
  readonly category?: string
}

/**
 * The project's own lives, twenty a language: each has another choice of facts, events, traps, one change and
 * one trait.
 */
export const ownLives = (): Life[] =>
  [english, chinese].flatMap((parts) => Array.from({ length: LIVES }, (_, place) => lifeOf(parts, place)))

/** `count` items from the list, others for each life. */
const chosen = <Item>(items: readonly Item[], life: number, count: number): Item[] =>
  Array.from(
    { length: Math.min(count, items.length) },
    (_, place) => items[(life * 5 + place) % items.length]!,
  )

/** Who says that they live or work at two places has no right answer. */
const ONE_AT_A_TIME = [/\bi live in\b|我现?在?住在/iu, /\bi work (?:at|as)\b|我在.*(?:上班|当)/iu]
const clashes = (one: string, other: string): boolean =>
  ONE_AT_A_TIME.some((kind) => kind.test(one) && kind.test(other))

function lifeOf(parts: Parts, life: number): Life {
  const [before, after, gone, changing] = parts.changes[life % parts.changes.length]!
  const told = parts.facts.filter(([text]) => !clashes(text, before))
  const facts = chosen(told, life, FACTS)
  const events = chosen(parts.events, life, EVENTS)
  const traps = chosen(parts.traps, life, TRAPS)
  const [shown, gist, all] = parts.traits[(life * 3 + Math.floor(life / 5)) % parts.traits.length]!
  const [other, wrong, named] = parts.others[life % parts.others.length]!
  const planted: Planted[] = [
    { session: 0, text: before, label: 'keep' },
    ...facts.map((told, place) => ({
      session: place % SESSIONS,
      text: told[0],
      label: 'keep' as const,
      told,
      category: 'fact',
    })),
    ...events.map((told, place) => ({
      session: (place + 2) % SESSIONS,
      text: told[0],
      label: 'event' as const,
      told,
      category: 'event',
    })),
    ...shown.map((text, place) => ({ session: place + 1, text, label: 'event' as const })),
    { session: 2, text: other, label: 'either' },
    ...traps.map(([text], place) => ({ session: place % SESSIONS, text, label: 'drop' as const })),
    { session: SESSIONS - 1, text: after, label: 'event' },
  ]
  const sessions = sessionsOf(parts, life, planted)
  const idOf = (text: string) =>
    sessions.flatMap(({ turns }) => turns).find((turn) => turn.text === text)!.turn_id
  const asked = planted.filter((one) => one.told)
  return {
    id: `${parts.lang}-${life + 1}`,
    lang: parts.lang,
    person: parts.people[life]!,
    sessions,
    facts: asked.map(({ told: [text, list] = ['', []] }) => ({ gist: text, any_of_all: [[...list]] })),
    not_facts: traps.flatMap(([, not]) => not),
    entities: [...asked.flatMap(({ told: one }) => one?.[2] ?? []), ...changing, ...named],
    traits: [{ gist, any_of_all: [[...all]] }],
    not_traits: [],
    changes: [{ old: idOf(before), new: idOf(after), gone }],
    not_relations: [wrong],
    questions: asked.flatMap(({ told: one, category = '' }) =>
      one?.[3] ? [{ query: one[3], any_of_all: [[...one[1]]], evidence: [idOf(one[0])], category }] : [],
    ),
  }
}

/** Every planted turn is answered; a session is a week after the one before. */
function sessionsOf(parts: Parts, life: number, planted: readonly Planted[]): Life['sessions'] {
  return Array.from({ length: SESSIONS }, (_, session) => {
    const start = START + (life + session * 7) * DAY_MS
    const turns = planted
      .filter((one) => one.session === session)
      .flatMap(({ text, label }, place): Turn[] => {
        const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
        const reply = parts.replies[(life + place) % parts.replies.length]!
        return [
          {
            turn_id: `s${session + 1}t${2 * place + 1}`,
            role: 'user',
            text,
            timestamp_iso: at(2 * place),
            label,
          },
          {
            turn_id: `s${session + 1}t${2 * place + 2}`,
            role: 'assistant',
            text: reply,
            timestamp_iso: at(2 * place + 1),
            label: 'drop',
          },
        ]
      })
    return { id: `s${session + 1}`, turns }
  })
}
