import { patternNamed } from '../named-patterns.ts'
import { isFirstName } from '../people/known.ts'
import type { SaidRelation } from './what.ts'

/** A second job: the first goes on. */
const BESIDE = patternNamed('beside_work')
export const isBesideWork = (sentence: string): boolean => BESIDE.test(sentence)

const BEGINS = /\b(?:join(?:ed|ing)?|start(?:ed|ing)?|got|found|took)\b|入职|加入|跳槽|去了/iu
const JOINS = /\bjoin(?:ed|ing)?\b|加入/iu
/** What is joined by who does not work for it. */
const NO_EMPLOYER = patternNamed('no_employer')
const LEARNING = /^(?:uni|university|college|school|nursery|gym|home|night school)$/iu

/** "I've joined the Labour Party", "I also started at Boots": no employer that takes another one's place. */
export function isNoEmployer(text: string, { predicate, object }: SaidRelation): boolean {
  if (predicate !== 'WORKS_AT') return false
  if (LEARNING.test(object.name)) return true
  if (isBesideWork(text) && BEGINS.test(text)) return true
  return (
    JOINS.test(text) && (isFirstName(object.name.split(/['’ ]/u, 1)[0]!) || NO_EMPLOYER.test(object.name))
  )
}
