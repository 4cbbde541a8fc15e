/**
 * `npm run -s bench -- abstention [<file>…]`: forty questions a language about a small life of the project's
 * own (abstention/lives.ts), each of which is right when it is answered as a person would expect; and
 * sixty a language in other words than what was said (abstention/pairs.ts). And of files: how often a
 * conversation answers its own questions and refuses those of the next one, by recalls of memories, of turns
 * and of both, whatever else is asked of them by default; how many are refused though evidence was found; and
 * the evidence among their first ten, with the refusals and without. Files are those of
 * `npm run bench:retrieval`; memories are drawn by the models of the environment, else by the rules.
 * `EMBEDDING_MODEL` and `BENCH_VECTORS` say what texts are embedded by (support/service.ts).
 */

import { mean, type Row, report } from '../support/report.ts'
import {
  type Conversation,
  commit,
  type Question,
  type Retrieval,
  retrievalSet,
} from '../support/retrieval-set.ts'
import { type BenchService, startService } from '../support/service.ts'
import { memoriesOf } from '../understanding/living/live.ts'
import { type Answer, askPairs, tellPairs } from './abstention/asked-pairs.ts'
import { askAll, rowsOf, tell } from './abstention/hand-written.ts'
import { chinese, english } from './abstention/lives.ts'
import { pairLives } from './abstention/pairs.ts'

const KINDS = { memories: ['memories'], turns: ['turns'], both: ['memories', 'turns'] } as const
type Kind = keyof typeof KINDS
const kinds = Object.keys(KINDS) as Kind[]

interface Asked {
  readonly kind: Kind
  readonly isOwn: boolean
  readonly abstained: boolean
  /** The share of its evidence that was found, abstained or not. */
  readonly found: number
}

/** A conversation as its user, and the turns that each memory comes from. */
interface Lived {
  readonly user_id: string
  readonly sources: ReadonlyMap<string, readonly string[]>
}

async function live(service: BenchService, name: string, conversation: Conversation): Promise<Lived> {
  const user_id = `${name} ${conversation.id}`
  await commit(service, user_id, conversation, { infer: true })
  const memories = await memoriesOf(service, user_id)
  return { user_id, sources: new Map(memories.map(({ id, turn_ids }) => [id, turn_ids])) }
}

async function ask(
  service: BenchService,
  { user_id, sources }: Lived,
  { query, evidence }: Question,
  kind: Kind,
): Promise<Omit<Asked, 'isOwn'>> {
  const body = { user_id, query, sources: KINDS[kind], explain: true }
  const { results, abstained } = await service.call<Answer>('POST', '/api/v1/recall', body)
  const turns = new Set(
    results.flatMap(({ memory, turn }) => (memory ? (sources.get(memory.id) ?? []) : [turn!.turn_id])),
  )
  const found = evidence.filter((turn) => turns.has(turn)).length / evidence.length
  return { kind, abstained, found }
}

async function measure(service: BenchService, { name, conversations }: Retrieval): Promise<Asked[]> {
  const lives: Lived[] = []
  for (const conversation of conversations) lives.push(await live(service, name, conversation))
  const asked: Asked[] = []
  for (const [place, { questions }] of conversations.entries()) {
    const answerable = questions.filter(({ evidence }) => evidence.length > 0)
    const [own, next] = [lives[place]!, lives[(place + 1) % lives.length]!]
    asked.push(...(await askEach(service, own, answerable, true)))
    asked.push(...(await askEach(service, next, answerable, false)))
  }
  return asked
}

/** Each question by each kind of source. */
async function askEach(
  service: BenchService,
  life: Lived,
  questions: readonly Question[],
  isOwn: boolean,
): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const question of questions)
    for (const kind of kinds) asked.push({ ...(await ask(service, life, question, kind)), isOwn })
  return asked
}

const percent = (numbers: readonly number[]): string => (100 * mean(numbers)).toFixed(1)

function rowOf(kind: Kind, all: readonly Asked[]): Row {
  const of = all.filter((one) => one.kind === kind)
  const [own, foreign] = [of.filter(({ isOwn }) => isOwn), of.filter(({ isOwn }) => !isOwn)]
  const answered = own.map(({ abstained }) => Number(!abstained))
  const refused = foreign.map(({ abstained }) => Number(abstained))
  const found = own.filter((one) => one.found > 0)
  return {
    asked: kind,
    questions: of.length,
    balanced: percent([mean(answered), mean(refused)]),
    'own answered': percent(answered),
    'foreign refused': percent(refused),
    'found, but refused': `${found.filter(({ abstained }) => abstained).length} of ${found.length}`,
    'evidence@10': percent(own.map(({ found, abstained }) => (abstained ? 0 : found))),
    'without abstaining': percent(own.map(({ found }) => found)),
  }
}

const files = process.argv.slice(2).filter((argument) => argument !== 'abstention')
const service = await startService(process.env.DATABASE_URL, { rules: true, models: true })
const embedder = process.env.BENCH_VECTORS === 'none' ? 'no vectors' : service.services.embedder.model
for (const life of [english, chinese]) {
  await tell(service, life)
  report('abstention', `hand-written ${life.id}, ${embedder}`, rowsOf(await askAll(service, life)))
}
for (const life of pairLives) await tellPairs(service, life)
for (const language of ['en', 'zh']) {
  const lives = pairLives.filter(({ id }) => id.startsWith(language))
  report('abstention', `in other words, ${language}, ${embedder}`, await askPairs(service, lives))
}
for (const file of files) {
  const set = retrievalSet(file)
  const asked = await measure(service, set)
  const rows = kinds.map((kind) => rowOf(kind, asked))
  report('abstention', `${set.name}, ${embedder}`, rows)
}
await service.close()
