import { meantBy } from '../../../text/reading/dated-quote.ts'

const WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|' +
  '(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\w+)?|first|second|third|\\w+th|' +
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|' +
  'november|december'
/** A number, an hour, a month or a day of the week. */
const VALUE = new RegExp(
  `[\\d.,:]*\\d[\\d.,:]*(?:st|nd|rd|th|k|am|pm)?|[〇零一二两三四五六七八九十百千万半几]+|(?<![\\p{L}])(?:${WORDS})(?![\\p{L}])`,
  'giu',
)
/** Whose it is, and what stands beside a value without being of the thing. */
const IDLE =
  /(?<!\p{L})(?:the user['’]s|the user|user['’]s|my|our|i['’]m|i am|i|is|are|was|it['’]s|actually|really|now|just|only|the|an?|old|years?)(?!\p{L})|用户的?|我们?的?|[是了的在今年现已经其实才]/giu

const skeletonOf = (clause: string): string =>
  clause
    .replace(VALUE, '#')
    .replace(IDLE, ' ')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .replace(/(\p{Script=Han})\1/gu, '$1')
    .replace(/(?<=\p{Script=Han}|#) | (?=\p{Script=Han}|#)/gu, '')
    .trim()
    .toLowerCase()
const valuesOf = (clause: string): string => (clause.match(VALUE) ?? []).join(' ').toLowerCase()

const clausesOf = (text: string): string[] => text.split(/[，；;。！!]|,(?!\d)|\.(?!\d)/u)

/** Longer ones tell more than one thing. */
const LONGEST = 120

/**
 * Whether words that set something right say of the same thing, in the same words, another number, hour or day than is
 * known: 我弟是五岁 and 用户的弟弟四岁.
 */
export function isRestated(content: string, said: string): boolean {
  const known = meantBy(content)
  if (Math.max(known.length, said.length) > LONGEST) return false
  const held = clausesOf(known).map((clause) => [skeletonOf(clause), valuesOf(clause)] as const)
  return clausesOf(said).some((clause) => {
    const [skeleton, values] = [skeletonOf(clause), valuesOf(clause)]
    const isOfSomething = skeleton.includes('#') && /\p{L}/u.test(skeleton)
    return isOfSomething && held.some(([was, had]) => was === skeleton && had !== values)
  })
}
