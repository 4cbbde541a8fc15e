import type { BenchService } from '../../support/service.ts'
import { type Life, matches, says } from './life.ts'
import { isOld, type KeptMemory, type Lived } from './live.ts'

/** Right and asked: shares are of sums, so that a long life counts more than a short one. */
export interface Share {
  readonly right: number
  readonly of: number
}
export type Shares = Readonly<Record<string, Share>>
export type Verdict = 'sensible' | 'wrong' | 'junk'

export const share = (items: readonly boolean[]): Share => ({
  right: items.filter(Boolean).length,
  of: items.length,
})

interface Answer {
  readonly results: readonly {
    readonly kind: string
    readonly memory?: { readonly id: string }
    readonly turn?: { readonly turn_id: string }
  }[]
  readonly context: string
  readonly abstained: boolean
}

/** What a life is measured by, each as a share; `judged` are verdicts of a judge by content. */
export async function measure(
  service: BenchService,
  life: Life,
  lived: Lived,
  others: Life['questions'],
  judged: Readonly<Record<string, Verdict>>,
): Promise<Shares> {
  return {
    ...ofMemories(life, lived.memories, judged),
    ...ofChanges(life, lived),
    ...(await ofGraph(service, life, lived.user_id)),
    ...(await ofTraits(service, life, lived.user_id)),
    ...(await ofQuestions(service, life, lived, others)),
  }
}

/** What is live, or was followed by something else. */
const keptOf = (memories: readonly KeptMemory[]): readonly KeptMemory[] =>
  memories.filter(({ live, superseded }) => live || superseded)

/** Each kept memory's content with its verdict: the judge's, else that of the life's own patterns. */
export function verdictsOf(
  life: Life,
  memories: readonly KeptMemory[],
  judged: Readonly<Record<string, Verdict>>,
): [content: string, verdict: Verdict][] {
  const labels = labelsOf(life)
  const kept = keptOf(memories)
  function verdictOf({ content, turn_ids }: KeptMemory, before: readonly KeptMemory[]): Verdict {
    if (life.not_facts.some((expression) => matches(content, expression))) return 'wrong'
    const idle = turn_ids.length > 0 && turn_ids.every((turn) => labels.get(turn) === 'drop')
    return idle || before.some((other) => other.content === content) ? 'junk' : 'sensible'
  }
  return kept.map((memory, place) => [
    memory.content,
    judged[memory.content] ?? verdictOf(memory, kept.slice(0, place)),
  ])
}

const labelsOf = ({ sessions }: Life) =>
  new Map(sessions.flatMap(({ turns }) => turns.map(({ turn_id, label }) => [turn_id, label])))

function ofMemories(
  life: Life,
  memories: readonly KeptMemory[],
  judged: Readonly<Record<string, Verdict>>,
): Shares {
  const kept = keptOf(memories)
  const verdicts = verdictsOf(life, memories, judged).map(([, verdict]) => verdict)
  const events = [...labelsOf(life)].filter(([, label]) => label === 'event').map(([turn_id]) => turn_id)
  return {
    'facts covered': share(
      life.facts.map((fact) => kept.some(({ content }) => says(content, fact.any_of_all))),
    ),
    'memories sensible': share(verdicts.map((verdict) => verdict === 'sensible')),
    'memories wrong': share(verdicts.map((verdict) => verdict === 'wrong')),
    'memories junk': share(verdicts.map((verdict) => verdict === 'junk')),
    'events kept': share(events.map((turn) => kept.some(({ turn_ids }) => turn_ids.includes(turn)))),
  }
}

const ofChanges = (life: Life, { memories, known }: Lived): Shares => ({
  'changes ended': share(
    life.changes.map((change, place) => known[place]! && !memories.some((memory) => isOld(memory, change))),
  ),
})

interface Page<Item> {
  readonly items: readonly Item[]
}

async function ofGraph(service: BenchService, life: Life, user_id: string): Promise<Shares> {
  const path = `/api/v1/users/${encodeURIComponent(user_id)}/graph`
  const entities = await service.call<Page<{ name: string; type: string }>>(
    'GET',
    `${path}/entities?limit=200`,
  )
  const facts = await service.call<Page<{ text: string }>>('GET', `${path}/facts?limit=200`)
  const names = entities.items.filter(({ type }) => type !== 'user').map(({ name }) => name.toLowerCase())
  const known = [...new Set(life.entities.map(({ name }) => name.toLowerCase()))]
  return {
    'entities precision': share(names.map((name) => known.includes(name))),
    'entities recall': share(known.map((name) => names.includes(name))),
    'relations wrong': share(
      life.not_relations.map((expression) => facts.items.some(({ text }) => matches(text, expression))),
    ),
  }
}

async function ofTraits(service: BenchService, life: Life, user_id: string): Promise<Shares> {
  const path = `/api/v1/users/${encodeURIComponent(user_id)}/traits?min_stage=trend`
  const { items } = await service.call<Page<{ content: string }>>('GET', path)
  const isRight = (content: string) =>
    life.traits.some((trait) => says(content, trait.any_of_all)) &&
    !life.not_traits.some((expression) => matches(content, expression))
  return {
    'traits found': share(
      life.traits.map((trait) => items.some(({ content }) => says(content, trait.any_of_all))),
    ),
    'traits precision': share(items.map(({ content }) => isRight(content))),
  }
}

const KINDS = { memories: ['memories'], turns: ['turns'], both: ['memories', 'turns'] } as const

async function ofQuestions(
  service: BenchService,
  life: Life,
  { user_id, memories }: Lived,
  others: Life['questions'],
): Promise<Shares> {
  const recall = (query: string, sources: readonly string[]) =>
    service.call<Answer>('POST', '/api/v1/recall', { user_id, query, sources, limit: 10 })
  const sourcesOf = new Map(memories.map(({ id, turn_ids }) => [id, turn_ids]))
  const shares: Record<string, Share> = {}
  const own: boolean[] = []
  for (const [kind, sources] of Object.entries(KINDS)) {
    for (const question of life.questions) {
      const answer = await recall(question.query, sources)
      const found = new Set(
        answer.results.flatMap(({ memory, turn }) =>
          memory ? (sourcesOf.get(memory.id) ?? []) : [turn!.turn_id],
        ),
      )
      add(
        shares,
        `evidence with ${kind}`,
        question.category,
        question.evidence.map((turn) => found.has(turn)),
      )
      add(shares, `answers with ${kind}`, question.category, [says(answer.context, question.any_of_all)])
      if (kind === 'both') own.push(!answer.abstained)
    }
  }
  const foreign: boolean[] = []
  for (const { query } of others) foreign.push((await recall(query, KINDS.both)).abstained)
  return { ...shares, 'abstention: own answered': share(own), 'abstention: others refused': share(foreign) }
}

function add(shares: Record<string, Share>, row: string, category: string, right: readonly boolean[]): void {
  const more = share(right)
  for (const key of [row, `${row}: ${category}`]) {
    const known = shares[key] ?? { right: 0, of: 0 }
    shares[key] = { right: known.right + more.right, of: known.of + more.of }
  }
}
