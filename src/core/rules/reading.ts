import type { KeptKind } from './conversation/kinds/patterns.ts'
import { beginsPlay, endsPlay, isIrony } from './conversation/kinds/talk.ts'
import { opensMaterial } from './conversation/kinds/unreal.ts'
import { kindOf } from './conversation/kinds.ts'
import { coreOf, sentencesOf } from './conversation/sentences.ts'

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

/** What a person's turn says that is worth keeping, in order. */
export function readSentences(text: string): ReadSentence[] {
  let ironic = false
  let isMaterial = false
  return sentencesOf(text).flatMap((sentence) => {
    const core = coreOf(sentence)
    const kind = kindOf(sentence, core)
    ironic ||= isIrony(sentence)
    isMaterial ||= opensMaterial(sentence)
    return isKept(kind) && !isMaterial && !(ironic && kind === 'preference') ? [{ sentence, core, kind }] : []
  })
}

/**
 * The turns that are said in a part: from the one that begins a play to the one that ends it. Kept in the
 * order given.
 */
export function playedIn(
  turns: readonly { readonly text: string; readonly role: string }[],
): ReadonlySet<number> {
  const played = new Set<number>()
  let playing = false
  turns.forEach(({ text, role }, place) => {
    if (role !== 'user' && role !== 'assistant') return
    if (playing && endsPlay(text)) playing = false
    else if (role === 'user' && beginsPlay(text)) playing = true
    if (playing) played.add(place)
  })
  return played
}
