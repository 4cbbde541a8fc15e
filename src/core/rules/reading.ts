import { remembered, TURNS } from '../text/remembered.ts'
import type { KeptKind } from './conversation/kinds/patterns.ts'
import { beginsAnswering, beginsPlay, endsPlay, isIrony } from './conversation/kinds/talk.ts'
import { opensMaterial } from './conversation/kinds/unreal.ts'
import { type Kind, kindOf } from './conversation/kinds.ts'
import { isCalled } from './conversation/relations/called.ts'
import { coreOf, sentencesOf } from './conversation/sentences.ts'
import { isWorthKeeping } from './conversation/worth/worth.ts'

/** A sentence of a person's turn that says something worth keeping. */
export interface ReadSentence {
  readonly sentence: string
  readonly core: string
  readonly kind: KeptKind
}

const KEPT: ReadonlySet<string> = new Set([
  'rule',
  'constraint',
  'preference',
  'task_done',
  'task_open',
  'decision',
  'profile',
  'episode',
])

export const isKept = (kind: string): kind is KeptKind => KEPT.has(kind)

/** A sentence of a person's turn, with the kinds of the turn's other ones. */
export interface ToldSentence extends ReadSentence {
  readonly others: readonly Kind[]
}

/** What of a person's turn is of a kind that is kept, in order. */
export function toldSentences(text: string): ToldSentence[] {
  let ironic = false
  let isMaterial = false
  const sentences = sentencesOf(text).map((sentence) => {
    const core = coreOf(sentence)
    return { sentence, core, kind: kindOf(sentence, core) }
  })
  const kinds = sentences.map(({ kind }) => kind)
  return sentences.flatMap(({ sentence, core, kind }, place) => {
    ironic ||= isIrony(sentence)
    isMaterial ||= opensMaterial(sentence)
    return isKept(kind) && !isMaterial && !(ironic && kind === 'preference')
      ? [{ sentence, core, kind, others: kinds.toSpliced(place, 1) }]
      : []
  })
}

/** What a person's turn says that is worth keeping, in order. */
export const readSentences: (text: string) => readonly ReadSentence[] = remembered(
  (text) => toldSentences(text).filter((told) => isCalled(told.core) || isWorthKeeping(told)),
  TURNS,
)

/**
 * The turns that are said in a part: from the one that begins a play to the one that ends it. Kept in the
 * order given. What only may begin one lasts as long as each turn of the person answers the assistant.
 */
export function playedIn(
  turns: readonly { readonly text: string; readonly role: string; readonly name?: string | null }[],
): ReadonlySet<number> {
  const said = turns.flatMap(({ text, role, name }, place) =>
    role === 'user' || role === 'assistant' ? [{ text, place, role, by: `${role} ${name}` }] : [],
  )
  const played = new Set<number>()
  let playing: 'for sure' | 'answering' | undefined
  for (const [at, { text, place, role, by }] of said.entries()) {
    const again = by === said[at - 1]?.by && (playing === 'answering' || by === said[at - 2]?.by)
    if (again || endsPlay(text)) playing = undefined
    if (role === 'user' && beginsPlay(text)) playing = 'for sure'
    if (playing) played.add(place)
    else if (role === 'user' && beginsAnswering(text)) playing = 'answering'
  }
  return played
}
