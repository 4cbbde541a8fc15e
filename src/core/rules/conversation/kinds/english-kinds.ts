import { isBareStatement, isDated, isOfThem, isOfTheThing, isSoon } from '../grammar/loose.ts'
import { isNote, isPast, isSubjectless } from '../grammar/verbs.ts'
import { patternNamed } from '../named-patterns.ts'
import { isOnce } from './once.ts'
import { isRemark } from './passing.ts'
import { FIRST_PERSON } from './questions.ts'

const SOMEBODY = patternNamed('english_kind_somebody')
const NAMED = patternNamed('english_kind_named')
const RELATIVE_OF = patternNamed('english_kind_relative_of')
/** "The interview at Spotify went well": what one does not speak of unless it was one's own. */
const HAPPENING = patternNamed('english_kind_happening')
const THIRD = patternNamed('english_kind_third')

/** "Vera says it'll be October": news of a day. */
const DATED = patternNamed('loose_dated')

/** "The new lead starts on Monday, his name is Anders". */
const NAMES = /\b(?:his|her) name(?:'s| is|s) \p{L}{2}/iu

/** "Linux is better than windows": an opinion. */
const BETTER_THAN = patternNamed('english_kind_better_than')

const IS_ILL = patternNamed('english_kind_is_ill')

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
  if ((verb === 'says' && DATED.test(words)) || NAMES.test(words)) return 'profile'
  return verb && !BETTER_THAN.test(words) && (THIRD.test(verb) || isPast(verb)) && count >= 3
    ? 'profile'
    : 'other'
}
