import { isPast } from './conversation/grammar/verbs.ts'

/** `Maya's sister is 30` of the person who is called so: `The user's sister is …`. */
export function ofThePerson(text: string, name: string | null): string {
  if (name === null || !text.startsWith(name)) return text
  const rest = text.slice(name.length)
  if (/^[的，在是有住叫不对想打喜爱养去要会正已每从最]/u.test(rest)) return `用户${rest}`
  return /^(?:,|'s\b| )/u.test(rest) ? `The user${rest}` : text
}

/** Whether a memory tells of the person who is spoken to: it begins with them. */
export const isOfThePerson = (text: string, name: string | null): boolean =>
  /^(?:the user|用户)/iu.test(ofThePerson(text, name))

const ADVERB = '((?:\\w+ly|always|never|sometimes|often|also|still|now|just|perhaps) )?'
const OWN = new RegExp(`^The user ${ADVERB}([\\w'’]+)`, 'u')
const MODAL =
  /^(?:can|could|will|would|must|should|may|might|had|used|can['’]t|won['’]t|wouldn['’]t|didn['’]t)$/u

/**
 * A memory as it is said to whom it is of: `The user, 4 May 2026: "…"`, `Maya went to Rome`, `用户住在大连`.
 * @param name what who is spoken to is called
 */
export function saidToYou(memory: string, name: string | null): string {
  const text = ofThePerson(memory, name).replace(/ \(last said \d{4}-\d{2}-\d{2}\)$/u, '')
  const quoted = text.replace(/^The user, (\d{1,2} [A-Z][a-z]+ \d{4}): (?=")/u, 'on $1 you said ')
  if (quoted !== text) return quoted
  const told = text
    .replace(/^用户，(\d{4}年\d{1,2}月\d{1,2}日)：(?=「)/u, '你在$1说过')
    .replace(/^用户/u, '你')
    .replace(/^The user (do|has|is|was)(?:es)?n['’]t\b/u, (_, verb: string) => `you ${NOT[verb]}`)
    .replace(/^The user was\b/u, 'you were')
    .replace(OWN, (whole, adverb: string | undefined, verb: string) => {
      const isVerb = MODAL.test(verb) || isPast(verb) || /s$/u.test(verb)
      return isVerb ? `you ${adverb ?? ''}${MODAL.test(verb) ? verb : spokenTo(verb)}` : whole
    })
    .replace(/^The user's\b/u, 'your')
  return told === text
    ? text
    : told.replaceAll("the user's", 'your').replaceAll(`${name ?? 'the user'}'s`, 'your')
}

const NOT: Readonly<Record<string, string>> = {
  do: "don't",
  has: "haven't",
  is: "aren't",
  was: "weren't",
}

/** lives in → live in, is called → are called; what is past stays. */
export const spokenTo = (phrase: string): string =>
  phrase
    .replace(/^is\b/u, 'are')
    .replace(/^has\b/u, 'have')
    .replace(/^does\b/u, 'do')
    .replace(/^(\w+(?:o|ch|sh|ss|x))es\b/u, '$1')
    .replace(/^(\w+[^s])s\b/u, '$1')
    .replace(/^studie\b/u, 'study')
