import type { ShownMemory } from '../../../../../prompts/extract.ts'
import { tokenize } from '../../../text/tokens.ts'
import { subjectWords } from '../changes/matching/subject-words.ts'

/** Of sentences in which two values of one thing stand: a home, a job, a name, a birthday. */
const SAME_KIND: readonly RegExp[] = [
  /\blives? in\b|\bliving in\b|住在|住(?:北|上|广|深)/iu,
  /\bworks? (?:at|for|as|in)\b|\b(?:am|is) an? [a-z]+(?:er|or|ist|ian)\b|上班|工作|职业/iu,
  /\bname(?:['’]s| is)\b|\bcalled\b|名字|叫/iu,
  /\bbirthday\b|\bborn\b|生日|出生/iu,
  /\b(?:years? old|age)\b|岁/iu,
  /\b(?:partner|wife|husband|girlfriend|boyfriend)\b|老公|老婆|女朋友|男朋友|妻子|丈夫/iu,
]

/** Words that only deny, or that every such sentence has, as `subjectWords` makes them. */
const NEGATING = new Set([
  'liv',
  'work',
  'ate',
  'drank',
  'never',
  'no',
  'none',
  'really',
  'actually',
  'true',
  'all',
  'know',
  'even',
  'ever',
])

/** Of what a sentence is about, which a memory says too. */
const NEARLY_ALL = 0.75
/** Of what a memory is about, which the sentence says too. */
const LEAST_KNOWN = 0.5

/** The memory has nearly all that the sentence is about. */
export function covers(content: string, said: string): boolean {
  const now = [...subjectWords(said)].filter((word) => !NEGATING.has(word) && !/n't$/u.test(word))
  const known = subjectWords(content)
  return now.length > 0 && now.filter((word) => known.has(word)).length >= NEARLY_ALL * now.length
}

/** A sentence says another value of what a memory has one of. */
export const isOtherValue = (content: string, said: string): boolean =>
  (SAME_KIND.some((pattern) => pattern.test(content) && pattern.test(said)) || isOneOfTwo(content, said)) &&
  !covers(content, said)

/** What is said of what: 我的猫是白猫, "my cat is a white cat". */
const IS = new RegExp(
  String.raw`^(?:[\p{L} ]{1,24}['’]s |my |(?:用户|我|\p{Script=Han}{2,4}(?=的))的?)(.{1,30}?)` +
    String.raw`(?:是| is | are | was )(?:an? |the )?(.{0,30}?(\p{Script=Han}|[a-z]+))[。.!！]*$`,
  'iu',
)

/** The same thing is one of a kind and is another of it: an orange cat and a white cat. */
function isOneOfTwo(content: string, said: string): boolean {
  const [, thing, value, kind] = IS.exec(said) ?? []
  const [, known, was, knownKind] = IS.exec(content) ?? []
  return thing !== undefined && thing === known && kind === knownKind && value !== was
}

/** Of a memory's words, which the assistant has to have said. */
const LEAST = 0.5

/** What the assistant's words were made of: the memory of which they say most. */
export function bestOf(before: string, memories: readonly ShownMemory[]): ShownMemory | undefined {
  const said = new Set(tokenize(before))
  const shares = memories.map((memory) => {
    const words = [...new Set(tokenize(memory.content.replace(/^(?:the user|用户)/iu, '')))]
    return { memory, share: words.filter((word) => said.has(word)).length / Math.max(1, words.length) }
  })
  const best = shares.toSorted((one, other) => other.share - one.share)[0]
  return best && best.share >= LEAST ? best.memory : undefined
}

/** Both say nearly the same, but for a negation. */
export function isNearly(content: string, said: string): boolean {
  const known = [...subjectWords(content)]
  const now = subjectWords(said)
  return covers(content, said) && known.filter((word) => now.has(word)).length >= LEAST_KNOWN * known.length
}
