import type { Found } from './relations.ts'

const PROPER =
  "((?:the )?[A-Z][\\p{L}&'’.-]*(?: (?:of |de |the )?[A-Z0-9][\\p{L}\\d&'’.-]*){0,4}|[\\p{Script=Han}·]{2,12})"
const KIN =
  '(?:mother|mom|mum|father|dad|sister|brother|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|son|daughter|grandmother|grandma|grandfather|grandpa|aunt|uncle|cousin|friend|best friend|colleague|coworker|boss|roommate|flatmate|neighbou?r)'
const HOLDER = `(I|[Mm]y (?:\\w+ )?${KIN}(?:,? [A-Z][\\p{L}'’-]+)?|[A-Z][\\p{L}'’-]+(?: [A-Z][\\p{L}'’-]+)?)`
const ADVERB = '(?: (?:now|currently|also|still|just|really|recently|actually|always|both))*'
const THING =
  "((?:(?!(?:and|but|because|when|while|since|so|than|that|which|who|if|with|at|in|on|for|after|before|to|by|as|very|a lot|too|more|most|it|them|him|her|this|these|those)\\b)[\\p{L}\\d'’-]+)(?: (?!(?:and|but|because|when|while|since|so|than|that|which|who|if|with|at|in|on|for|after|before|by|as|very|too|these days|much|most)\\b)[\\p{L}\\d'’-]+){0,3})"

const pattern = (text: string): RegExp => new RegExp(text, 'gu')

/** What English sentences say of whom; the holder is the first group, the object the second. */
export const englishRelations: readonly {
  readonly pattern: RegExp
  readonly found: Omit<Found, 'holder' | 'object'>
}[] = [
  {
    pattern: pattern(
      `\\b${HOLDER}(?:'m| am| is|'ve| have| has)?${ADVERB} (?:lives?|living|resides?|moved|relocated|settled|based|(?:just )?moving)(?: back| over)? (?:in|to) ${PROPER}`,
    ),
    found: { predicate: 'LIVES_IN', type: 'place' },
  },
  {
    pattern: pattern(
      `\\b${HOLDER}(?:'m| am| is| was)?${ADVERB} (?:from|comes? from|born in|grew up in|originally from) ${PROPER}`,
    ),
    found: { predicate: 'COMES_FROM', type: 'place' },
  },
  {
    pattern: pattern(
      `\\b${HOLDER}(?:'m| am| is|'ve| have| has)?${ADVERB} (?:works?|working|employed|got a job|started working|joined)(?: as an? [\\p{L} ]{2,30}?)? ?(?:at|for|by|with)? ?${PROPER}`,
    ),
    found: { predicate: 'WORKS_AT', type: 'organisation' },
  },
  {
    pattern: pattern(
      `\\b${HOLDER}(?:'m| am| is)?${ADVERB} (?:study|studies|studying|goes? to school|a student|enrolled)(?: [\\p{L} ]{2,30}?)? at ${PROPER}`,
    ),
    found: { predicate: 'STUDIES_AT', type: 'organisation' },
  },
  {
    pattern: pattern(`\\b(?:[Mm]y name(?:'s| is)|I(?:'m| am) (?:called|named)|[Cc]all (?=me)me)() ${PROPER}`),
    found: { predicate: 'NAMED', type: 'thing' },
  },
  {
    pattern: pattern(
      `\\b${HOLDER}(?:'m| am| is| turned| just turned| will be)${ADVERB} (\\d{1,3})(?: years old| years of age)?(?=[.,!;]|$| and| today| now| years)`,
    ),
    found: { predicate: 'AGED', type: 'thing' },
  },
  {
    pattern: pattern(
      `\\b${HOLDER}(?: (?:really|also|still|always|absolutely|just|mostly|usually|generally))* (?:likes?|loves?|enjoys?|prefers?|adores?) (?:to |the |a |an |my |some |drinking |eating )?${THING}`,
    ),
    found: { predicate: 'LIKES', type: 'thing' },
  },
  {
    pattern: pattern(`\\b(?:[Mm]y )(?:all-time )?()favou?rite \\w+ is (?:the |a |an )?${THING}`),
    found: { predicate: 'LIKES', type: 'thing' },
  },
  {
    pattern: pattern(
      `\\b${HOLDER}(?: (?:really|also|still|always|absolutely|just))* (?:hates?|dislikes?|loathes?|detests?|can(?:not|'t) stand|do(?:es)?(?: not|n't) (?:like|eat|drink|enjoy)|avoids?) (?:the |a |an |any )?${THING}`,
    ),
    found: { predicate: 'DISLIKES', type: 'thing' },
  },
  {
    pattern: pattern(
      `\\b${HOLDER}(?:'m| am| is)${ADVERB}(?: \\w+ly)? allergic to (?:the |any |all )?${THING}`,
    ),
    found: { predicate: 'DISLIKES', type: 'thing' },
  },
  {
    pattern: pattern(
      `\\b(I)(?:'ve| have)(?: got)? an? (?:\\w+ )?(?:cat|dog|rabbit|parrot|hamster|horse|pet)(?: named| called|,) ([A-Z][\\p{L}-]+)`,
    ),
    found: { predicate: 'HAS', type: 'thing' },
  },
  {
    pattern: pattern(`\\b[Mm]y ()(?:cat|dog|rabbit|parrot|hamster|horse),? ([A-Z][\\p{L}-]+)`),
    found: { predicate: 'HAS', type: 'thing' },
  },
  {
    pattern: pattern(
      `\\b${HOLDER}(?:'ve| have| has)?${ADVERB} (?:signed up for|registered for|enrolled in|entered) (?:the |a |an )?((?:[\\p{L}\\d'-]+ ){0,4}(?:marathon|race|course|class|exam|tournament|competition|contest|workshop|conference|camp|triathlon))`,
    ),
    found: { predicate: 'PLANS', type: 'event' },
  },
]

export const englishKin: readonly (readonly [RegExp, string])[] = [
  [/mother|mom|mum|father|dad/iu, 'PARENT_OF'],
  [/\b(?:son|daughter)\b/iu, 'CHILD_OF'],
  [/sister|brother/iu, 'SIBLING_OF'],
  [/wife|husband|partner|girlfriend|boyfriend|fianc/iu, 'PARTNER_OF'],
  [/friend/iu, 'FRIEND_OF'],
  [/grand|aunt|uncle|cousin|colleague|coworker|boss|roommate|flatmate|neighb/iu, 'KNOWS'],
]

export const ENGLISH_KIN = new RegExp(`\\b[Mm]y ((?:\\w+ )?${KIN}),? ([A-Z][\\p{L}'’-]+)`, 'gu')
