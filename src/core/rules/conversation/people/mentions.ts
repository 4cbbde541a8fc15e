import { isDate, isPronoun } from '../../../text/reading/names.ts'
import { CHINESE_NAME_PART, DOUBLED_NAME, isEverydayWord } from '../relations/chinese-names.ts'
import { isKnownPlace, KNOWN_CHINESE_PLACE } from '../relations/places.ts'
import type { NamedEntity } from '../relations.ts'
import { isChinese } from '../sentences.ts'
import { isPast } from '../verbs.ts'
import { CHINESE_KIN_WORD, ENGLISH_KIN_WORD, ENGLISH_PET } from './kin.ts'
import { smallNamesIn } from './small-names.ts'
import { thingsInChinese, thingsInEnglish } from './things.ts'

/**
 * People, places, organisations and works that a sentence names, by the words around them: only where these
 * leave little doubt.
 */
export const mentionsIn = (sentence: string): NamedEntity[] =>
  (isChinese(sentence) ? inChinese(sentence) : inEnglish(sentence)).filter(
    ({ name }) => !isPronoun(name) && !isDate(name) && name.length > 1,
  )

const CAPITALISED = "[A-Z][\\p{L}\\d&'’-]*"
const NAME = new RegExp(
  `(?<![\\p{L}\\d'’"“])((?:(?:St|Mt|Dr|Mr|Mrs|Ms)\\. )?${CAPITALISED}(?: (?:of |the |de |` +
    `and (?=[A-Z][a-z]+ (?:Co|Inc|Sons)))?${CAPITALISED}){0,3})`,
  'gu',
)
const NO_ENTITY = new RegExp(
  `^(?:${[
    "I|I'm|I've|I'll|I'd|OK|Okay|Yes|No|Yeah|Hi|Hey|Hello|Thanks|Thank|Sorry|Please|Wow|Oh|Well|So|And|" +
      'But|Or|The|A|An|My|Our|Your|His|Her|Their|Its|It|He|She|They|We|You|This|That|These|Those|There|' +
      'Here',
    'What|When|Where|Who|Why|How|Which|If|Because|Since|While|After|Before|Then|Now|Just|Also|Still|' +
      'Even|Only|Not|Never|Always|In|On|At|For|From|With|To|By|As|Of|Is|Are|Was|Were|Do|Did|Does|Have|' +
      'Had|Has|Been|Got|Finally|Actually|Honestly|Last|Next|Today|Tomorrow|Yesterday|Tonight',
    'Mom|Mum|Dad|Grandma|Grandpa|Mother|Father|Mr|Mrs|Ms|Dr|God|Jesus|English|Chinese|French|German|' +
      'Spanish|Italian|Japanese|Korean|Russian|Portuguese|Dutch|Swedish|Danish|Norwegian|Finnish|Polish|' +
      'Czech|Greek|Turkish|Arabic|Hebrew|Hindi|Urdu|Thai|Vietnamese|Mandarin|Cantonese|Latin|Irish|Welsh|' +
      'Scottish|Mexican|Indian|American|British|European|Asian|African|Christmas|Easter|Thanksgiving|' +
      'Halloween|TV|PC|AI|USA|UK|EU|CEO|HR|PhD|BTW|LOL|OMG|AM|PM|FYI|ASAP',
    'API|UI|UX|PR|CI|CD|DB|KPI|OKR|MVP|QA|PM|VPN|PDF|URL|ETA|FAQ|ID|IT|Q[1-4]|CV|GP|NHS|DIY|BBQ|Client|' +
      'Clients|Customer|Boss|Manager|Vendor|Team|Management|Sales|Marketing|Legal|Finance|Kids|Guests|' +
      'Traffic|Dinner|Lunch|Food|Doctor|Landlord|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|(?:Mon|Tues|Wednes|' +
      'Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|' +
      'November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Spring|Summer|Autumn|Fall|Winter',
  ].join('|')})$`,
  'u',
)
const PERSON_BEFORE = new RegExp(
  String.raw`\b(?:with|and|met|meet|told|tell|asked|call|texted|saw|see|visit(?:ed)?|married|` +
    'dating|invited|helped|friend|friends?|sister|brother|cousin|son|daughter|wife|husband|' +
    'boyfriend|girlfriend|partner|aunt|uncle|boss|colleague|coworker|roommate|neighbou?r|' +
    'miss|miss(?:ed)?|remind|send|sent|give|gave|pay|owe|thank|hug(?:ged)?|for|to|girl|' +
    'boy),? $',
  'iu',
)
const PET_BEFORE =
  /\b(?:dog|puppy|cat|kitten|rabbit|parrot|hamster|horse|pet)(?:'s name is|,| named| called| is called)? $/iu
const CALLED_BEFORE = /(?:^|[ ,])([\p{L}']+)(?:'s| is| was|,)? (?:called|named) $/u

/** What a thing is of which only its kind is said: "a band called X". */
function calledType(noun = ''): NamedEntity['type'] {
  if (/^(?:company|startup|agency|firm|band|team|club|school|studio|charity|shop|store)$/iu.test(noun))
    return 'organisation'
  if (/^(?:town|village|city|island|lake|street|beach|park)$/iu.test(noun)) return 'place'
  const isPerson =
    /^(?:girl|boy|guy|man|woman|student|baby|kid|he|she|he's|she's|who|somebody|someone|person)$/iu
  return isPerson.test(noun) || new RegExp(`^${ENGLISH_KIN_WORD}$`, 'iu').test(noun) ? 'person' : 'thing'
}

const PLACE_BEFORE = new RegExp(
  String.raw`\b(?:in|near|around|across|visit(?:ed|ing)?|explor(?:ed|ing)|live in|move[ds]? to|` +
    'moving to|moved from|trip to|flew to|fly(?:ing)? to|go(?:ing)? to|went to|been to|' +
    'travel(?:led|ed|ling|ing)? to|back (?:to|from)|drove to|from|leaving|left for) $',
  'iu',
)
const ORGANISATION_BEFORE = new RegExp(
  String.raw`\b(?:at|work(?:s|ed|ing)? (?:at|for|with)|joined|join|job at|interview(?:ed)? (?:at|` +
    'with)|offer from|quit|left|intern(?:ing|ship)? at|stud(?:y|ies|ied|ying) at|' +
    'graduated from|client|company) $',
  'iu',
)
const ORGANISATION_WORD = new RegExp(
  String.raw`\b(?:University|College|School|Hospital|Bank|Inc|Corp|Labs?|Institute|Company|Clinic|` +
    String.raw`Studio|Academy|Museum|Library|Foundation|Airlines?)\b`,
  'u',
)
const PLACE_WORD = new RegExp(
  String.raw`\b(?:Park|Beach|Lake|Mount|Mountains?|River|Street|Avenue|Island|Bay|Canyon|Falls|` +
    String.raw`Valley|City|Square|Castle|Airport|Station)\b`,
  'u',
)
const SPEAKS = new RegExp(
  '^ (?:said|says|told|asked|is|was|has|got|loves?|likes?|lives?|works?|called|came|went|' +
    String.raw`and I|invited|helped|gave|turns|turned|will|wants?|moved|just|doesn't|hasn't|never|'s)\b`,
  'u',
)

function inEnglish(text: string): NamedEntity[] {
  const straight = text.replaceAll('’', "'")
  const works = Array.from(straight.matchAll(/["“]([A-Z][^"”]{1,58})["”]/gu), ([, title]) => title!)
    .filter((title) => !/[.!?]$|\b(?:I|my|you)\b/u.test(title))
    .map((name): NamedEntity => ({ name: name.replace(/[,]$/u, ''), type: 'thing' }))
  const outside = straight.replace(/["“][^"”]{0,200}["”]/gu, ' ')
  const named = Array.from(outside.matchAll(NAME)).flatMap(({ 0: whole, index }): NamedEntity[] => {
    const name = trimmed(whole)
    if (name === '') return []
    const start = index + whole.indexOf(name)
    const type = typeOf(
      name,
      outside.slice(Math.max(0, start - 40), start),
      outside.slice(start + name.length),
    )
    return type ? [{ name, type }] : []
  })
  const small = smallNamesIn(outside).map(({ name, kin }): NamedEntity => {
    return { name, type: kin !== null && new RegExp(`^${ENGLISH_PET}$`, 'u').test(kin) ? 'thing' : 'person' }
  })
  return [...works, ...named, ...small, ...smallPlacesIn(outside), ...thingsInEnglish(outside)]
}

/** "been living in leeds": places that are known by their name alone. */
const smallPlacesIn = (text: string): NamedEntity[] =>
  Array.from(text.matchAll(/\b(?:in|from|to|near|visited|around) ([a-z]{4,12}(?: [a-z]{4,9})?)/gu)).flatMap(
    ([, name = '']) => {
      const place = [name, name.split(' ')[0]!].find(isKnownPlace)
      return place ? [{ name: place, type: 'place' }] : []
    },
  )

/** Without the words of the sentence at its ends, and without a genitive. */
function trimmed(name: string): string {
  const words = name.replace(/'s$/u, '').split(' ')
  while (words.length > 0 && NO_ENTITY.test(words[0]!)) words.shift()
  while (words.length > 0 && (NO_ENTITY.test(words.at(-1)!) || /^(?:of|the|de|and)$/u.test(words.at(-1)!)))
    words.pop()
  return words.join(' ').replace(/'s$/u, '')
}

function typeOf(name: string, before: string, after: string): NamedEntity['type'] | null {
  if (isKnownPlace(name)) return 'place'
  if (ORGANISATION_WORD.test(name)) return 'organisation'
  if (PLACE_WORD.test(name)) return 'place'
  if (PET_BEFORE.test(before)) return 'thing'
  const called = CALLED_BEFORE.exec(before)
  if (called) return calledType(called[1])
  const opens = before.trim() === '' || /[.!?]\s*$/u.test(before)
  if (ORGANISATION_BEFORE.test(before)) return 'organisation'
  if (PLACE_BEFORE.test(before)) return 'place'
  if (PERSON_BEFORE.test(before) && /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/u.test(name)) return 'person'
  if (SPEAKS.test(after) && /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/u.test(name)) return 'person'
  if (IN_CAPITALS.test(name) || /^ \d/u.test(after)) return null
  const verb = DOES.exec(after)?.[1]
  if (opens && verb && isPast(verb) && ONE_NAME.test(name)) return 'person'
  return opens ? null : 'thing'
}

const ONE_NAME = /^[A-Z][a-z]+$/u
/** "MOT", "A&E": what it stands for, nobody knows. */
const IN_CAPITALS = /^[A-Z&\d]{1,4}$/u
/** "Priyanka from work gave me". */
const DOES =
  /^(?: (?:from|at|in) (?:[a-z]+ ){1,3}?| )(?=\w+ (?:a|an|the|my|me|us|her|his|for|to|up|off|in)\b)(\w+)/u

const WORK = /《([^》]{1,40})》/gu
const ORGANISATION = new RegExp(
  '(?:^|[在去到从被给是和跟进了入考上于还，,。：「的])((?![一过次])' +
    String.raw`(?:(?![我你他她咱这那在去到从了的和跟与要还把给被是进次家])[\p{Script=Han}A-Za-z]){2,8}?` +
    '(?:大学|医院|银行|集团|公司|学院|中学|小学|幼儿园|研究所|出版社|博物馆|图书馆|事务所|律所|' +
    '(?<![结格饭牌布骗棋])局|派出所|法院|工厂))',
  'gu',
)
/** Waters, mountains and squares by the word that their names end in. */
const SITE = new RegExp(
  '(?:靠近|离|在|去|到|从|逛|游|爬了?)(?![我你他她这那一个小大去公])' +
    String.raw`((?![的了着我你他她这那])[\p{Script=Han}]{1,4}?(?:湖|` +
    '公园|广场|机场|古镇|大桥|(?<!车|铁|油|网|公交|服务)站|海滩))(?!边|边上)',
  'gu',
)
const PETS = new RegExp(
  '(?:猫|狗|兔子|鹦鹉|仓鼠|乌龟)[，, ]?(?:分别)?(?:叫做?|名叫|名字是)' +
    String.raw`([\p{Script=Han}A-Za-z]{1,6}?)(?:[和、跟]([\p{Script=Han}A-Za-z]{1,6}?))?` +
    '(?=[，,。！!；;、]|$)',
  'gu',
)
const NO_ORGANISATION =
  /^(?:公司|大学|医院|银行|我们公司|一家.*|这家.*|那家.*|新公司|小公司|大公司|附近.*|上市公司|互联网公司)$/u
const TIMED = /^(?:[上下这]?个?(?:周|星期|礼拜|月)|[今昨明前后去][天年晚]|早上|晚上|周末)/u
const LATIN = /(?<![A-Za-z])([A-Z][A-Za-z]{2,20})(?![A-Za-z])/gu
const PEOPLE = [
  new RegExp(
    '(?:和|跟|与|陪|约|找|给|帮|(?<!不)叫|见了?|遇到了?|告诉|问|请|认识了?|还有|、|，|' +
      `^)(${CHINESE_NAME_PART})(?=一起|说|去|来|吃|聊|见|看|是|也|都|在|打|发|寄|送|帮|教|还有|、|和|` +
      '跟|的|过|生日|结婚|，|。|,|$|今|明|昨|下|上|这|刚|就|开会|商量|谈|住|喜欢|搬|要|想|没[有养结]|不[是住吃喝])',
    'gu',
  ),
  new RegExp(
    `(?:${CHINESE_KIN_WORD})(?:叫|是|，)?(${CHINESE_NAME_PART})(?=一起|说|去|来|吃|聊|见|看|是|也|都|` +
      '在|打|帮|给|送|教|开|修|、|和|跟|的|，|。|,|$|今|明|昨|住|喜欢|搬|要|想|生|结|考|' +
      '人(?:很|挺|真|特)|特别|总|老|又|还|骂|笑|哭|请|让)',
    'gu',
  ),
  /(?<=^|[的和跟给找是问请，、])(\p{Script=Han}(?:老师|医生|教授|阿姨|师傅|教练|律师|护士))/gu,
]
const DOUBLED = new RegExp(
  '(?<=^|[，,。！和跟与给陪带叫送接夸教抱找帮说让把被]|今天|昨天|昨晚|老大|老二|' +
    `${CHINESE_KIN_WORD})${DOUBLED_NAME}(?!\\p{Script=Latin})`,
  'gu',
)

const CALLED = /管(?:它|他|她)们?叫(?:做)?([\p{Script=Han}A-Za-z]{1,6}?)(?=[，,。！!；;]|$)/gu

/** "家里养了两只猫，叫像素和骨牌": one or two of them. */
const petsIn = (text: string): NamedEntity[] =>
  Array.from(text.matchAll(PETS)).flatMap(([, one, other]) =>
    [one, other].flatMap((name): NamedEntity[] => (name ? [{ name, type: 'thing' }] : [])),
  )

/** "和Cindy去吃饭": by what stands before it. */
const latinIn = (text: string): NamedEntity[] =>
  Array.from(text.matchAll(LATIN)).flatMap(({ 1: name = '', index }): NamedEntity[] => {
    if (NO_ENTITY.test(name)) return []
    if (isKnownPlace(name)) return [{ name, type: 'place' }]
    const isPerson =
      /[和跟与给找陪约叫见问]$/u.test(text.slice(0, index)) ||
      /^(?:说|问|的生日|也|今天|要结婚)/u.test(text.slice(index + name.length))
    return [{ name, type: isPerson ? 'person' : 'thing' }]
  })

function inChinese(text: string): NamedEntity[] {
  const all = (pattern: RegExp, type: NamedEntity['type'], from = text) =>
    Array.from(from.matchAll(pattern), (match): NamedEntity => ({ name: match[1] ?? match[0], type }))
  const organisations = all(ORGANISATION, 'organisation').filter(
    ({ name }) => !NO_ORGANISATION.test(name) && !TIMED.test(name),
  )
  const rest = organisations.reduce((left, { name }) => left.replaceAll(name, '，'), text)
  return [
    ...all(WORK, 'thing'),
    ...organisations,
    ...all(new RegExp(KNOWN_CHINESE_PLACE, 'gu'), 'place', rest),
    ...all(SITE, 'place', rest),
    ...petsIn(rest),
    ...all(CALLED, 'thing', rest),
    ...thingsInChinese(rest),
    ...Array.from(rest.matchAll(DOUBLED), ([name]): NamedEntity => ({ name, type: 'person' })),
    ...latinIn(rest),
    ...PEOPLE.flatMap((pattern) => all(pattern, 'person', rest)).filter(
      ({ name }) =>
        !isEverydayWord(name) && !isKnownPlace(name) && !new RegExp(`^${CHINESE_KIN_WORD}$`, 'u').test(name),
    ),
  ]
}
