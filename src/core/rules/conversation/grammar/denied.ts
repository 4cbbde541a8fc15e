import { listNamed, patternNamed } from '../named-patterns.ts'
import { isChinese } from './sentences.ts'

/** What a sentence says of the person that it is not so. */
export interface Denied {
  /** It never was so, there is none, or it is not so: then which holds is not said. */
  readonly kind: 'never' | 'none' | 'not'
  /** As somebody would say that it is so. */
  readonly said: string
}

const LEAD =
  /^(?:(?:no|nope|nah|but|well|and|so|oh|look|wait|hang on|actually|honestly|really|sorry)\b[,.!… ]+)+/iu
/** How what is denied begins, by the key of its line. */
const BEGINS: Readonly<Record<string, readonly [english: string, chinese: string]>> = {
  am: ['I am ', '我'],
  have: ['I have ', '我有'],
  do: ['I ', '我'],
}
const TAIL = patternNamed('denied_tail')
const HAN_TAIL = /(?:的|啊|呀|哦|啦|呢|过)$/u

/** Not at that time, or not only, or it is asked, or supposed. */
export const LIMITED = patternNamed('denied_limited')

/** "I don't have a dog, where did you get that from?" */
const ASKS_WHY =
  /[,，;—-]\s*(?:(?:so|and) )?(?:(?:where|how|why|who|what)\b|你?(?:哪|怎么|谁|从哪)).{0,60}[?？]$/iu
const SUPPOSES = /^(?:if|when|unless|because|since|as|while|although|though)\b/iu
const CLAUSES = 3
const HAN_TONE = /(?<=\p{Script=Han})[啊呀哦嘛啦吧呢](?=[，,。！!]|$)/gu
/** "I'm not diabetic and never have been". */
const NOR_EVER =
  /[,;]? (?:and |or )?(?:i |we )?never (?:was|were|have|had|did|been)\b(?! (?!been\b|that\b)\w)|从来(?:就|都)?(?:不|没)/iu
const CLAUSE_END = /[,;:—]\s|\s(?:but|so|because|and(?! i are)) |(?<![.!…])[.!…]+$/iu

/** "I've never had a dog", 我从来没养过狗, "I don't have a nut allergy": what it denies; null where it denies nothing. */
export function deniedBy(said: string): Denied | null {
  const core = said.replace(ASKS_WHY, '').replace(HAN_TONE, '')
  if (LIMITED.test(core)) return null
  const isHan = isChinese(core)
  return isHan ? deniedIn(core, core, true) : firstDenied(core)
}

/** "The doctor got it wrong, I don't have asthma": by the first clause that denies. */
function firstDenied(core: string): Denied | null {
  if (SUPPOSES.test(core)) return null
  for (const clause of core.replace(LEAD, '').split(CLAUSE_END).slice(0, CLAUSES)) {
    const denied = deniedIn(clause, core, false)
    if (denied) return denied
  }
  return null
}

function deniedIn(clause: string, core: string, isHan: boolean): Denied | null {
  for (const [key, pattern] of listNamed(isHan ? 'denied_chinese' : 'denied_english')) {
    const [, ...said] = pattern.exec(clause) ?? []
    if (said.length === 0) continue
    const [shown, verb] = key.split('_') as [Denied['kind'], string]
    const [english, chinese] = BEGINS[verb]!
    const kind = shown === 'not' && NOR_EVER.test(core) ? 'never' : shown
    const rest = said.join('').trim()
    const tail = TAIL.exec(rest)?.[0] ?? ''
    return {
      kind,
      said: isHan ? chinese + rest.replace(HAN_TAIL, '') : english + rest.slice(0, rest.length - tail.length),
    }
  }
  return null
}

const IS_SO =
  /^(?:allergic|intolerant|married|vegetarian|vegan|diabetic|asthmatic|working|living|engaged|from)\b/iu
const wholly = (pattern: RegExp, text: string): RegExpExecArray | null => {
  const found = pattern.exec(text)
  return found?.[0].length === text.length ? found : null
}

const BETWEEN = /[?？]\s*|[,，—–:：-]\s+|，/u

/**
 * "A penicillin allergy? Never had one.": what is denied of a thing that stands alone before it, in two sentences
 * or in one.
 */
export function deniedOfThing(turn: string): Denied | null {
  const text = turn.replace(LEAD, '')
  const at = /[?？]\s*/u.exec(text) ?? BETWEEN.exec(text)
  if (!at) return null
  const [thing, of] = [text.slice(0, at.index), text.slice(at.index + at[0].length)].map((part) =>
    part
      .trim()
      .replace(LEAD, '')
      .replace(/[.。!！~～]+$/u, ''),
  ) as [string, string]
  const key = listNamed('denied_of_it').find(([, pattern]) => wholly(pattern, of))?.[0]
  if (key === undefined) return null
  const [[, isThing] = []] = listNamed(isChinese(thing) ? 'denied_things_chinese' : 'denied_things')
  const what = isThing && wholly(isThing, thing)?.[1]
  if (what === undefined) return null
  const [kind, did] = key.split('_') as [Denied['kind'], string?]
  if (isChinese(thing))
    return { kind, said: did ? `我在${what}${did === 'lived' ? '住' : '上班'}` : `我有${what}` }
  if (did) return { kind, said: `I ${did} ${did === 'lived' ? 'in' : 'at'} ${what}` }
  return { kind, said: IS_SO.test(what) ? `I am ${what}` : `I have ${what}` }
}

/** Each two sentences of a text that stand together, and each alone. */
const inPairs = (sentences: readonly string[]): string[] => [
  ...sentences,
  ...sentences.slice(1).map((sentence, place) => `${sentences[place]} ${sentence}`),
]

/** What is denied so in a turn. */
export const thingsDenied = (sentences: readonly string[]): Denied[] =>
  inPairs(sentences)
    .map(deniedOfThing)
    .filter((denied) => denied !== null)
