import { mean, type Row } from '../../support/report.ts'
import type { BenchService } from '../../support/service.ts'
import type { AskedLife, Why } from './lives.ts'

const TURNS_A_SESSION = 5

/** Tells a life, and what of it is to be forgotten, session by session. */
export async function tell(
  service: Pick<BenchService, 'call'>,
  { id: user_id, told, forget }: Pick<AskedLife, 'id' | 'told' | 'forget'>,
): Promise<void> {
  const said = [...told, ...forget].map((text, place) => ({ turn_id: `t${place}`, role: 'user', text }))
  for (let start = 0; start < said.length; start += TURNS_A_SESSION) {
    const path = `/api/v1/sessions/${user_id}-${start}/turns`
    const turns = said.slice(start, start + TURNS_A_SESSION)
    await service.call('POST', path, { user_id, turns, wait: true })
  }
}

/** What was asked, and whether it went as a person would expect: what was told is answered, and nothing else. */
export interface HandWritten {
  readonly why: Why
  readonly query: string
  readonly confidence: number
  readonly isRight: boolean
}

export async function askAll(
  service: Pick<BenchService, 'call'>,
  { id: user_id, questions }: AskedLife,
): Promise<HandWritten[]> {
  const asked: HandWritten[] = []
  for (const [why, queries] of Object.entries(questions) as [Why, readonly string[]][])
    for (const query of queries) {
      const answer = await service.call<{ abstained: boolean; confidence: number }>(
        'POST',
        '/api/v1/recall',
        { user_id, query },
      )
      const isRight = answer.abstained === (why !== 'told')
      asked.push({ why, query, confidence: answer.confidence, isRight })
    }
  return asked
}

/** A row each reason to ask. */
export const rowsOf = (asked: readonly HandWritten[]): Row[] =>
  Array.from(
    Map.groupBy(asked, ({ why }) => why),
    ([why, some]) => ({
      asked: why,
      questions: some.length,
      right: some.filter(({ isRight }) => isRight).length,
      'mean confidence': mean(some.map(({ confidence }) => confidence)).toFixed(2),
      wrong: some.flatMap(({ query, isRight }) => (isRight ? [] : [query])).join(' '),
    }),
  )
