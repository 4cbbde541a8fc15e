import { ENGLISH_KIN_WORD, ENGLISH_PET } from '../people/kin.ts'
import type { What } from './what.ts'

const NAME = "[A-Z][\\p{L}'’-]+(?: [A-Z][\\p{L}'’-]+)?"
const OWN = `(?:${ENGLISH_KIN_WORD}|${ENGLISH_PET})`
/**
 * Of whom a clause is: the speaker, a relative or animal of theirs, somebody by name, or a relative of one of
 * these.
 */
export const ENGLISH_HOLDER =
  `(?:I|[Mm]y (?:(?!${ENGLISH_KIN_WORD}\\b)[a-z-]+ )?${OWN}(?:'s ${OWN}|,? (?!I\\b|I')${NAME},?)?|` +
  `${NAME}'s ${OWN}|(?!I\\b)${NAME})`
export const ENGLISH_LEAD =
  '(?:(?:and|but|so|also|then|now|well|oh|yes|actually|yesterday|today|recently|lately|finally|' +
  'last (?:week|month|year|night|summer|winter|spring|fall)|this (?:week|month|year)|these days|' +
  'currently|by the way|apparently|in (?:\\d{4}|January|February|March|April|May|June|July|August|' +
  'September|October|November|December)),? )*'
export const ENGLISH_BETWEEN =
  "(?:'m|'s|'ve| am| is| are| have| has| was)?(?: (?:now|currently|also|still|just|really|recently|" +
  'actually|always|both|finally|originally|already|absolutely|mostly|usually|generally|so|totally|now|' +
  'only|currently|severely|deathly|highly|terribly))* '

const PROPER =
  "((?:the |St\\. |Mt\\. |Dr\\. |Mrs?\\. |Ms\\. )?[A-Z][\\p{L}&'’.-]*(?: (?:of the |of |de |the |& )?[A-Z0-9][\\p{L}\\d&'’.-]*){0,4}|" +
  '[\\p{Script=Han}·]{2,12})'
/** In a text without any capital a name has none either. */
const SMALL =
  '((?!(?:together|soon|again|alone|front|case|there|bed|love|hospital|march|may|a|an|the|my|our|this|' +
  'that|these|those|here|there|fear|peace|in|on|at|it|them|him|her|you|home|work|town|bed|with|by|as|' +
  'for|and|or|some|another|his|their|your|different|new (?!york|zealand|orleans|delhi|' +
  'jersey))\\b)[a-z]{3,}(?: (?:york|zealand|francisco|angeles|kong|city|diego|orleans|delhi|' +
  'jersey))?)(?=$|[.,!;?]| (?:now|with|and|but|last|this|since|for|lol|haha|rn|atm|in|as)\\b)'
/** @param ends words that a thing ends before, beside the usual ones */
const thing = (ends: string): string =>
  '((?:(?!(?:and|but|because|when|while|since|so|than|that|which|who|if|with|at|in|on|for|after|before|' +
  'to|by|as|very|a lot|too|any|anymore|more|most|it|them|him|her|this|these|those|how|what|you|your|' +
  `being|having)\\b)[\\p{L}\\d'’-]+)(?: (?!(?:${ends}and|but|because|when|while|since|so|than|that|which|who|` +
  'if|with|at|in|on|for|after|before|by|as|very|too|these days|much|more|most|better|best|over|' +
  'rather|lol|haha|now|again|lately|like|of any|of all|between|properly|badly|really|apparently|tbh|' +
  "though|either)\\b)[\\p{L}\\d'’-]+){0,3})"
const THING = thing('')
/** "People who shout": some of them. */
const WHOLE = "(?![\\p{L}\\d'’-]| (?:who|that|which|whose)\\b)"

const what = (text: string, predicate: string, type: What['type']): What => ({
  pattern: new RegExp(`^(?:${text})`, 'u'),
  predicate,
  type,
})
const small = (text: string, predicate: string, type: What['type']): What => ({
  ...what(text.replace('PLACE', SMALL), predicate, type),
  uncapitalised: true,
})

/**
 * What stands behind the person of a clause, each from the verb on; the object is the first group that is
 * there.
 */
export const englishRelations: readonly What[] = [
  what(
    `(?:lives?|living|resides?|moved|moving|relocated|settled|based|based out)(?: back| over|` +
      ` out)? (?:in|to|of|from [\\p{L} ]{2,20} to) ${PROPER}(?![\\p{L}\\d'’-]| (?:office|team|branch|site|plant|ward|department|store|shop)\\b)`,
    'LIVES_IN',
    'place',
  ),
  small('(?:live|lives|living|moved|moving|relocated)(?: back)? (?:in|to) PLACE', 'LIVES_IN', 'place'),
  what(`(?:from|comes? from|born in|grew up in) ${PROPER}`, 'COMES_FROM', 'place'),
  small('(?:from|come from|born in|grew up in) PLACE', 'COMES_FROM', 'place'),
  what(
    `(?:works?|working|employed|got (?:a|the|my) (?:new )?job|started working|started(?: a new job)?|` +
      `joined|interning)(?: as an? [\\p{L} ]{2,30}?)? ?(?:at|for|by|with)? ?${PROPER}`,
    'WORKS_AT',
    'organisation',
  ),
  small('(?:works?|working|got a (?:new )?job|started) (?:at|for) PLACE', 'WORKS_AT', 'organisation'),
  what(
    `(?:study|studies|studying|goes? to (?:school|college|university)|a student|` +
      `enrolled)(?: [\\p{L} ]{2,30}?)? at ${PROPER}`,
    'STUDIES_AT',
    'organisation',
  ),
  what(`(?:name(?:'s| is)|called|named) ${PROPER}`, 'NAMED', 'thing'),
  what(
    `(?:turned |will be |turning )?(\\d{1,3})(?: years old| years of age)?(?=[.,!;]|$| and| today| now|` +
      ` years| lol)`,
    'AGED',
    'thing',
  ),
  /** What is preferred ends where what it is preferred to begins. */
  what(`prefers? (?:the |a |an |my |some |drinking |eating )?${thing('to|')}`, 'LIKES', 'thing'),
  what(
    `(?:likes?|loves?|enjoys?|prefers?(?= to )|adores?|a (?:big |huge )?fan of|into) (?:to |the |a |an |my |` +
      `some |drinking |eating )?${THING}${WHOLE}`,
    'LIKES',
    'thing',
  ),
  what(
    `(?:hates?|dislikes?|loathes?|detests?|can(?:not|'t) stand|do(?:es)?(?: not|` +
      `n't)(?: really)? (?:like|enjoy)|not a fan of) (?:the |a |an |any )?${THING}${WHOLE}`,
    'DISLIKES',
    'thing',
  ),
  what(`(?:\\w+ly )?allergic to (?:the |any |all )?${THING}`, 'ALLERGIC_TO', 'thing'),
  what(
    `(?:diagnosed with |suffers? from |(?:have |has |got |having )?)(type [12] diabetes|diabetes|` +
      `asthma|celiac(?: disease)?|arthritis|migraines|epilepsy|anemia|hypertension|lactose intolerance|` +
      `insomnia|adhd|ADHD|(?:[a-z]+ )??(?!(?:sym|em|anti|tele|homeo|osteo|naturo|a)pathy|nostalgia|academia|(?:dia|pro)gnosis|hypnosis|osmosis)[a-z]+(?:itis|osis|emia|algia|pathy|syndrome|disorder))\\b`,
    'HAS_CONDITION',
    'thing',
  ),
  what(
    `(?:visited|been to|went to|travell?ed to|flew to|got back from|back from) ${PROPER}`,
    'VISITED',
    'place',
  ),
  what(
    `used to (?:be |work |live |play |have )?(?:as |in |at |` +
      `for )?(?:an? )?([\\p{L}\\d' -]{3,40}?)(?=[.,!;]|$| when| before| but)`,
    'USED_TO',
    'thing',
  ),
  what(`(?:got )?an? (?:\\w+ )?${ENGLISH_PET}(?: named| called|,) ([A-Z][\\p{L}-]+)`, 'HAS', 'thing'),
  what(
    `(?:signed up for|registered for|enrolled in|entered|training for) (?:the |a |an |` +
      `my first )?((?:[\\p{L}\\d'-]+ ){0,4}(?:marathon|race|course|class|exam|tournament|competition|` +
      `contest|workshop|conference|camp|triathlon|[58-9]k|10k))`,
    'PLANS',
    'event',
  ),
]

/** Sentences whose person is in "my". */
export const englishOwn: readonly What[] = [
  what(`[Mm]y name(?:'s| is) ${PROPER}`, 'NAMED', 'thing'),
  what(`I(?:'m| am) (?:called|named) ${PROPER}`, 'NAMED', 'thing'),
  what(`[Mm]y (?:all-time )?favou?rite \\w+ is (?:the |a |an )?${THING}`, 'LIKES', 'thing'),
  what(`[Mm]y hometown is ${PROPER}`, 'COMES_FROM', 'place'),
  what(`[Mm]y ${ENGLISH_PET}(?:'s name is|,| is (?:called|named))? ([A-Z][\\p{L}-]+)`, 'HAS', 'thing'),
]

export const ENGLISH_KIN = new RegExp(
  `\\b[Mm]y ((?:(?!${ENGLISH_KIN_WORD}\\b)[a-z-]+ )?${ENGLISH_KIN_WORD})(?:,| is (?:called|named)|` +
    `'s name is)? ((?!I\\b|I')[A-Z](?:[\\p{L}-]|['’](?!s\\b))+(?: (?!I\\b|I')[A-Z](?:[\\p{L}-]|['’](?!s\\b))+)?)`,
  'gu',
)

/** "Ines is my flatmate", "Tom's my oldest friend". */
export const ENGLISH_IS_KIN = new RegExp(
  `^${ENGLISH_LEAD}((?!(?:I|Actually|Honestly|Also|Then|So|And|But|Well|Oh|Yes|No)\\b)${NAME}?)(?:'s|` +
    ' is| was) (?:also |still |actually |really )?my ' +
    `((?:(?!${ENGLISH_KIN_WORD}\\b)[a-z-]+ ){0,2}${ENGLISH_KIN_WORD})\\b(?!'s)`,
  'u',
)
