import { isFigure } from '../figures/figures.ts'
import { isChinese } from '../grammar/sentences.ts'
import { patternNamed } from '../named-patterns.ts'

/** What may be asked for, by how its patterns are called, and how an answer would be told in full. */
const KINDS: readonly (readonly [kind: string, english: string, chinese: string])[] = [
  ['pets', 'I have ', '我养了'],
  ['kids', 'My children are ', '我的孩子是'],
  ['spouse', 'I am married ', '我和我结婚的是'],
  ['allergy', 'I am allergic to ', '我过敏的是'],
  ['job', 'I am ', '我是'],
  ['home', 'I live ', '我住'],
  ['habit', '', ''],
  ['project', '', ''],
]
/** How it is asked for; what is none of it; what is none of it unless something else is named that is. */
const PATTERNS = KINDS.map(([kind, english, chinese]) => ({
  told: { english, chinese },
  asks: patternNamed(`asks_${kind}`),
  never: patternNamed(`never_${kind}`),
  hardly: patternNamed(`hardly_${kind}`),
  is: patternNamed(`is_${kind}`),
}))
const ONLY = /^(?:(?:only|just|well|yes|yeah|yep),? )+|^(?:就|只|只有|也就|有)+/iu

/** "Any pets?" "Only dust bunnies": an answer names what was asked for, and means it. */
export function isOfTheAsked(question: string, answer: string): boolean {
  return PATTERNS.every(({ told, asks, never, hardly, is }) => {
    if (!asks.test(question)) return true
    if (never.test(answer) || (hardly.test(answer) && !is.test(answer))) return false
    const said = answer.replace(ONLY, '')
    const begins = isChinese(answer) ? told.chinese : told.english
    return begins === '' || is.test(answer) || !isFigure(begins + said)
  })
}
