import { isOf, sameThing } from '../../../text/kinds/same-things.ts'
import { simplified } from '../../../text/reading/simplified.ts'
import { tokenize } from '../../../text/tokens.ts'
import { aboutWhat, forgetsByName } from '../../../text/words/forgetting-words.ts'
import { isIdle } from '../changes/matching/subject-words.ts'

interface Known {
  readonly id: number
  readonly content: string
  readonly about?: string | null
}

/** What follows a comma may be a reason: "forget what I said about my shoulder, it's fine now". */
const WITHOUT_REASON = /^(?:(?! i (?:should|shudn|regret|wish|never meant))[^,，;；—])+/iu

/**
 * The memories that have all that a request to forget names, with its reason or without; of what goes by several
 * names (工资, 月薪) those that tell of it in any of them, and of the person's own alone. What is told of somebody as "he"
 * has their name too.
 */
export function meantToForget(written: string, memories: readonly Known[]): number[] {
  const request = simplified(written).replace(/\bur\b/giu, 'your')
  const thing = sameThing(aboutWhat(request)) ?? sameThing(aboutWhat(WITHOUT_REASON.exec(request)?.[0] ?? ''))
  if (thing) return memories.filter(isOf(thing, memories)).map(({ id }) => id)
  const whole = havingAll(request, memories)
  const [bare = request] = WITHOUT_REASON.exec(request) ?? []
  return whole.length > 0 ? whole : havingAll(bare, memories)
}

/** None for a request that names nothing. */
function havingAll(request: string, memories: readonly Known[]): number[] {
  const about = aboutWhat(request)
  const isName = forgetsByName(request)
  const asked = [...new Set(tokenize(about))].filter((word) => !HAN.test(word))
  const runs = about.match(HAN_RUN) ?? []
  if (asked.length === 0 && !runs.some(saysSomething)) return []
  return memories
    .map(({ id, content, about }) => ({
      id,
      told: isName ? (about ?? '') : about ? `${content}\n${about}` : content,
    }))
    .filter(({ told }) => hasWords(asked, told) && runs.every((run) => hasRun(run, told)))
    .map(({ id }) => id)
}

const HAN = /\p{Script=Han}/u
const HAN_RUN = /\p{Script=Han}+/gu
/** One thing to whoever forgets it, as stems. */
const QUARRELS = ['quarrel', 'disagr', 'disagre', 'argu', 'disput', 'squabbl', 'feud', 'row', 'fight']

/** "She is scared of her": one word of a request may be whom such a word means. */
const SOMEBODY = /\b(?:him|she|her|it|them)\b/iu

function hasWords(asked: readonly string[], content: string): boolean {
  const known = new Set(tokenize(content.replace(/\b(live|work|like|love|own|hate)s\b/giu, '$1')))
  const has = (word: string): boolean =>
    known.has(word) || (QUARRELS.includes(word) && QUARRELS.some((one) => known.has(one)))
  const missing = asked.filter((word) => !has(word)).length
  if (missing === 1 && asked.length > 2 && SOMEBODY.test(content)) return true
  return missing <= (asked.length > 4 ? 0.2 * asked.length : 0)
}

/** Characters that stand between what is meant: 去过青城山, 对海鲜过敏, 我老公是厨师这条. */
const BETWEEN = /过(?!敏|期|年|节|户|继|劳|生|世)|[对想着得这那条件事给会多少很曾经点有]/gu

/** The places of a run that say something by themselves. */
function sayingIn(run: string): readonly number[] {
  const between = new Set(Array.from(run.matchAll(BETWEEN), ({ index }) => index))
  return [...run].map((_, place) => place).filter((place) => !between.has(place) && !isIdle(run[place]!))
}

const saysSomething = (run: string): boolean => sayingIn(run).length > 0

/** Each character that says something stands in the memory beside one of its neighbours, or has none. */
function hasRun(run: string, content: string): boolean {
  const saying = sayingIn(run)
  return saying.every((place) => {
    const pairs = [run.slice(place - 1, place + 1), run.slice(place, place + 2)]
    const isAlone = !saying.includes(place - 1) && !saying.includes(place + 1)
    return isAlone
      ? content.includes(run[place]!)
      : pairs.some((pair) => pair.length === 2 && content.includes(pair))
  })
}
