import { isReported } from '../grammar/modality.ts'
import { patternNamed, patternsNamed } from '../named-patterns.ts'
import { CHINESE_KIN_WORD, CHINESE_PET, ENGLISH_KIN_WORD, ENGLISH_PET } from '../people/kin.ts'
import { CHINESE_NAME_PART } from '../relations/chinese-names.ts'
import { isOnce } from './once.ts'
import { type KeptKind, keptKindOf, saysConstraint } from './patterns.ts'

const OTHERS = new RegExp(
  `\\b(?:he|she|they|he's|she's|they're)\\b|\\b(?:my|our|his|her|their|` +
    `[\\p{L}]+'s) (?:\\w+ )?(?:${ENGLISH_KIN_WORD}|${ENGLISH_PET})\\b|` +
    `[他她它]|(?:我|咱)们?家?的?(?:${CHINESE_KIN_WORD}|${CHINESE_PET})|` +
    `^(?:${CHINESE_NAME_PART}|${CHINESE_KIN_WORD})`,
  'iu',
)
/** "Olya is pregnant", "Rex has been diagnosed with diabetes": what nobody else must think of at table. */
const ILL_BY_NAME = patternNamed('ill_by_name')
const OWN = new RegExp(`\\b(?:i|i'm|i've|me)\\b|我(?!们?家?的?(?:${CHINESE_KIN_WORD}|${CHINESE_PET}))`, 'iu')

/** What stands between two clauses; not in "has diabetes and can't eat sugar", which is of one. */
const CLAUSES = patternsNamed('between_clauses')

const OWN_ILL = patternNamed('own_ill')
const avoidedIn = (words: string): string[] => words.split(CLAUSES.it).filter(saysConstraint)

/** "She's fine, but I'm diabetic": what is to be avoided is of the speaker, whoever is spoken of beside. */
export const isOwnToAvoid = (words: string): boolean =>
  avoidedIn(words).some((clause) => OWN_ILL.test(clause))

/** Whether the clause that says what is to be avoided says it of somebody else than the speaker. */
function isOfAnother(words: string): boolean {
  const clauses = avoidedIn(words)
  return (
    clauses.length > 0 &&
    clauses.every((clause) => {
      const isOthers = OTHERS.test(clause.trim()) || ILL_BY_NAME.test(clause.trim())
      return isOthers && !OWN.test(clause)
    })
  )
}

/** 他手术做完了，医生让他休息: done by somebody else. */
const isDoneByOther = (words: string): boolean => /^[他她](?!们)/u.test(words) && !OWN.test(words)

/** "the dentist said I have to come back": told by another, and mine to do. */
const IS_MINE = new RegExp(
  String.raw`\bi(?:'ll| (?:have|had|need|needed|ought|must|should|will|am))\b|\bme to\b|让我|叫我|` +
    '说我(?:要|得|必须|需要)',
  'iu',
)

/** "Max doesn't have the allergy any more": nothing is to be avoided. */
const NO_LONGER = patternNamed('kinds_no_longer')
/** "Mina eats fish again, so no vegetarian any more": the same. */
const EATS_AGAIN = patternNamed('eats_meat')

/** "We're closed on Mondays from now on": how it is, and nothing that is asked for. */
const HENCE = /\bfrom now on\b,?/iu
const OF_LIFE = patternNamed('of_life')

/** "Remind me to pick up my asthma inhaler": to be done, and nobody is said to be ill. */
const ILL_ERRAND = patternNamed('ill_errand')

/** What somebody else must avoid, has to do or did is nothing that the speaker is, must or does. */
export function keptAs(found: KeptKind, words: string): KeptKind {
  if (found === 'constraint' && ILL_ERRAND.test(words)) return 'task_open'
  if (
    found === 'constraint' &&
    (isOfAnother(words) || [NO_LONGER, EATS_AGAIN].some((not) => not.test(words)))
  )
    return 'profile'
  if (found === 'task_done' && isDoneByOther(words)) return 'episode'
  if (found === 'rule' && HENCE.test(words) && OF_LIFE.test(words))
    return keptKindOf(words.replace(HENCE, ' ').trim()) ?? 'episode'
  if (found === 'task_open' && isReported(words) && !IS_MINE.test(words)) return 'episode'
  return found === 'profile' && isOnce(words) ? 'episode' : found
}
