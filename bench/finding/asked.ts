import { readFileSync } from 'node:fs'
import { startService } from '../support/service.ts'

/**
 * `npm run bench -- asked`: eighty people who each told twelve things, and are asked eight that they told and ten that they never
 * told, though they share a word with what they did (`abstention/asked`, written by people who knew nothing of the rules). Of what was told
 * how much is answered, and refused though it was found; of the rest how much is refused.
 */
interface Person {
  readonly id: string
  readonly told: readonly string[]
  readonly asked: readonly { readonly query: string; readonly by: number }[]
  readonly never: readonly { readonly query: string }[]
}
interface Answer {
  readonly abstained: boolean
  readonly results: readonly {
    readonly memory?: { readonly content: string } | null
    readonly turn?: { readonly turn_id: string } | null
  }[]
}

const SESSIONS = 3
const FIRST = Date.UTC(2026, 2, 1, 9)
const DAY_MS = 86_400_000
const service = await startService(process.env.DATABASE_URL, { rules: true, models: true })

async function tell({ id, told }: Person): Promise<void> {
  const each = told.length / SESSIONS
  for (let session = 0; session < SESSIONS; session += 1) {
    const turns = told.slice(session * each, (session + 1) * each).map((text, place) => ({
      turn_id: `t${session * each + place}`,
      role: 'user',
      text,
      timestamp_iso: new Date(FIRST + 3 * session * DAY_MS + place * 60_000).toISOString(),
    }))
    const path = `/api/v1/sessions/${id}-${session}`
    await service.call('POST', `${path}/turns`, { user_id: id, turns, wait: true })
    await service.call('POST', `${path}/end`, {})
    await service.services.idle?.()
  }
}

const ask = (user_id: string, query: string) =>
  service.call<Answer>('POST', '/api/v1/recall', { user_id, query, explain: true })

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
/** A memory says the end of what was told, whoever it makes of "I". */
const END = 12

for (const lang of ['en', 'zh']) {
  const lines = readFileSync(new URL(`./abstention/asked/${lang}.jsonl`, import.meta.url), 'utf8').trim()
  const count = { told: 0, answered: 0, found: 0, refusedThoughFound: 0, never: 0, refused: 0 }
  for (const person of lines.split('\n').map((line): Person => JSON.parse(line))) {
    await tell(person)
    for (const { query, by } of person.asked) {
      const { abstained, results } = await ask(person.id, query)
      const end = lettersOf(person.told[by]!).slice(-END)
      const isFound = results.some(
        ({ memory, turn }) =>
          turn?.turn_id === `t${by}` || (memory && lettersOf(memory.content).includes(end)),
      )
      count.told += 1
      count.answered += Number(!abstained)
      count.found += Number(isFound)
      count.refusedThoughFound += Number(isFound && abstained)
    }
    for (const { query } of person.never) {
      count.never += 1
      count.refused += Number((await ask(person.id, query)).abstained)
    }
  }
  const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(1)
  console.log(
    `${lang}: answered ${percent(count.answered, count.told)} % of ${count.told} that were told; found ${count.found}, of these refused ` +
      `${count.refusedThoughFound}; refused ${percent(count.refused, count.never)} % of ${count.never} that never were`,
  )
}
await service.close()
