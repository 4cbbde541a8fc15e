import type { ExtractInput, ExtractOutput } from '../../../../prompts/extract.ts'
import { endedNearest, isEndedBy } from '../conversation/changes/changes.ts'
import { isJoinedTo } from '../conversation/changes/owners/joined.ts'
import { speaksAgainst } from '../conversation/corrections/speaks-against.ts'
import { deniedBy } from '../conversation/grammar/denied.ts'
import { unquoted } from '../conversation/grammar/sentences.ts'

type Correction = NonNullable<ExtractOutput['corrections']>[number]

/** What a person says. */
interface Told {
  /** Of a sentence what is certain. */
  readonly core: string
  /** The memory that is made of it, where one is. */
  readonly fact?: string
  readonly turn_id: string
}

/**
 * What of the person's own is over by what they tell, or is not so: what it says itself, else the one memory that is
 * nearest to it.
 * @param names what memories of the person begin with
 * @param already what is corrected by other sentences
 */
export function whatsOver(
  { core, fact, turn_id }: Told,
  memories: NonNullable<ExtractInput['memories']>,
  names: readonly string[],
  already: readonly Correction[] = [],
): Correction[] {
  const said = unquoted(core)
  const corrected = (memory_id: number, kind: Correction['kind']): Correction =>
    fact === undefined
      ? { memory_id, kind: 'no_longer', source_turn_ids: [turn_id] }
      : { memory_id, kind, fact, source_turn_ids: [turn_id] }
  const others = memories.filter(({ content }) => content !== fact)
  const over = others.flatMap(({ id, content }) => {
    if (already.some(({ memory_id }) => memory_id === id)) return []
    if (isEndedBy(said, content, names)) return [corrected(id, 'replaced')]
    return fact !== undefined && speaksAgainst(core, content, names) ? [corrected(id, 'contradicts')] : []
  })
  if (over.length > 0) {
    const contents = others.filter(({ id }) => over.some(({ memory_id }) => memory_id === id))
    const joined = others.filter(
      (one) =>
        !contents.includes(one) && contents.some(({ content }) => isJoinedTo(content, one.content, said)),
    )
    return [...over, ...joined.map(({ id }) => corrected(id, 'replaced'))]
  }
  // "I'm not a vegan" takes the place of nothing; "not a vegan any more" is no such denial.
  if (deniedBy(said)?.kind === 'not' && !NO_MORE.test(said)) return []
  const nearest = endedNearest(said, others, names)
  return nearest === undefined ? [] : [corrected(nearest, 'replaced')]
}

const NO_MORE = /\b(?:any ?more|any longer|now|these days)\b|再|了[。！!～~]*$/iu
