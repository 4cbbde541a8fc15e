import type { ExtractOutput } from '../../../../prompts/extract.ts'
import { isDate, isPronoun } from '../../text/names.ts'
import { CHINESE_KIN, chineseKin, chineseRelations } from './chinese-relations.ts'
import { ENGLISH_KIN, englishKin, englishRelations } from './english-relations.ts'
import { isChinese } from './sentences.ts'

type EntityType = ExtractOutput['entities'][number]['type']

/** A relation as a sentence says it. */
export interface Found {
  /** Who it is said of, in the sentence's words; empty or "I" for the speaker. */
  readonly holder: string
  readonly predicate: string
  readonly object: string
  readonly type: EntityType
}

export interface NamedEntity {
  readonly name: string
  readonly type: EntityType
}

export interface SaidRelation {
  readonly subject: NamedEntity
  readonly predicate: string
  readonly object: NamedEntity
}

/** Pictures say nothing of whom, and no name ends in one. */
const PICTURES =
  /\s*(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\ufe0f)+\s*/gu
const SELF = /^(?:I|i|me|my|我|咱|)$/u

/** The speaker's own node: the user's, or that of the one whose name the turn bears. */
export const speakerNode = (name: string | null): NamedEntity =>
  name === null ? { name: 'user', type: 'user' } : { name, type: 'person' }

/** What a sentence (in the first person, as it was said) tells of whom: places, work, likes, kin, names, age. */
export function relationsIn(core: string, speaker: string | null): SaidRelation[] {
  const straight = core.replaceAll('’', "'").replace(PICTURES, ' ').trim()
  const chinese = isChinese(straight)
  const matches = (chinese ? chineseRelations : englishRelations)
    .flatMap(({ pattern, found: what }) =>
      Array.from(straight.matchAll(pattern), (match) => ({ match, what })),
    )
    .sort((one, other) => one.match.index - other.match.index)
  let holder = SUBJECT.exec(straight)?.[1] ?? ''
  const related = matches.flatMap(({ match, what }): SaidRelation[] => {
    const object = tidy(match.slice(2).find((group) => group !== undefined) ?? '')
    const pronoun = !match[1] && /[他她它们你]$/u.test(straight.slice(0, match.index))
    if (object === '' || isPronoun(object) || isDate(object) || pronoun) return []
    holder = match[1] || holder
    const subject = holderNode(holder, speaker)
    if (!subject || subject.name === object) return []
    return [{ subject, predicate: what.predicate, object: { name: object, type: what.type } }]
  })
  return [...kinIn(straight, speaker, chinese), ...related]
}

/** Whom a sentence began with: a later clause without a subject is still about them. */
const SUBJECT =
  /^((?:我|咱)(?:的)?(?:妈妈?|爸爸?|妹妹|弟弟|哥哥|姐姐|爷爷|奶奶|外婆|外公|姥姥|姥爷|老公|老婆|丈夫|妻子|女儿|儿子|男朋友|女朋友|朋友|闺蜜|同事|同学|室友|老板|邻居)[\p{Script=Han}]{0,3}?)(?=住|在|是|要|会|来|去|，|今|很|也|从|刚|最|喜)/u

const tidy = (object: string): string =>
  object
    .replace(/^(?:(?:the|a|an|some|my)\s+|[吃喝看听玩去在于])(?=\S)/iu, '')
    .replace(/(?:'s|[.,])$/u, '')
    .trim()

/** The speaker, a relative of theirs by name or by kinship, or somebody by name; nobody for a pronoun. */
function holderNode(holder: string, speaker: string | null): NamedEntity | null {
  const words = holder.trim()
  if (SELF.test(words)) return speakerNode(speaker)
  const kin = /^(?:my|我的?|咱的?)\s*(.+)$/iu.exec(words)?.[1]
  if (kin === undefined) return isPronoun(words) ? null : { name: words, type: 'person' }
  const name = / ([A-Z][\p{L}'-]+)$/u.exec(kin)?.[1] ?? kinName(words)
  if (name) return { name, type: 'person' }
  const owner = speaker ?? (isChinese(words) ? '用户' : 'the user')
  return { name: isChinese(words) ? `${owner}的${kin}` : `${owner}'s ${kin}`, type: 'person' }
}

/** The name behind the kinship word: 我妹妹林岚 → 林岚. */
const kinName = (words: string): string | undefined =>
  /^(?:我的?|咱的?)(?:妈妈|妈|爸爸|爸|妹妹|弟弟|哥哥|姐姐|爷爷|奶奶|外婆|外公|姥姥|姥爷|老公|老婆|丈夫|妻子|女儿|儿子|男朋友|女朋友|朋友|闺蜜|同事|同学|室友|老板|邻居)([\p{Script=Han}A-Za-z·]{2,4})$/u.exec(
    words,
  )?.[1]

function kinIn(core: string, speaker: string | null, chinese: boolean): SaidRelation[] {
  const [pattern, table] = chinese ? [CHINESE_KIN, chineseKin] : [ENGLISH_KIN, englishKin]
  return Array.from(core.matchAll(pattern)).flatMap(([, kin, name]) => {
    const predicate = table.find(([word]) => word.test(kin ?? ''))?.[1]
    if (!predicate || !name || isPronoun(name) || isDate(name)) return []
    return [{ subject: { name, type: 'person' as const }, predicate, object: speakerNode(speaker) }]
  })
}
