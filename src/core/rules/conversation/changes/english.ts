import { remembered } from '../../../text/remembered.ts'
import { conceptsIn } from '../../reflecting/concepts.ts'
import { patternNamed } from '../named-patterns.ts'
import { latinWords, subjectWords, withoutCompounds } from './matching/subject-words.ts'
import { tellsOfChange } from './slots/slots.ts'
import { isHabitual } from './topics/over-by-name.ts'
import { tellsOfEnd } from './topics/topics.ts'

/** A deed that ends what it is done to. */
const ENDING = patternNamed('ending_english')
/** What is over without a deed: "no more sugar for me", "I'm off coffee", "haven't smoked in weeks". */
const WITHOUT = ['no_more_english', 'been_off_english', 'taken_off_english', 'not_since_english'].map(
  patternNamed,
)
const NO_LONGER = patternNamed('english_no_longer')

/** Whether an English sentence has words for an end, of whatever. */
export const saysItIsOverInEnglish = (sentence: string): boolean =>
  [ENDING, NO_LONGER, SWITCHED, CHANGED, LAPSED, GIVEN, ...WITHOUT].some((pattern) => pattern.test(sentence))

/** What may stand before such a deed when its doer is left out. */
const LEAD = patternNamed('lead_english')
const DOER = /\b(?:i|i['’]?ve|i['’]m|we|we['’]ve|we['’]re|got an? .* to)\b/iu
/** "almost quit", "never gave up", "if I sold it". */
const UNSURE = patternNamed('unsure_english')
const ELSEWHERE = new RegExp(
  String.raw`[,;.]|\b(?:at|in|on|near|under|behind|outside|inside|during|before|after|when|while|` +
    'because|since|' +
    String.raw`cause|cuz|with|for|until|till|as|so that|thanks)\b`,
  'iu',
)
/** To whom it went, and what else is said of it. */
const BESIDES = new RegExp(
  String.raw`\b(?:of (?:my|our|the|his|her)|to (?:an?|the|my|our|some|[A-Z]\p{L}+)|called|named|that|` +
    String.raw`who|which|so)\b`,
  'u',
)
/** What was to be done is over when it is done; nothing else is. */
const DEED_DONE = /^(?:returned|finished|completed|submitted)$/iu
const TO_BE_DONE = patternNamed('to_be_done_english')
/** "stopped by", "left for", "returned to": nothing is over. */
const GOES_ON = /^ (?:at|by|for|to|from|home|in|off)\b/iu
const OF_A_PLACE = patternNamed('english_of_a_place')
/** What one leaves for a day, unless it is what one belongs to. */
const FOR_A_DAY = /^(?:left|leaving|lost)$/iu
const BELONGS = patternNamed('belongs_english')
/** "I let my membership lapse", "we gave the dog to my aunt". */
const LAPSED = /\blet (?:my|the|our) (.+?) (?:lapse|expire|run out)\b/iu
const GIVEN = /\bgave (?:my|our) (?:old )?(.+?) to (?:my|our|the|an?|some) /iu
/** "left Bristol at six": one comes back. */
const AT_AN_HOUR = patternNamed('at_an_hour_english')
/** "Left my Kindle on the train": mislaid. */
const LEFT_LYING = patternNamed('left_lying_english')
/** "Chucked what was left of the pills". */
const LEFT_OVER = /\b(?:what|whatever) (?:was|is|were)\s*$|\bwhat['’]s\s*$/iu
/** One more of many: what is trained for goes on. */
const ONE_MORE = /\b(?:first|second|third|fourth|fifth|another|\d+(?:st|nd|rd|th)?)\b/iu
const LEARNT = /\b(?:learn|stud|course|class|lesson|tak(?:es|ing))/iu
/** "I switched to a new gym": another of what one has. */
const SWITCHED = patternNamed('english_switched')
const CHANGED = patternNamed('english_changed')
/** By habit of which nobody has two. */
const HABITUAL = patternNamed('english_habitual')
interface Over {
  /** What it is done to. */
  readonly said: string
  readonly deed: string
}

const clausesOf = (sentence: string): string[] =>
  sentence
    .split(/[,;]\s*|\s+(?:and|but|so) (?=(?:i|we|now|finally|just|my)\b)/iu)
    .filter((part) => part.trim() !== '')

/** What each clause says is over; nothing of what somebody else did. */
const oversIn = remembered((sentence): readonly Over[] =>
  clausesOf(sentence).flatMap((clause) => {
    const without = WITHOUT.map((pattern) => pattern.exec(clause)).find((found) => found !== null)
    if (without) return [{ said: cut(clause.slice(without.index + without[0].length)), deed: 'quit' }]
    const lapsed = LAPSED.exec(clause)?.[1] ?? GIVEN.exec(clause)?.[1]
    if (lapsed !== undefined) return [{ said: lapsed, deed: 'let' }]
    const from = /\b(?:instead of|(?:switched|changed) from) (.+?)(?= (?:to|i|we)\b.*|$)/iu.exec(clause)?.[1]
    if (from !== undefined) return [{ said: cut(from), deed: '' }]
    if (/\bused to\b/iu.test(clause) && !/\b(?:any ?more|now|no longer)\b/iu.test(sentence)) return []
    if (NO_LONGER.test(clause))
      return [{ said: clause.replace(/\b(?:since|because|cause|cuz|after|now that)\b.*$/iu, ''), deed: '' }]
    return endedBy(clause)
  }),
)

function endedBy(clause: string): Over[] {
  const found = ENDING.exec(clause)
  if (!found) return []
  const [deed] = found
  const before = clause.slice(0, found.index)
  const isPassive = /\b(?:is|are|was|were|been|got)\b/iu.test(before)
  if (UNSURE.test(before) || !(LEAD.test(before) || DOER.test(before) || isPassive)) return []
  const rest = clause.slice(found.index + deed.length)
  if (/^\s*(?:$|(?:and|but|so|then) )/u.test(rest)) return isPassive ? [{ said: cut(before), deed }] : []
  if (/^(?:stopped|left|returned|dropped)$/iu.test(deed) && GOES_ON.test(rest)) return []
  if (FOR_A_DAY.test(deed) && AT_AN_HOUR.test(rest)) return []
  if (/^left$/iu.test(deed) && (LEFT_LYING.test(rest) || LEFT_OVER.test(before))) return []
  const ends = /^stopped$/iu.test(deed) ? [ELSEWHERE] : [ELSEWHERE, BESIDES]
  const object = firstOf(rest, ends)
  if (OF_A_PLACE.test(object) || /^(?:working|studying)/iu.test(object.trim())) return [{ said: rest, deed }]
  return [{ said: isPassive ? `${cut(before)} ${object}` : object, deed }]
}

const cut = (text: string): string => firstOf(text, [ELSEWHERE, BESIDES])

/** What stands before the first of these, unless that is nothing. */
function firstOf(text: string, ends: readonly RegExp[]): string {
  const places = ends.map((end) => text.search(end)).filter((place) => place !== -1)
  return places.length === 0 ? text : text.slice(0, Math.min(...places))
}

/** "Tuesday's run was cancelled": the next one is not. */
const ONE_TIME = patternNamed('one_time_english')

/** Whether an English sentence says that what is known is over, by what it names. */
export function isEndedInEnglish(sentence: string, before: string): boolean {
  if (ONE_TIME.test(sentence)) return false
  const known = subjectWords(withoutCompounds(before))
  const to = SWITCHED.exec(sentence)?.[1]
  const other = to === undefined ? CHANGED.exec(sentence)?.[1] : latinWords(cut(to)).at(-1)
  if (other !== undefined && known.has(latinWords(other)[0] ?? '') && !isSame(known, to ?? '')) return true
  return oversIn(sentence).some((over) => isOf(over, before, known))
}

/** The same is said of what it changed to. */
const isSame = (known: ReadonlySet<string>, to: string): boolean => {
  const words = latinWords(cut(to))
  return words.length > 1 && words.every((word) => known.has(word))
}

const NAME = /(?<=[\p{L}\p{N},'’] )\p{Lu}[\p{L}\p{N}'’-]+|^\s*\p{Lu}[\p{L}\p{N}'’-]+/gu
const NO_NAME = patternNamed('no_name_english')
const NO_THING = patternNamed('no_thing_english')

function isOf({ said, deed }: Over, before: string, known: ReadonlySet<string>): boolean {
  if (DEED_DONE.test(deed) && (!TO_BE_DONE.test(before) || ONE_MORE.test(said))) return false
  if (/^dropped$/iu.test(deed) && !LEARNT.test(before)) return false
  const words = latinWords(said).filter((word) => !NO_THING.test(word))
  const names = (said.match(NAME) ?? []).filter((name) => !NO_NAME.test(name)).flatMap(latinWords)
  const common = [...new Set(words)].filter((word) => known.has(word))
  if (names.length > 0 && deed !== '') return names.some((name) => known.has(name))
  const head = words.at(-1)
  const isHead = head !== undefined && known.has(head) && (!FOR_A_DAY.test(deed) || BELONGS.test(head))
  if (isHead || (common.length >= 2 && 2 * common.length >= words.length)) return true
  if (common.length === 1 && names.includes(common[0]!)) return true
  return HABITUAL.test(deed) && isOfOneConcept(said, before)
}

/** "cigarettes" and "smokes roll ups". */
const isOfOneConcept = (said: string, before: string): boolean => {
  const known = conceptsIn(withoutCompounds(before))
  return conceptsIn(said).some((concept) => known.includes(concept) && isHabitual(concept))
}

/** "I've dropped Spanish": three words that end something. */
export const isOwnEnd = (words: string): boolean =>
  tellsOfChange(words) ||
  /^not \w+ .{0,60}\b(?:any ?more|any longer)\b/iu.test(words) ||
  tellsOfEnd(words) ||
  (/^(?:i|we)\b/iu.test(words) && oversIn(words).some(({ said }) => latinWords(said).length > 0))
