import type { ExtractInput, TranscriptTurn } from '../../../../prompts/extract.ts'
import { undated } from '../../text/reading/dated-quote.ts'
import { isChinese } from '../conversation/grammar/sentences.ts'

/** Whose a turn's memories are. */
export interface Speaker {
  /** What new memories call them; null for somebody without a name. */
  readonly called: string | null
  /** What memories of theirs may begin with, new ones and old. */
  readonly all: readonly string[]
}

const NAMES_ONESELF = /^(?:我(?:的名字)?(?:叫做?|是|名叫)|(?:my name(?:['’]s| is)|i(?:['’]m| am)) )(.+)$/iu

/** Whether a sentence says no more than the name that its turn says already. */
export const isOwnName = (core: string, { called }: Speaker): boolean =>
  Boolean(called) && NAMES_ONESELF.exec(core)?.[1] === called

/** Who speaks a turn, of a life that is `person`'s. */
export function speakerOf({ name }: TranscriptTurn, person: string | null): Speaker {
  const known = name ?? person
  const isThePerson = name === null || name === person
  return { called: known, all: [...(known ? [known] : []), ...(isThePerson ? ['The user', '用户'] : [])] }
}

/** "The user's wife is 36" as it was said: "My wife is 36". */
export function inFirstPerson(content: string, { all, called }: Speaker): string {
  const name = [called, ...all].find((one) => one !== null && content.startsWith(one))
  if (!name) return content
  const rest = content.slice(name.length)
  if (rest.startsWith("'s ")) return `My ${rest.slice(3)}`
  return `${isChinese(content) ? '我' : 'I'}${rest}`
}

/** "林蔚叫林蔚" says nothing. */
export const saysMoreThanName =
  ({ called }: Speaker) =>
  (content: string): boolean =>
    called === null ||
    ![`${called}叫${called}`, `${called}'s name is ${called}`, `${called} is ${called}`].includes(content)

/** The same sentence of the same person, said before their name was known. */
export function sameAs(
  content: string,
  memories: ExtractInput['memories'],
  { all }: Speaker,
): { same_as?: number } {
  const plain = (text: string) => {
    const name = all.find((one) => text.startsWith(one))
    return name === undefined ? null : undated(text).slice(name.length)
  }
  const said = plain(content)
  if (said === null) return {}
  const same = memories.find((memory) => memory.content !== content && plain(memory.content) === said)
  return same ? { same_as: same.id } : {}
}
