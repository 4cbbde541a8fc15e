import { isBareStatement, isDated, isOfThem, isOfTheThing, isSoon } from '../grammar/loose.ts'
import { isNote, isPast, isSubjectless } from '../grammar/verbs.ts'
import { ENGLISH_KIN_WORD, ENGLISH_PET } from '../people/kin.ts'
import { isOnce } from './once.ts'
import { isRemark } from './passing.ts'
import { FIRST_PERSON } from './questions.ts'

const SOMEBODY = new RegExp(
  `^(?:(?:yesterday|today|last \\w+|this \\w+|also|and|so|but|then|now|apparently|oh),? )*(?:(?:my|our|` +
    `the) (?:\\w+ )?(?:${ENGLISH_KIN_WORD}|${ENGLISH_PET}|family)|mom|mum|dad|grandma|grandpa)(?:'s)?\\b`,
  'iu',
)
const NAMED = new RegExp(
  '^(?!(?:It|This|That|There|Here|The|What|He|She|They|We|You|Your|A|An|These|Those|' +
    'Thanks|So|And|But|Well|Yes|No|If|When|Life|Time|People|Some|Good|Great|Nice|Love|Hope|' +
    'Sometimes|Everyone|Everything|Nothing|Music|Setbacks|Hard|Family|Dance|Mental|Just|' +
    'Really|Not|Such|Being|Making|' +
    String.raw`Having)\b)[A-Z][\p{L}'’-]+(?: (?:and )?[A-Z][\p{L}'’-]+)* (?:just |finally |also |` +
    String.raw`still |now |never |always |already )?([\p{L}']+)`,
  'u',
)
const RELATIVE_OF = new RegExp(
  `^(?!(?:It|That|What|Here|There|Let|Who|He|She|Today|Tomorrow|How|Where|When|` +
    `This)'s)[A-Z][\\p{L}-]+'s (?:(?:${ENGLISH_KIN_WORD}|${ENGLISH_PET})\\b|[\\p{L}-]+ (?:is|was|has|got|` +
    `broke|died|starts|arrives)\\b)`,
  'u',
)
/** "The interview at Spotify went well": what one does not speak of unless it was one's own. */
const HAPPENING = new RegExp(
  String.raw`^the (?:\w+ )?(?:interview|exam|test|meeting|surgery|operation|wedding|trip|flight|` +
    'party|concert|game|match|appointment|presentation|move|date|funeral|scan|results?|' +
    String.raw`offer|deal|birth|recital|race|marathon)\b.*\b(?:went|was|were|got|came|is|are)\b`,
  'iu',
)
const THIRD = new RegExp(
  "^(?:does|doesn't|isn't|hasn't|speaks|prefers|knows|eats|drinks|drives|turns|lives?|" +
    'works?|studies|is|was|' +
    "has|gone|become|taken|fallen|broken|likes?|loves?|comes|owns|plays?|hates?|wants|teaches|got|will|'s|are|were|have)$",
  'u',
)

/** "Linux is better than windows": an opinion. */
const BETTER_THAN = /\b(?:is|are|was|were) (?:\w+ )?(?:\w+er|worse|more|less|as) (?:\w+ )?(?:than|as)\b/iu

const IS_ILL =
  /^i have (?:asthma|diabetes|epilepsy|migraines|insomnia|autism|eczema|cancer|depression|anxiety|adhd|ocd|ptsd|ibs|[a-z]+(?:itis|osis|emia|algia|lexia|phobia)$)/iu

/** What an English sentence is that no pattern of a kind has found: something of a person, something that happened, or neither. */
export function ofEnglish(words: string): 'profile' | 'episode' | 'other' {
  const count = words.split(/\s+/u, 6).length
  if (isDated(words)) return 'episode'
  if (isRemark(words)) return 'other'
  if (/^(?:you|your|you're|it's|that's|there's|this is)\b/iu.test(words) && !/\b(?:my|our)\b/iu.test(words)) {
    return FIRST_PERSON.test(words) && count > 5 && !/^you/iu.test(words) ? 'episode' : 'other'
  }
  if (isSubjectless(words) || isNote(words) || isSoon(words)) return 'episode'
  if (isOfThem(words)) return 'profile'
  if (FIRST_PERSON.test(words)) return count >= 4 || IS_ILL.test(words) ? 'episode' : 'other'
  if ((SOMEBODY.test(words) || RELATIVE_OF.test(words)) && count >= 3)
    return isOnce(words) ? 'episode' : 'profile'
  if (HAPPENING.test(words) || isBareStatement(words) || isOfTheThing(words)) return 'episode'
  const verb = NAMED.exec(words)?.[1]
  return verb && !BETTER_THAN.test(words) && (THIRD.test(verb) || isPast(verb)) && count >= 3
    ? 'profile'
    : 'other'
}
