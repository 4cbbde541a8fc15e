import { anyOf } from '../../../text/any-of.ts'
import { isOfPerson } from '../changes/owners/of-oneself.ts'
import { unquoted } from '../grammar/sentences.ts'
import { patternNamed } from '../named-patterns.ts'
import { isNearly } from './said-alike.ts'

const OF_NOW = patternNamed('corrections_of_now')
const FOR_NOW = anyOf('iu', [
  /\b(?:today|tonight|tomorrow|yesterday|this (?:week|time|morning)|yet|now|any ?more|any longer)\b/u,
  /今天|今晚|明天|昨天|现在|这次|这周|还没|不再|了[。！!]*$/u,
  /\b(?:at (?:night|work|home)|in the (?:morning|afternoon|evening)|on \w+days?)\b/u,
  /\b(?:before|after|during|when|while|unless)\b/u,
  new RegExp(
    String.raw`\b(?:except|without|alone|every|always|often|much)\b|晚上|早上|中午|下午|` +
      '周[一二三四五六日末]|的时候|每天|平时',
    'u',
  ),
])

/**
 * "I don't live in Paris", of whom it is known that they do: which is so, is not said. "No coffee at night"
 * says nothing against coffee.
 */
export function speaksAgainst(sentence: string, remembered: string, mine: readonly string[]): boolean {
  const [clause = ''] = unquoted(sentence.replaceAll('’', "'")).split(/[,，;；]/u)
  if (!OF_NOW.test(clause) || FOR_NOW.test(sentence) || NEGATED_MEMORY.test(remembered)) return false
  return isOfPerson(clause, remembered, mine) && isNearly(remembered, clause)
}

const NEGATED_MEMORY = /\b(?:not|never|no)\b|n['’]t\b|不|没/iu
