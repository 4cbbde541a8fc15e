import { lazily } from '../../../../text/lazily.ts'
import { patternNamed } from '../../named-patterns.ts'
import { CHINESE_NAME_PART, DOUBLED_NAME, isNoPerson, isWord } from '../../relations/chinese-names.ts'
import { chinesePlace, isKnownPlace, oneOf } from '../../relations/places.ts'
import type { NamedEntity } from '../../relations/relations.ts'
import { isDescription, isGeneric, isNowhere } from '../generic.ts'
import { CHINESE_KIN_WORD } from '../kin.ts'
import { isIn, isNoEntity, patternOf, wordsOf } from '../known.ts'
import { thingsInChinese } from '../things.ts'
import {
  called,
  counties,
  districts,
  landmarks,
  listedOrganisations,
  listedPlaces,
  listedThings,
  sites,
} from './lists.ts'
import { isSmallThing, isUnlikely, people } from './people.ts'
import { trimmed } from './trim.ts'

const CHINESE_PARTS = { NAME_: CHINESE_NAME_PART, KIN_: CHINESE_KIN_WORD, DOUBLED_: DOUBLED_NAME }
const WORK = /《([^》]{1,40})》/gu
const ORGANISATION = new RegExp(
  '(?:^|[在去到从被给是和跟进了入考上于还，,。：「的])((?![一过次])' +
    String.raw`(?:(?![我你他她咱这那在去到从了的和跟与要还把给被是进次家考叫想陪带送来]|教(?![育师科堂]))[\p{Script=Han}A-Za-z]){2,8}?` +
    '(?:大学|医院|银行|集团|公司|学院|中学|小学|幼儿园|研究所|出版社|博物馆|图书馆|事务所|律所|' +
    '(?<![结格饭牌布骗棋])局|派出所|法院|工厂))',
  'gu',
)
const site = patternOf('sitePattern')
/** 杭州东站, 广州美院, 北京西路: a place that is known begins a longer name. */
const longerPlace = lazily(
  () =>
    new RegExp(
      `(${chinesePlace()}(?:(?![的了在去到我你他她这那有是和跟来])\\p{Script=Han}){0,4}?${oneOf(wordsOf('longerPlaceEnds'))})`,
      'gu',
    ),
)
const pets = patternOf('petsPattern')
const NO_ORGANISATION =
  /^(?:公司|大学|医院|银行|我们公司|一家.*|这家.*|那家.*|新公司|小公司|大公司|附近.*|上市公司|互联网公司)$/u
const TIMED = /^(?:[上下这]?个?(?:周|星期|礼拜|月)|[今昨明前后去][天年晚]|早上|晚上|周末)/u
/** "Arch Linux", "Blue Bottle": one name of several words. */
const LATIN = new RegExp(
  String.raw`(?<![A-Za-z])([A-Z][A-Za-z\d'&.-]{1,20}(?<![.])(?: (?:de |van |von )?[A-Z][A-Za-z\d'&-]{1,20}){0,3})` +
    '(?![A-Za-z])',
  'gu',
)
const peoplePatterns = [patternOf('besidePattern', CHINESE_PARTS), patternOf('kinPattern', CHINESE_PARTS)]
const doubled = patternOf('doubledPattern', CHINESE_PARTS)
/** 男友承翰在…, 跟大伟去…: two characters that are no word, where a person stands. */
const givenName = patternOf('givenPattern', CHINESE_PARTS)
const idol = patternOf('idolPattern')
const IS_KIN = new RegExp(`^${CHINESE_KIN_WORD}$`, 'u')
const isKin = (name: string): boolean => IS_KIN.test(name)

/** What a word of the dictionary is no part of. */
const isUnknown = (name: string): boolean =>
  !isNoPerson(name) &&
  !/[的了着过在是有和跟与同也都就还很不没会想去来到说把被给让吃喝看买做最人个家里上下边啥咱俺谁您某其此自己该本何各诸另别]/u.test(
    name,
  )

const employer = patternOf('employerPattern')
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
  Array.from(text.matchAll(pets())).flatMap(([, one, other]) =>
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

/** 我的switch, 打dota: products as people type them. */
const smallLatinIn = (text: string): NamedEntity[] =>
  Array.from(text.matchAll(/(?<![A-Za-z\d])[a-z]{2,12}\d?(?![A-Za-z\d])/gu)).flatMap(
    ([name]): NamedEntity[] =>
      isIn('smallThings', name)
        ? [{ name, type: 'thing' }]
        : isIn('smallOrganisations', name)
          ? [{ name, type: 'organisation' }]
          : [],
  )

const allIn = (text: string, pattern: RegExp, type: NamedEntity['type']): NamedEntity[] =>
  [...new Set(Array.from(text.matchAll(pattern), (match) => match[1] ?? match[0]))].map((name) => ({
    name,
    type,
  }))

/** A text with a comma where something found stands. */
const without = (text: string, found: readonly NamedEntity[]): string =>
  [...new Set(found.map(({ name }) => name))].reduce((left, name) => left.replaceAll(name, '，'), text)

/** By what an organisation is called, or from the list. */
function organisationsIn(text: string): NamedEntity[] {
  const listed = listedOrganisations(text)
  const called = allIn(text, ORGANISATION, 'organisation')
    .flatMap(trimmed)
    .filter(
      ({ name }) =>
        !NO_ORGANISATION.test(name) &&
        !TIMED.test(name) &&
        !isGeneric(name) &&
        !isNowhere(name) &&
        !listed.some((other) => name.endsWith(other.name)),
    )
  return [...called, ...listed]
}

/** Where somebody is said to work. */
const employersIn = (text: string): NamedEntity[] =>
  allIn(text, employer(), 'organisation').filter(
    ({ name }) =>
      !noEmployer().test(name) &&
      !TIMED.test(name) &&
      !isKnownPlace(name) &&
      !isWord(name) &&
      !isDescription(name) &&
      !isGeneric(name) &&
      !isNowhere(name),
  )

/** Places, the longest first. */
function placesIn(text: string): NamedEntity[] {
  const longer = allIn(text, longerPlace(), 'place').filter(({ name }) => !isGeneric(name))
  const rest = without(text, longer)
  const towns = listedPlaces(rest)
  const somewhere = ({ name }: NamedEntity) => !isNowhere(name)
  return [
    ...longer,
    ...allIn(rest, site(), 'place').flatMap(trimmed).filter(somewhere),
    ...sites(rest).flatMap(trimmed),
    ...districts(without(rest, towns).replaceAll('，，', '，')).filter(somewhere),
    ...landmarks(rest).flatMap(trimmed),
    ...towns,
    ...counties(rest),
  ]
}

/**
 * People by the form of a name and by what stands beside it.
 * @param whole the sentence, of which `text` is what is left
 */
const peopleIn = (text: string, whole: string): NamedEntity[] => [
  ...people(text),
  ...allIn(text, givenName(), 'person').filter(
    ({ name }) => isUnknown(name) && !isUnlikely(name) && !isKnownPlace(name) && !isKin(name),
  ),
  ...allIn(text, idol(), 'person'),
  ...peoplePatterns
    .flatMap((pattern) => allIn(text, pattern(), 'person'))
    .filter(
      ({ name }) =>
        !isNoPerson(name) &&
        !isKnownPlace(name) &&
        !isKin(name) &&
        !isSmallThing(name) &&
        (whole.includes(`叫${name}`) || !isUnlikely(name)),
    ),
]

/** People, places, organisations and works that a Chinese sentence names, in simplified characters. */
export function inChinese(text: string): NamedEntity[] {
  const works = allIn(text, WORK, 'thing')
  const organisations = organisationsIn(text)
  const rest = without(text, organisations)
  const things = listedThings(without(text, works))
  const unlisted = without(rest, things)
  return distinct([
    ...works,
    ...organisations,
    ...employersIn(rest),
    ...placesIn(rest),
    ...things,
    ...petsIn(unlisted),
    ...allIn(unlisted, CALLED, 'thing'),
    ...called(rest),
    ...thingsInChinese(unlisted),
    ...Array.from(unlisted.matchAll(doubled()), ([name]): NamedEntity => ({ name, type: 'person' })),
    ...latinIn(unlisted),
    ...smallLatinIn(unlisted),
    ...peopleIn(unlisted, text),
  ])
}

/** 苏州一所中学, 上小学, 顺义去: words of the sentence that stand where a name may. */
const NO_ENTITY = patternNamed('no_entity_chinese')

/** Each once, and none that is part of a longer one found before it; of a text without end the first ones. */
function distinct(found: readonly NamedEntity[]): NamedEntity[] {
  const named = found.filter(
    ({ name, type }) => !isIn('chineseNobody', name) && !NO_ENTITY.test(`${type}:${name}`),
  )
  const first = [...new Map(named.toReversed().map((entity) => [entity.name, entity])).values()]
    .toReversed()
    .slice(0, MOST)
  return first.filter(({ name }, place) => !first.slice(0, place).some((other) => other.name.includes(name)))
}
const MOST = 200
