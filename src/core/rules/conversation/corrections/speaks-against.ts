import { isOfPerson } from '../changes/owners/of-oneself.ts'
import { unquoted } from '../grammar/sentences.ts'
import { patternNamed } from '../named-patterns.ts'
import { isDisputedBy } from './never-so.ts'
import { isNearly } from './said-alike.ts'

const OF_NOW = patternNamed('corrections_of_now')
const FOR_NOW = patternNamed('against_for_now')

/**
 * "I don't live in Paris", of whom it is known that they do: which is so, is not said. "No coffee at night"
 * says nothing against coffee.
 */
export function speaksAgainst(sentence: string, remembered: string, mine: readonly string[]): boolean {
  if (FOR_NOW.test(sentence) || NEGATED_MEMORY.test(remembered)) return false
  const said = unquoted(sentence.replaceAll('’', "'"))
  if (isDisputedBy(said, remembered, mine)) return true
  const [clause = ''] = said.split(/[,，;；]/u)
  if (!OF_NOW.test(clause)) return false
  return isOfPerson(clause, remembered, mine) && isNearly(remembered, clause)
}

const NEGATED_MEMORY = /\b(?:not|never|no)\b|n['’]t\b|不|没/iu
