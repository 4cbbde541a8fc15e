import { remembered } from '../../../../text/remembered.ts'
import { patternNamed, patternsNamed } from '../../named-patterns.ts'
import { areSameKin } from '../../people/kin.ts'
import { mentionsIn } from '../../people/mentions.ts'

/** What of a Chinese text is of one person or animal other than the speaker, in clauses without whose it is. */
export interface Told {
  /** Words for them: 闺女, 雯雯. */
  readonly who: readonly string[]
  readonly said: string
}

/** 上周, 对了: what may stand before whose it is. */
const LEAD = patternNamed('whose_lead')
/** 我闺女, 老爷子: a relative, whose word is the first group. */
const KIN = patternNamed('whose_kin')
/** 同桌, 的老师: somebody or something of theirs. */
const THEIRS = patternNamed('whose_theirs')
const SPEAKER = /^(?:我|咱)/u
const PRONOUN = /^[他她它](?!们)/u
const CALLED = /(?:名?叫|小名|大名)((?![我你您他她它])\p{Script=Han}{2,3})(?=$|[，,。！!；;])/u
/** 小凯 is 周凯. */
const SMALL = /^[小阿老](\p{Script=Han})$/u

/** 把老爷子接来住我家北屋: what is done with them. */
const TAKEN = patternNamed('whose_taken')
/** 大夫说: it is so. */
const SAYS = patternsNamed('whose_doctor_says')
/** 我妈不让我打钱了: it is the speaker who does not any more. */
const FORBIDS = patternsNamed('whose_forbids')

/** What others forbid or say, as the speaker's own deed: 我妈不让我打钱了 as 我不打钱了. */
export const asDone = (text: string): string => text.replace(FORBIDS.it, '我不$1').replace(SAYS.it, '')

const clausesOf = (text: string): string[] => text.split(/[，,；;。！!？?：:…~～\n]+/u).filter(Boolean)

const calledIn = (text: string): string[] =>
  Array.from(text.matchAll(new RegExp(CALLED, 'gu')), ([, name = '']) => name)

/** Names of people and animals that a text tells of. */
const namesIn = remembered((text): readonly string[] => [
  ...mentionsIn(text).flatMap(({ name, type }) => (type === 'person' || type === 'thing' ? [name] : [])),
  ...calledIn(text),
])

/** Those of them that are certain: no thing that only looks like the name of an animal. */
export const certainNamesIn = remembered((text): readonly string[] => [
  ...mentionsIn(text).flatMap(({ name, type }) => (type === 'person' ? [name] : [])),
  ...calledIn(text.replace(THING_CALLED, ' ')),
])
/** 项目代号叫海星 */
const THING_CALLED =
  /(?:项目|代号|产品|公司|店|书|歌|群|号|队|牌子?|系统|软件|游戏|街|路|镇|村|县|班|课)(?:的?(?:名字|名))?(?:就|是)*叫/gu

/** 我爸的降压药停了: what they have is theirs as what they do, unless it is somebody. */
const OWNED = /^的(?!时候)(?=\p{Script=Han}{2})/u
const SOMEBODY =
  /^的[^，]{0,4}(?:[师员人生医](?!意|活|病|日)|司机|秘书|助理|教练|中介|房东|大夫|主任|经理|老乡|搭档)/u
const ownedIn = (said: string): string => (SOMEBODY.test(said) ? said : said.replace(OWNED, ''))

interface Begun {
  readonly who: readonly string[]
  readonly rest: string
}

/** Whose a clause is by how it begins; null where it has no subject of its own. */
function begunBy(clause: string, names: readonly string[]): Begun | 'speaker' | 'other' | 'they' | null {
  const plain = clause.slice(LEAD.exec(clause)?.[0].length ?? 0)
  const kin = KIN.exec(plain)
  const [, word] = kin ?? []
  if (kin && word !== undefined) {
    const rest = plain.slice(kin[0].length)
    const name = names.find((one) => rest.startsWith(one))
    const said = rest.slice(name?.length ?? 0)
    const own = ownedIn(said)
    return THEIRS.test(own) ? 'other' : { who: name ? [word, name] : [word], rest: own }
  }
  const name = names.find((one) => plain.startsWith(one))
  if (name !== undefined) {
    const rest = plain.slice(name.length)
    return THEIRS.test(rest) ? 'other' : { who: [name], rest }
  }
  if (SPEAKER.test(plain)) return 'speaker'
  if (PRONOUN.test(plain)) return THEIRS.test(plain.slice(1)) ? 'other' : 'they'
  return null
}

/**
 * What a Chinese text tells of others, clause by clause: a clause without a subject is of the one before it, and so
 * is 他 or 她.
 * @param known names that are told elsewhere
 */
export function toldOfOthers(text: string, known: readonly string[] = []): Told[] {
  const names = [...new Set([...namesIn(text), ...known])].filter((name) => name.length > 1)
  const told: { who: string[]; said: string[] }[] = []
  let last: { who: string[]; said: string[] } | null = null
  let isOpen = false
  for (const clause of clausesOf(text)) {
    const begun = begunBy(clause, names)
    const [, taken, deed] = (begun === null || begun === 'speaker' ? TAKEN.exec(clause) : null) ?? []
    if (taken !== undefined && deed !== undefined) {
      last = { who: [taken], said: [deed] }
      told.push(last)
      isOpen = true
    } else if (begun === 'speaker' || begun === 'other') isOpen = false
    else if (begun === 'they' && last) {
      isOpen = true
      last.said.push(clause.replace(PRONOUN, ''))
    } else if (begun === null || begun === 'they') {
      const named = CALLED.exec(clause)?.[1]
      if (isOpen && last && named) last.who.push(named)
      if (isOpen && last) last.said.push(clause)
    } else if (isOpen && last && begun.rest === '') last.who.push(...begun.who)
    else {
      last = { who: [...begun.who], said: [begun.rest] }
      told.push(last)
      isOpen = true
    }
  }
  return told.map(({ who, said }) => ({ who, said: said.filter(Boolean).join('，') }))
}

const isOne = (one: string, other: string): boolean =>
  one === other ||
  areSameKin(one, other) ||
  (SMALL.test(one) && other.length > 1 && other.endsWith(SMALL.exec(one)![1]!)) ||
  (SMALL.test(other) && one.length > 1 && one.endsWith(SMALL.exec(other)![1]!))

/** What a sentence and a memory tell of the same other one, each as of the speaker. */
export function ofSameOther(sentence: string, before: string): (readonly [told: string, known: string])[] {
  const known = toldOfOthers(before, namesIn(sentence))
  if (known.length === 0) return []
  const names = known.flatMap(({ who }) => who)
  return toldOfOthers(sentence, names).flatMap(({ who, said }) =>
    known
      .filter((held) => held.who.some((one) => who.some((other) => isOne(one, other))))
      .map((held): readonly [string, string] => [`我${said}`, `用户${held.said}`]),
  )
}
