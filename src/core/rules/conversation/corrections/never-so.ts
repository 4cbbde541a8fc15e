import type { ShownMemory } from '../../../../../prompts/extract.ts'
import { isOfPerson, withoutFrame } from '../changes/owners/of-oneself.ts'
import { type Denied, deniedBy, LIMITED } from '../grammar/denied.ts'
import { beginsWithThem, claimOf, coveredBy } from '../grammar/one-form.ts'
import { patternNamed } from '../named-patterns.ts'
import { doesOnly, hasOne, hasOneOfSlot, thingIn } from './having.ts'
import { isNearly } from './said-alike.ts'

/** What a person says was never so of them, or that they have none of. */

/** What is so for long or not at all; "I've never been to Japan" says nothing against a plan to go. */
const NEVER_ENGLISH = patternNamed('never_english')
const NEVER_CHINESE = patternNamed('never_chinese')
const FOR_EVER = /\b(?:in my (?:whole |entire )?life|at all|ever|before|actually)\b/giu

/** Where one lives or works: a memory that only names the same place says something else. */
const HOLDING: readonly (readonly [said: RegExp, known: RegExp])[] = [
  [/\blived\b|住/iu, /\bliv(?:es?|ing)\b|\bhome\b|\bmoved\b|住|搬/iu],
  [/\bstudied\b|上过?学|读|念/iu, /\bstud|\bschool\b|\buni|学|读|念/iu],
  [/\bworked\b|上班|工作/iu, /\bwork|\bjob\b|上班|工作|任职/iu],
]

/** "I never had diabetes", 我从来没得过糖尿病: what it denies, as somebody would say it. */
function neverWas(core: string): string | null {
  if (LIMITED.test(core)) return null
  const english = NEVER_ENGLISH.exec(core)?.[1]
  if (english !== undefined) return `I ${english.replace(FOR_EVER, '').trim()}`
  const chinese = NEVER_CHINESE.exec(core)?.slice(1).find(Boolean)
  return chinese === undefined ? null : `我${chinese.replace(/^[得患]过?|过/u, '')}`
}

interface NeverSo {
  readonly ids: readonly number[]
  /** Who says that they have no dog may have had one. */
  readonly kind: 'never_was' | 'no_longer'
}

/** The memories of which a sentence says that they never were so, or that there is no such thing. */
export function neverSo(
  core: string,
  memories: readonly ShownMemory[],
  mine: readonly string[],
  isDenying = false,
): NeverSo {
  const denied = neverWas(core)
  const plainly = deniedBy(core)
  const kind =
    isDenying || denied !== null || plainly?.kind === 'never' || NEVER.test(core) ? 'never_was' : 'no_longer'
  const thing = plainly && plainly.kind !== 'not' ? thingIn(plainly.said) : undefined
  const holding = HOLDING.filter(([said]) => denied !== null && said.test(denied))
  const isMeant = (content: string): boolean => {
    const own = withoutFrame(content, mine)
    if (own === null || DENIED.test(own)) return false
    if (thing !== undefined && (hasOne(own, thing) || hasOneOfSlot(own, thing))) return true
    if (plainly && plainly.kind !== 'not' && isDeniedIn(plainly, content, own, mine) === 'all') return true
    if (denied === null || !isOfPerson(denied, content, mine)) return false
    return holding.every(([, known]) => known.test(own)) && isNearly(own, denied)
  }
  const isNothing = denied === null && (plainly === null || plainly.kind === 'not')
  return {
    ids: isNothing ? [] : memories.filter(({ content }) => isMeant(content)).map(({ id }) => id),
    kind,
  }
}

/** Whether what is denied is all, or in part, what a memory says in whatever form. */
function isDeniedIn(
  { said }: Denied,
  content: string,
  own: string,
  mine: readonly string[],
): 'all' | 'part' | null {
  const denied = claimOf(said)
  const known = denied && (beginsWithThem(own) || isOfPerson(said, content, mine)) ? claimOf(own) : null
  return denied && known ? coveredBy(denied, known) : null
}

/**
 * Whether a sentence says of what a memory says, in whatever form, that it is not so, or of a part of it that it never
 * was: which of them holds is not said.
 */
export function isDisputedBy(core: string, content: string, mine: readonly string[]): boolean {
  const denied = deniedBy(core)
  const own = denied && withoutFrame(content, mine)
  if (!denied || own === null || DENIED.test(own)) return false
  const covered = isDeniedIn(denied, content, own, mine)
  return denied.kind === 'not' ? covered !== null : covered === 'part'
}

/** The memories that say what is denied of a thing named before: "A nut allergy? Never had one." */
export function neverHad(
  { kind, said }: Denied,
  memories: readonly ShownMemory[],
  mine: readonly string[],
): NeverSo {
  const what = thingIn(said)
  const ids = memories
    .filter(({ content }) => {
      const own = withoutFrame(content, mine)
      if (own === null || DENIED.test(own)) return false
      if (what !== undefined && (hasOne(own, what) || (kind === 'never' && doesOnly(own, what)))) return true
      return isDeniedIn({ kind, said }, content, own, mine) === 'all'
    })
    .map(({ id }) => id)
  return { ids, kind: kind === 'never' ? 'never_was' : 'no_longer' }
}

const NEVER = /\bnever\b|从来|从没/iu
const DENIED = /\b(?:not|never|no)\b|n['’]t\b|不|没/iu
