import { patternNamed } from '../named-patterns.ts'
import { CHINESE_KIN_WORD } from '../people/kin.ts'

/**
 * What somebody tells of themselves beside what they ask: "what gloves can I use, I'm allergic to latex", 我有高血压，
 * 早上一片，能喝咖啡吗?
 */

/** Behind a comma, or behind a word that gives the reason. */
const REASON = String.raw`(?:and|but|because|since|as|cos|cuz|coz|bc|so)\s+(?=(?:i|im|ive|my|we|our)\b)`
const BREAK = new RegExp(
  String.raw`[,，;；—–]+\s*(?:${REASON})?|(?<=\p{Script=Han})\s+(?=\p{Script=Han})|\s+${REASON}`,
  'giu',
)
const OF_ONESELF = new RegExp(
  `^(?:i|im|ive|my|we|our)\\b|^(?:因为|毕竟|主要是?|但是?|可是?|不过)?(?:我|咱|${CHINESE_KIN_WORD}(?!们?[吗呢]))`,
  'iu',
)
/** It asks too, says what is wanted, or begins what does. */
const ASKING = patternNamed('beside_asking')
/** The mark at the end is the first clause's. */
const BEGINS_ASKING = /^(?:can|could|would|do|does|did|is|are|was|what|which|how|who|when|where|why|any)\b/iu
const LONGEST = 300

/** Its parts that ask nothing and begin with the speaker or theirs, as they stand in the sentence, in order. */
export function toldBesideAsking(sentence: string): string[] {
  if (sentence.length > LONGEST) return []
  const said = BEGINS_ASKING.test(sentence) ? sentence.replace(/[?？]+$/u, '') : sentence
  const told: { start: number; end: number }[] = []
  let isOpen = false
  for (const { start, end } of clausesOf(said)) {
    const clause = said.slice(start, end)
    const last = told.at(-1)
    if (ASKING.test(clause.trim())) isOpen = false
    else if (isOpen && last && !/^[a-z]/iu.test(clause)) last.end = end
    else if (OF_ONESELF.test(clause)) {
      told.push({ start, end })
      isOpen = true
    } else isOpen = false
  }
  return told.map(({ start, end }) => said.slice(start, end))
}

function* clausesOf(sentence: string): Generator<{ start: number; end: number }> {
  let start = 0
  for (const { 0: mark, index } of sentence.matchAll(BREAK)) {
    if (index > start) yield { start, end: index }
    start = index + mark.length
  }
  if (start < sentence.length) yield { start, end: sentence.length }
}
