import { extract } from '../../../../prompts/extract.ts'
import { nodeNorm } from '../../graph/writing/nodes.ts'
import { predicates } from '../../graph/writing/predicates.ts'
import type { RelationDraft } from '../../graph/writing/relation-items.ts'
import { type ModelContext, runTask } from '../../models/run-task.ts'
import { countTokens } from '../../text/budget.ts'
import { contentHash } from '../../text/hash.ts'
import { normalise } from '../../text/normalise.ts'
import { unkeepable } from '../../text/strings.ts'
import { windowsOf } from '../marking/windows.ts'
import type { MarkedTurn } from '../turns/turn.ts'
import { criticise, type EntityItem, type RelationItem, type SaidItem, timeFaults } from './criticise.ts'
import { transcriptOf, transcriptTurn } from './transcript.ts'

/** What stage 3 found in the kept turns, after criticism. */
export interface Extraction {
  readonly said: readonly SaidItem[]
  readonly entities: readonly EntityItem[]
  readonly relations: readonly (RelationDraft & { readonly item: RelationItem })[]
  readonly rejected: Readonly<Record<string, number>>
}

/**
 * Stage 3: facts, episodes, entities and relations of the kept turns, window by window. Nothing kept, no
 * call. What was proposed and does not hold is left out and counted; it fails no job.
 * @throws WorkError
 */
export async function extractAll(ctx: ModelContext, turns: readonly MarkedTurn[]): Promise<Extraction> {
  const found: Extraction = { said: [], entities: [], relations: [], rejected: {} }
  return windowsOf(transcriptOf(turns), (turn) => countTokens(transcriptTurn(turn).text)).reduce(
    async (before, window) => join(await before, await extractWindow(ctx, window)),
    Promise.resolve(found),
  )
}

async function extractWindow(ctx: ModelContext, window: readonly MarkedTurn[]): Promise<Extraction> {
  const input = { transcript: window.map(transcriptTurn), predicates }
  const output = await runTask(ctx, extract, input, {
    check: (found) => [...unkeepable(found), ...timeFaults(found)],
  })
  const criticised = criticise(output, window)
  return {
    ...criticised,
    relations: criticised.relations.map((item) => draftRelation(item, criticised.said)),
  }
}

function join(one: Extraction, other: Extraction): Extraction {
  const rejected = { ...one.rejected }
  for (const [reason, count] of Object.entries(other.rejected))
    rejected[reason] = (rejected[reason] ?? 0) + count
  return {
    said: [...one.said, ...other.said],
    entities: [...one.entities, ...other.entities],
    relations: [...one.relations, ...other.relations],
    rejected,
  }
}

function draftRelation(item: RelationItem, said: readonly SaidItem[]) {
  const fact = factOf(item, said)
  return {
    item,
    subject: nodeNorm(item.subject),
    predicate: item.predicate,
    object: nodeNorm(item.object),
    valid_at: item.valid_at,
    stated_at: new Date(Math.max(...item.sources.map((turn) => turn.timestamp_iso.getTime()))),
    fact: fact ? { memory_type: 'fact', content_hash: contentHash(fact.content) } : null,
    turn_ids: item.sources.map((turn) => turn.turn_id),
  }
}

/**
 * The fact with the same sources (of several the one that names the object), else the first that shares a
 * source.
 */
function factOf(item: RelationItem, said: readonly SaidItem[]): SaidItem | undefined {
  const facts = said.filter((one) => one.memory_type === 'fact')
  const ids = new Set(item.sources.map((turn) => turn.turn_id))
  const same = facts.filter(
    (fact) => fact.sources.length === ids.size && fact.sources.every((turn) => ids.has(turn.turn_id)),
  )
  const sharing = facts.filter((fact) => fact.sources.some((turn) => ids.has(turn.turn_id)))
  const named = (fact: SaidItem) => normalise(fact.content).includes(normalise(item.object.name))
  return same.find(named) ?? same[0] ?? sharing[0]
}
