import type { ExtractOutput } from '../../../../prompts/extract.ts'
import { normalise } from '../../text/normalise.ts'
import { asksToForget } from '../../text/words/forgetting-words.ts'
import type { KnownMemory } from '../turns/person-rows.ts'
import { keptWords, type MarkedTurn, shownId } from '../turns/turn.ts'
import type { TheUser } from './known.ts'
import { latest, type Rejection, type SaidItem, sourcesOf, toFact } from './said.ts'
import { type KeptPart, partId } from './transcript.ts'

/** What the person has said of something that is known. */
export interface Ended {
  readonly memory_id: string
  readonly kind: 'no_longer' | 'never_was' | 'replaced' | 'contradicts'
  /** What follows it, or speaks against it. */
  readonly by: SaidItem | null
  readonly at: Date
  readonly turn_ids: readonly string[]
}

/** A memory that a turn asks to forget. */
export interface ToForget {
  readonly memory_id: string
  readonly turn_ids: readonly string[]
}

interface Judged {
  readonly said: readonly SaidItem[]
  readonly ended: readonly Ended[]
  readonly forget: readonly ToForget[]
}

interface Ground {
  readonly known: readonly KnownMemory[]
  readonly said: readonly SaidItem[]
  readonly transcript: readonly KeptPart[]
  readonly the: TheUser
}

type Refuse = (reason: Rejection) => []
type Correction = NonNullable<ExtractOutput['corrections']>[number]

/**
 * Corrections and requests to forget, held against what was shown: an unknown id and an item without a turn
 * of the person's own are refused. A turn that asks to forget makes no memory; one whose request finds
 * nothing is counted.
 */
export function judgeCorrections(output: ExtractOutput, ground: Ground, refuse: Refuse): Judged {
  const { known, transcript } = ground
  const said = [...ground.said]
  const found = <Item extends { memory_id: number; source_turn_ids: string[] }>(item: Item) => {
    const over = known[item.memory_id - 1]
    if (!over || (over.ended && 'kind' in item)) return refuse('unknown_memory')
    const sources = personsTurns(item.source_turn_ids, transcript)
    return typeof sources === 'string' ? refuse(sources) : [{ item, over, sources }]
  }
  const forget = (output.forget ?? []).flatMap(found).map(({ over, sources }) => ({
    memory_id: over.id,
    turn_ids: idsOf(sources),
  }))
  const ended = (output.corrections ?? []).flatMap(found).flatMap(({ item, over, sources }) => {
    const by = followerOf(item, said, sources, ground.the)
    if (by && !said.includes(by)) said.push(by)
    return endedBy(item, over, by, sources)
  })
  const asking = askingTurns(output, transcript)
  const answered = new Set(forget.flatMap(({ turn_ids }) => turn_ids))
  for (const turnId of asking) if (!answered.has(turnId)) refuse('forget_unmatched')
  const kept = said.filter(({ sources }) => !sources.some(({ turn_id }) => asking.has(turn_id)))
  return { said: kept, ended, forget }
}

const idsOf = (turns: readonly MarkedTurn[]): string[] => [...new Set(turns.map(({ turn_id }) => turn_id))]

/** Of its sources those that are the person's own; what only others say corrects nothing. */
function personsTurns(
  ids: readonly string[],
  transcript: readonly KeptPart[],
): readonly KeptPart[] | Rejection {
  const sources = sourcesOf(ids, transcript)
  if (typeof sources === 'string') return sources
  const own = sources.filter(({ role }) => role === 'user')
  return own.length === 0 ? 'source_not_kept' : own
}

/** Kept turns of the person that ask to forget, in plain words or by the answer. */
function askingTurns(output: ExtractOutput, transcript: readonly KeptPart[]): ReadonlySet<string> {
  const named = (output.forget ?? []).flatMap(({ source_turn_ids }) => source_turn_ids)
  const own = transcript.filter(({ role }) => role === 'user')
  const byAnswer = own.filter((turn) => named.includes(shownId(turn)) || named.includes(partId(turn)))
  const byWords = own.filter((turn) => asksToForget(keptWords(turn)))
  return new Set(idsOf([...byAnswer, ...byWords]))
}

/** The item that says the correction's fact; what no item says becomes one. */
function followerOf(
  { fact }: Correction,
  said: readonly SaidItem[],
  sources: readonly KeptPart[],
  the: TheUser,
): SaidItem | null {
  const content = fact?.trim()
  if (!content) return null
  const known = said.find((item) => normalise(item.content) === normalise(content))
  return known ?? toFact(content, sources, the)
}

function endedBy(
  { kind }: Correction,
  over: KnownMemory,
  by: SaidItem | null,
  sources: readonly KeptPart[],
): Ended[] {
  const isSame = by !== null && normalise(by.content) === normalise(over.content)
  const needsOther = kind === 'replaced' || kind === 'contradicts'
  if ((needsOther && isSame) || (kind === 'contradicts' && by === null)) return []
  const told = kind === 'replaced' && by === null ? 'no_longer' : kind
  const follows = told === 'replaced' || told === 'contradicts'
  return [
    {
      memory_id: over.id,
      kind: told,
      by: follows ? by : null,
      at: latest(sources),
      turn_ids: idsOf(sources),
    },
  ]
}
