import type { Row } from '../../support/report.ts'
import type { BenchService } from '../../support/service.ts'
import { memoriesOf } from '../../understanding/living/live.ts'
import { tell } from './hand-written.ts'
import type { PairLife } from './pairs.ts'

/** What a recall answers with `explain`. */
export interface Answer {
  readonly abstained: boolean
  /** Listed even when the answer abstains. */
  readonly results: readonly {
    readonly memory: { readonly id: string } | null
    readonly turn: { readonly turn_id: string } | null
  }[]
}

interface Refused {
  readonly abstained: boolean
  /** What answers it is listed, refused or not; a question without an answer has none. */
  readonly isFound: boolean
}

export const tellPairs = async (service: BenchService, { id, pairs }: PairLife): Promise<void> =>
  tell(service, { id, told: pairs.map(([said]) => said), forget: [] })

/** @param answer the turn that answers it, and all memories drawn from it; empty: nothing does */
async function ask(
  service: BenchService,
  user_id: string,
  query: string,
  answer: ReadonlySet<string>,
): Promise<Refused> {
  const body = { user_id, query, explain: true }
  const { abstained, results } = await service.call<Answer>('POST', '/api/v1/recall', body)
  return {
    abstained,
    isFound: results.some(({ memory, turn }) => answer.has(memory?.id ?? turn!.turn_id)),
  }
}

const NONE: ReadonlySet<string> = new Set()

/** The questions of a life to itself and to the next one, and those that it has no answer to. */
export async function askPairs(service: BenchService, lives: readonly PairLife[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const [place, { id, pairs, never }] of lives.entries()) {
    const other = lives[(place + 1) % lives.length]!
    const memories = await memoriesOf(service, id)
    const answers = pairs.map((_, at) => {
      const drawn = memories.filter(({ turn_ids }) => turn_ids.includes(`t${at}`))
      return new Set([`t${at}`, ...drawn.map((memory) => memory.id)])
    })
    const own: Refused[] = []
    for (const [at, [, query]] of pairs.entries()) own.push(await ask(service, id, query, answers[at]!))
    const unsaid = await Promise.all(never.map((query) => ask(service, id, query, NONE)))
    const foreign = await Promise.all(other.pairs.map(([, query]) => ask(service, id, query, NONE)))
    const found = own.filter(({ isFound }) => isFound)
    rows.push({
      life: id,
      told: own.length,
      answered: own.length - refusedOf(own),
      found: found.length,
      'found, but refused': refusedOf(found),
      'never told, refused': `${refusedOf(unsaid)} of ${never.length}`,
      'of the next life, refused': `${refusedOf(foreign)} of ${foreign.length}`,
    })
  }
  return rows
}

const refusedOf = (asked: readonly Refused[]): number => asked.filter(({ abstained }) => abstained).length
