import { remembered } from '../../../../text/remembered.ts'
import { relationsIn } from '../../relations/relations.ts'
import { heldIn } from './slots.ts'

const BEGINS = /\b(?:join(?:ed)?|started|got (?:a|the) (?:new )?job|new job)\b|入职|加入|跳槽/iu
/** Not yet, or long ago. */
const NOT_NOW =
  /\b(?:might|may|could|would|will|want|hope|hoping|going to|thinking|if|when|since|back then|used to)\b|[想要会打算如果年]|以前|之前|的时候/iu

/** "I've joined Boots", 我入职了美团: for whom the person works since. */
export const employerIn = remembered((sentence): string | null =>
  BEGINS.test(sentence) && !NOT_NOW.test(sentence)
    ? (relationsIn(sentence, null).find(
        ({ predicate, subject }) => predicate === 'WORKS_AT' && subject.type === 'user',
      )?.object.name ?? null)
    : null,
)

/** Whether the person has begun to work for somebody else than it is known. */
export function isWithAnother(sentence: string, before: string): boolean {
  const name = employerIn(sentence)
  if (name === null || before.toLowerCase().includes(name.toLowerCase())) return false
  return heldIn(before).some((slot) => slot.name === 'work')
}
