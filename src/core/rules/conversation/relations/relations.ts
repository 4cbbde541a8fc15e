import { isDate, isPronoun } from '../../../text/reading/names.ts'
import { asWrittenIn, simplified } from '../../../text/reading/simplified.ts'
import { carefully } from '../grammar/casual.ts'
import { isChinese } from '../grammar/sentences.ts'
import { patternNamed } from '../named-patterns.ts'
import { townOf } from '../people/chinese/trim.ts'
import { isDescription, isGeneric, isNowhere } from '../people/generic.ts'
import { CHINESE_KIN_WORD, introducedIn, isFamily, kinPredicate } from '../people/kin.ts'
import { smallNamesIn } from '../people/small-names.ts'
import { calledIn } from './called.ts'
import { isEverydayWord, isNoPerson } from './chinese-names.ts'
import {
  CHINESE_BETWEEN,
  CHINESE_HOLDER,
  CHINESE_IS_KIN,
  CHINESE_KIN,
  CHINESE_LEAD,
  chineseRelations,
} from './chinese-relations.ts'
import { isNoEmployer } from './employers.ts'
import {
  ENGLISH_BETWEEN,
  ENGLISH_HOLDER,
  ENGLISH_IS_KIN,
  ENGLISH_KIN,
  ENGLISH_LEAD,
  englishOwn,
  englishRelations,
} from './english-relations.ts'
import { asKin, holderNode, isAnimal, isNoOne, kinOf, speakerNode } from './holder.ts'
import { isKnownPlace } from './places.ts'
import { isClause, type NamedEntity, type SaidRelation, type What } from './what.ts'

export type { NamedEntity, SaidRelation } from './what.ts'

/** Pictures say nothing of whom, and no name ends in one. */
const PICTURES =
  /(?:(?<!\s)\s+)?(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\ufe0f)+\s*/gu

/**
 * What a sentence (in the first person, as it was said) tells of whom: places, work, likes, kin, names, age.
 * A relation needs its holder at the beginning of its clause, or a Chinese clause without a subject right
 * behind one whose subject is certain; else there is none.
 */
export function relationsIn(core: string, speaker: string | null): SaidRelation[] {
  const straight = core.replaceAll('’', "'").replace(PICTURES, ' ').trim().slice(0, LONGEST)
  const found = isChinese(straight) ? asWritten(straight, speaker) : allIn(straight, speaker)
  return found.filter(
    (one, place) => found.findIndex((other) => isSame(one, other)) === place && !isNoEmployer(straight, one),
  )
}

const LONGEST = 400

const allIn = (text: string, speaker: string | null): SaidRelation[] => [
  ...kinIn(text, speaker),
  ...(isChinese(text) ? inChinese(text, speaker) : inEnglish(text, speaker)),
  ...(speaker ? ofSpeaker(text, speaker) : []),
]
const isSame = (one: SaidRelation, other: SaidRelation): boolean =>
  one.subject.name === other.subject.name &&
  one.predicate === other.predicate &&
  one.object.name === other.object.name

/** Read in simplified characters, told in the writer's own. */
function asWritten(text: string, speaker: string | null): SaidRelation[] {
  const written = asWrittenIn(text)
  const node = ({ name, type }: NamedEntity): NamedEntity => ({ name: written(name), type })
  return allIn(simplified(text), speaker).map(({ subject, predicate, object }) => {
    const [from, to] = [subject, object].map((one) => (one.name === speaker ? one : node(one)))
    return { subject: from!, predicate, object: to! }
  })
}

const CHINESE_CLAUSE = new RegExp(`^${CHINESE_LEAD}(${CHINESE_HOLDER})?${CHINESE_BETWEEN}`, 'u')
/** A subject that is none of the known ones: whose the clause is, nobody can tell. */
const OTHER_SUBJECT = /^(?:他|她|它|你|您|这|那|谁|大家|有人|别人|对方|人家)/u

function inChinese(text: string, speaker: string | null): SaidRelation[] {
  const found: SaidRelation[] = []
  let holder: string | null = null
  for (const clause of text.split(/[，,；;。！!？?、\s]+|但是?|而且|所以|因为/u)) {
    if (clause === '') continue
    const read = readChinese(clause)
    const named: string | null | undefined = read?.holder
    if (named !== undefined && named !== null) holder = named
    else if (OTHER_SUBJECT.test(clause) || (!read && startsElsewhere(clause))) holder = null
    const carries = !named && read?.what?.predicate === 'NAMED'
    if (read && holder !== null && !carries)
      found.push(...toRelations(read.what, read.object, holder, speaker))
    found.push(...asCalled(calledIn(clause), speaker))
    const introduced = introducedIn(clause)
    if (introduced) holder = `我${introduced}`
  }
  return found
}

const asCalled = (name: string | undefined, speaker: string | null): SaidRelation[] =>
  name ? [{ subject: speakerNode(speaker), predicate: 'NAMED', object: { name, type: 'thing' } }] : []

const startsElsewhere = (clause: string): boolean =>
  new RegExp(`^${CHINESE_LEAD}(?:${CHINESE_KIN_WORD}|公司|学校|孩子)`, 'u').test(clause)

interface Read {
  /** As it stands in the clause; null for a clause without a subject. */
  readonly holder: string | null
  readonly what: What | null
  readonly object: string
}

/**
 * The longest person that leaves something known behind it; a person without anything known is still the
 * clause's subject.
 */
function readChinese(clause: string): Read | null {
  const found = CHINESE_CLAUSE.exec(clause)
  if (!found) return null
  const holder = found[1] && (OWN_HOLDER.test(found[1]) || !isNoPerson(found[1])) ? found[1] : null
  for (const rest of restsOf(clause, found[0])) {
    const match = firstOf(chineseRelations(), rest)
    if (match && !(LASTING.has(match.what.predicate) && WAS_THEN.test(clause))) return { holder, ...match }
  }
  return holder ? { holder, what: null, object: '' } : null
}

/** 去年住在厦门: and not now. */
const WAS_THEN = patternNamed('was_then')
const LASTING: ReadonlySet<string> = new Set(['LIVES_IN', 'WORKS_AT', 'STUDIES_AT'])

const OWN_HOLDER = /^[我咱A-Z]/u

/** An adverb that was taken for one may belong to the verb: 在, 是, 最. */
function restsOf(clause: string, head: string): string[] {
  const cuts = [head.length, head.length - 1, head.length - 2].filter((cut) => cut >= 0)
  return cuts.map((cut) => clause.slice(cut))
}

function firstOf(
  all: readonly What[],
  rest: string,
  uncapitalised = false,
): { what: What; object: string } | null {
  for (const what of all) {
    if (what.uncapitalised && !uncapitalised) continue
    const match = what.pattern.exec(rest)
    if (match) return { what, object: match.slice(1).find((group) => group !== undefined) ?? '' }
  }
  return null
}

/** As `ENGLISH_LEAD` has it, at the beginning of a sentence. */
const LEADS =
  /^(?:Last (?=(?:week|month|year|night|summer|winter|spring|fall)\b)|This (?=(?:week|month|year)\b)|In (?=(?:\d{4}|January|February|March|April|May|June|July|August|September|October|November|December)\b)|(?:Recently|Lately|Finally|Yesterday|Today|Currently|Actually|These days)\b)/u

/** "We moved to Dachau": each of them did. */
const TOGETHER =
  /(?<=^(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Tt]hen|[Ll]ast \w+|[Yy]esterday|[Ii]n \w+),? )?)[Ww]e(?:['’](?:ve|re)| have| are)?(?: all| both)? (?=(?:just |now |finally |recently )?(?:live|living|moved|relocated|settled|based) )/u

const ENGLISH_CLAUSE = new RegExp(`^${ENGLISH_LEAD}(${ENGLISH_HOLDER})${ENGLISH_BETWEEN}`, 'u')

function inEnglish(text: string, speaker: string | null): SaidRelation[] {
  const uncapitalised = !/[A-Z]/u.test(text.replace(/\bI\b/gu, ''))
  const careful = carefully(text).replace(
    /^(?:been|just|recently|finally) (?=(?:living|working|moved|started) (?:in|at|for|to|working)\b)/iu,
    'I ',
  )
  const clauses = careful
    .split(
      /(?<!\b(?:St|Mt|Dr|Mrs?|Ms))[,;.!?]+ (?=\p{L})| (?=(?:and|but|because|while) (?:I|my|[A-Z]))|: | - /u,
    )
    .map((clause) => clause.replace(LEADS, (word) => word.toLowerCase()).replace(TOGETHER, 'I '))
    .flatMap((clause) => {
      const own = firstOf(englishOwn, clause.replace(new RegExp(`^${ENGLISH_LEAD}`, 'u'), ''))
      if (own) return toRelations(own.what, own.object, 'I', speaker)
      const found = ENGLISH_CLAUSE.exec(clause)
      const match = found && firstOf(englishRelations, clause.slice(found[0].length), uncapitalised)
      return match ? toRelations(match.what, match.object, found[1]!, speaker) : []
    })
  return [...clauses, ...asCalled(calledIn(text), speaker)]
}

function toRelations(
  what: What | null,
  said: string,
  holder: string,
  speaker: string | null,
): SaidRelation[] {
  const object = what?.type === 'place' ? townOf(tidy(said).replace(/(?<=.{2})[去来那]$/u, '')) : tidy(said)
  // An age is no entity, and so no end of a relation.
  if (!what || what.predicate === 'AGED' || isNoObject(object) || isClause(what, object)) return []
  if (what.type === 'organisation' && (isGeneric(object) || isDescription(object))) return []
  if (what.predicate === 'PLANS' && isChinese(object) && !/[A-Za-z\d]|马拉松|杯|大赛/u.test(object)) return []
  if (AT_A_PLACE.has(what.predicate) && (isNowhere(object) || object.includes('的'))) return []
  const subject = holderNode(holder, speaker)
  if (!subject || subject.name === object || (isAnimal(holder) && NOT_OF_ANIMALS.has(what.predicate)))
    return []
  const kin = what.predicate === 'NAMED' ? kinOf(holder) : undefined
  if (kin !== undefined) return isNoOne(object) ? [] : [asKin(kin, object, speaker)]
  const type = isKnownPlace(object) && what.type !== 'person' ? 'place' : what.type
  return [{ subject, predicate: what.predicate, object: { name: object, type } }]
}

/** Nothing that a thing could be called by: no word, a verb that lacks its object, a point in time. */
const isNoObject = (object: string): boolean =>
  /^(?:[吃喝看听玩去用穿做]?|它们?|这些?|那些?|得.*|的名字)$/u.test(object) ||
  isPronoun(object) ||
  isDate(object)

const AT_A_PLACE: ReadonlySet<string> = new Set([
  'LIVES_IN',
  'COMES_FROM',
  'WORKS_AT',
  'STUDIES_AT',
  'VISITED',
])
const NOT_OF_ANIMALS: ReadonlySet<string> = new Set(['WORKS_AT', 'STUDIES_AT', 'PLANS', 'LIVES_IN'])
const tidy = (object: string): string =>
  object
    .replace(/^(?:(?:the|a|an|some|my)\s+|[吃喝看听玩去在于](?:的是)?)(?=\S)/iu, '')
    .replace(/(?:'s|[.,])$/u, '')
    .replace(/ (?:any ?more|any longer|at all|either|too|anyway)$/iu, '')
    .trim()

/** 我妈最近…, "my brother just …", of one among several who speak: whose mother, nobody else's node tells. */
function ofSpeaker(core: string, speaker: string): SaidRelation[] {
  return core.split(/[，,；;。.！!？?\s]+(?=我|[Mm]y )/u).flatMap((clause): SaidRelation[] => {
    const holder = (isChinese(clause) ? CHINESE_CLAUSE : ENGLISH_CLAUSE).exec(clause)?.[1]?.trim()
    const kin = holder === undefined ? undefined : kinOf(holder)
    const subject = kin === undefined || !isFamily(kin) ? null : holderNode(holder!, speaker)
    return subject ? [{ subject, predicate: kinPredicate(kin!), object: speakerNode(speaker) }] : []
  })
}

/** "my sister Mia", "Mia is my sister", "我的猫芝麻": who they are to the speaker. */
function kinIn(core: string, speaker: string | null): SaidRelation[] {
  const named = Array.from(core.matchAll(isChinese(core) ? CHINESE_KIN : ENGLISH_KIN), ([, kin, name]) => ({
    kin,
    name,
  }))
  const small = isChinese(core) ? [] : smallNamesIn(core).filter(({ kin }) => kin !== null)
  const [, name, kin] = (isChinese(core) ? CHINESE_IS_KIN : ENGLISH_IS_KIN).exec(core) ?? []
  return [...named, ...small, { kin, name }].flatMap(({ kin, name }): SaidRelation[] => {
    if (!kin || !name || isPronoun(name) || isDate(name) || isEverydayWord(name) || isNoOne(name)) return []
    return [asKin(kin, name, speaker)]
  })
}
