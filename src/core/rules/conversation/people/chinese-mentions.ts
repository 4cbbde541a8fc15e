import { lazily } from '../../../text/lazily.ts'
import { CHINESE_NAME_PART, DOUBLED_NAME, isNoPerson, isWord } from '../relations/chinese-names.ts'
import { chineseTown, isKnownPlace, oneOf } from '../relations/places.ts'
import type { NamedEntity } from '../relations.ts'
import {
  called,
  districts,
  listedOrganisations,
  listedPlaces,
  listedThings,
  people,
} from './chinese-lists.ts'
import { isGeneric } from './generic.ts'
import { CHINESE_KIN_WORD } from './kin.ts'
import { isIn, isNoEntity, wordsOf } from './known.ts'
import { thingsInChinese } from './things.ts'

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
    '公园|广场|机场|古镇|大桥|(?<!车|铁|油|网|公交|服务)站|海滩))(?![边畔路街镇区]|公园|广场|大桥|医院|[中小]学)',
  'gu',
)
/** 杭州东站, 广州美院, 北京西路: a place that is known begins a longer name. */
const longerPlace = lazily(
  () =>
    new RegExp(
      `(${chineseTown()}(?:(?![的了在去到我你他她这那有是和跟来])\\p{Script=Han}){0,4}?(?:站|美院|路|街|大学|学院|` +
        '机场|中学|医院|公园|动物园|博物馆|图书馆|音乐厅|大厦|分公司|厂))',
      'gu',
    ),
)
const PETS = new RegExp(
  '(?:猫|狗|兔子|鹦鹉|仓鼠|乌龟)[，, ]?(?:分别)?(?:叫做?|名叫|名字是)(?![了个得着])' +
    String.raw`([\p{Script=Han}A-Za-z]{1,6}?)(?:[和、跟]([\p{Script=Han}A-Za-z]{1,6}?))?` +
    '(?=[，,。！!；;、]|$)',
  'gu',
)
const NO_ORGANISATION =
  /^(?:公司|大学|医院|银行|我们公司|一家.*|这家.*|那家.*|新公司|小公司|大公司|附近.*|上市公司|互联网公司)$/u
const TIMED = /^(?:[上下这]?个?(?:周|星期|礼拜|月)|[今昨明前后去][天年晚]|早上|晚上|周末)/u
/** "Arch Linux", "Blue Bottle": one name of several words. */
const LATIN = new RegExp(
  String.raw`(?<![A-Za-z])([A-Z][A-Za-z\d'&.-]{1,20}(?<![.])(?: (?:de |van |von )?[A-Z][A-Za-z\d'&-]{1,20}){0,3})` +
    '(?![A-Za-z])',
  'gu',
)
const PEOPLE = [
  new RegExp(
    '(?:和|跟|与|陪|约|找|给|帮|(?<!不)叫|见了?|遇到了?|告诉|问|请|认识了?|还有|、|(?:，|^)(?![车房花路时水金钱雷云海高温方安常全应解计成包班师家门古谷沙国]))' +
      `(${CHINESE_NAME_PART})(?=一起|说|去|来|吃|聊|见|看|是|也|都|在|打|发|寄|送|帮|教|还有|、|和|` +
      '跟|的|过|生日|结婚|，|。|,|$|今|明|昨|下|上|这|刚|就|开会|商量|谈|住|喜欢|搬|要|想|没[有养结]|不[是住吃喝])',
    'gu',
  ),
  new RegExp(
    `(?:${CHINESE_KIN_WORD})(?:叫|是|，)?(${CHINESE_NAME_PART})(?=一起|说|去|来|吃|聊|见|看|是|也|都|` +
      '在|打|帮|给|送|教|开|修|、|和|跟|的|，|。|,|$|今|明|昨|住|喜欢|搬|要|想|生|结|考|' +
      '人(?:很|挺|真|特)|特别|总|老|又|还|骂|笑|哭|请|让)',
    'gu',
  ),
  /(?<=^|[的和跟给找是问请，、])(?![班紧当做是找看叫问女男小老个位名])(\p{Script=Han}(?:老师|医生|教授|阿姨|师傅|教练|律师|护士))/gu,
]
const DOUBLED = new RegExp(
  '(?<=^|[，,。！和跟与给陪带叫送接夸教抱找帮说让把被]|今天|昨天|昨晚|老大|老二|' +
    `${CHINESE_KIN_WORD})${DOUBLED_NAME}(?!\\p{Script=Latin})`,
  'gu',
)

/** 男友承翰在…, 跟大伟去…: two characters that are no word, where a person stands. */
const GIVEN_NAME = new RegExp(
  `(?:${CHINESE_KIN_WORD}|(?<!不)[和跟约陪]|认识了?)(?![一这那几两三他她你我它妈爸爷奶哥姐弟妹])(\\p{Script=Han}{2})` +
    '(?=在|是|说|去|来|一起|给我|帮我|结婚|生日|考上|住)',
  'gu',
)
/** What a word of the dictionary is no part of. */
const isUnknown = (name: string): boolean =>
  !isNoPerson(name) &&
  !/[的了着过在是有和跟与同也都就还很不没会想去来到说把被给让吃喝看买做最人个家里上下边]/u.test(name)

/** 从字节跳动离职, 在盒马兼职, 跳槽到腾讯: where one is employed. */
const EMPLOYER = new RegExp(
  '(?:从|在|入职了?|加入了?|跳槽(?:到|去)了?|就职于|任职于)(?![我你他她这那一家外里上下老新大小两几各国本某别])' +
    String.raw`((?:(?![的了在从到和跟与我你他她去来把被给这那，。])[\p{Script=Han}A-Za-z\d]){2,8}?)` +
    String.raw`(?=离职|辞职|上班|工作|实习|兼职|任职|就职|当\p{Script=Han}{2}|(?<=(?:入职|跳槽到|跳槽去|加入)了?.{2,8})(?:了|[，。,]|$))`,
  'gu',
)
const noEmployer = lazily(
  () =>
    new RegExp(
      `^(?:${oneOf(wordsOf('chineseNoEmployers'))}|互联网.*|\\p{Script=Han}*(?:里|边|上|下|面|时候|前|后|期间))$`,
      'u',
    ),
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
    if (isNoEntity(name) || (name.length < 3 && !/^[A-Z]{2}$/u.test(name))) return []
    if (isKnownPlace(name)) return [{ name, type: 'place' }]
    const isPerson =
      /[和跟与给找陪约叫见问]$/u.test(text.slice(0, index)) ||
      /^(?:说|问|的生日|也|今天|要结婚)/u.test(text.slice(index + name.length))
    if (!isPerson && /^[A-Z&]+$/u.test(name) && !isIn('capitalNames', name)) return []
    return [{ name, type: isPerson ? 'person' : 'thing' }]
  })

/** People, places, organisations and works that a Chinese sentence names, in simplified characters. */
export function inChinese(text: string): NamedEntity[] {
  const all = (pattern: RegExp, type: NamedEntity['type'], from = text): NamedEntity[] =>
    [...new Set(Array.from(from.matchAll(pattern), (match) => match[1] ?? match[0]))].map((name) => ({
      name,
      type,
    }))
  const without = (from: string, found: readonly NamedEntity[]) =>
    [...new Set(found.map(({ name }) => name))].reduce((left, name) => left.replaceAll(name, '，'), from)
  const works = all(WORK, 'thing')
  const listed = listedOrganisations(text)
  const organisations = [
    ...all(ORGANISATION, 'organisation').filter(
      ({ name }) =>
        !NO_ORGANISATION.test(name) &&
        !TIMED.test(name) &&
        !isGeneric(name) &&
        !listed.some((other) => name.endsWith(other.name)),
    ),
    ...listed,
  ]
  const rest = without(text, organisations)
  const longer = all(longerPlace(), 'place', rest).filter(({ name }) => !isGeneric(name))
  const places = without(rest, longer)
  const towns = listedPlaces(places)
  const things = listedThings(without(text, works))
  const unlisted = without(rest, things)
  return distinct([
    ...works,
    ...organisations,
    ...all(EMPLOYER, 'organisation', rest).filter(
      ({ name }) =>
        !noEmployer().test(name) &&
        !TIMED.test(name) &&
        !isKnownPlace(name) &&
        !isWord(name) &&
        !isGeneric(name),
    ),
    ...longer,
    ...all(SITE, 'place', places),
    ...districts(without(places, towns).replaceAll('，，', '，')),
    ...towns,
    ...things,
    ...petsIn(unlisted),
    ...all(CALLED, 'thing', unlisted),
    ...called(rest),
    ...thingsInChinese(unlisted),
    ...Array.from(unlisted.matchAll(DOUBLED), ([name]): NamedEntity => ({ name, type: 'person' })),
    ...latinIn(unlisted),
    ...people(unlisted),
    ...all(GIVEN_NAME, 'person', unlisted).filter(({ name }) => isUnknown(name) && !isKnownPlace(name)),
    ...PEOPLE.flatMap((pattern) => all(pattern, 'person', unlisted)).filter(
      ({ name }) =>
        !isNoPerson(name) && !isKnownPlace(name) && !new RegExp(`^${CHINESE_KIN_WORD}$`, 'u').test(name),
    ),
  ])
}

/** Each once, and none that is part of a longer one found before it; of a text without end the first ones. */
function distinct(found: readonly NamedEntity[]): NamedEntity[] {
  const first = [...new Map(found.toReversed().map((entity) => [entity.name, entity])).values()]
    .toReversed()
    .slice(0, MOST)
  return first.filter(({ name }, place) => !first.slice(0, place).some((other) => other.name.includes(name)))
}
const MOST = 200
