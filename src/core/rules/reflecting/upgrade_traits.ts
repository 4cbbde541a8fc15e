import type { ReflectOutput, ReflectTrait } from '../../../../prompts/reflect.ts'
import { tokenize } from '../../text/tokens.ts'
import { conceptOf, type Domain, domains, isConcept } from './concepts.ts'
import { topicOfTrait } from './habits.ts'
import { isChinese, isPositive, shared, type Topic } from './topics.ts'

type Upgrade = ReflectOutput['upgrades'][number]

interface Rung {
  readonly trait: ReflectTrait
  readonly topic: Topic
}

/** What two behaviors have in common, as a person would say it. */
interface Thing {
  readonly said: string
  readonly words: readonly string[]
}

const TEMPLATES = /\b(?:drawn to|stays away from|cares about)\b|偏好与?|偏爱|回避与?|有关的事|看重/giu

/**
 * Behaviors that share a thing become a preference for it (or against it); preferences of one context become
 * a core trait.
 */
export function proposeUpgrades(traits: readonly ReflectTrait[], subject: ReadonlySet<string>): Upgrade[] {
  const rungs = (subtype: string, confidence: number): Rung[] =>
    traits
      .filter(
        (trait) =>
          trait.subtype === subtype && trait.stage !== 'trend' && (trait.confidence ?? 0) >= confidence,
      )
      .map((trait) => ({ trait, topic: topicOfTrait(trait.content.replace(TEMPLATES, ' '), subject) }))
  const known = (subtype: string) =>
    traits.filter((trait) => trait.subtype === subtype).map(({ content }) => content.toLowerCase())
  return [
    ...preferences(rungs('behavior', 0.5), known('preference')),
    ...cores(rungs('preference', 0.6), known('core')),
  ]
}

function preferences(behaviors: readonly Rung[], known: readonly string[]): Upgrade[] {
  const upgrades: Upgrade[] = []
  let free = [...behaviors]
  for (const first of behaviors) {
    if (!free.includes(first)) continue
    free = free.filter((other) => other !== first)
    const thing = free.flatMap((other) => thingOf(first, other) ?? [])[0]
    if (!thing || known.some((content) => content.includes(thing.said.toLowerCase()))) continue
    const family = free.filter((other) => thingOf(first, other)?.said === thing.said)
    free = free.filter((other) => !family.includes(other))
    upgrades.push({
      from_trait_ids: [first, ...family].map(({ trait }) => trait.id),
      new_content: inclination(thing.said, saysYes(first, thing)),
      new_subtype: 'preference',
      reasoning: `all of them are about ${thing.said}`,
    })
  }
  return upgrades
}

const saysYes = ({ topic }: Rung, { words }: Thing): boolean => isPositive(topic, words)

function inclination(thing: string, positive: boolean): string {
  if (isChinese(thing)) return `${positive ? '偏爱' : '回避'}${thing}`
  return `${positive ? 'Drawn to' : 'Stays away from'} ${thing}`
}

function cores(all: readonly Rung[], known: readonly string[]): Upgrade[] {
  const contexts = [...new Set(all.map(({ trait }) => trait.context))]
  return contexts.flatMap((context) => {
    const family = all.filter(({ trait }) => trait.context === context)
    const things = family
      .map(({ trait }) => trait.content.replace(TEMPLATES, ' ').trim().toLowerCase())
      .sort()
    if (
      family.length < 2 ||
      known.some((content) => things.filter((thing) => content.includes(thing)).length >= 2)
    )
      return []
    const new_content = isChinese(things[0]!)
      ? `看重${things.join('和')}`
      : `Cares about ${things.join(' and ')}`
    const from_trait_ids = family.map(({ trait }) => trait.id)
    return [
      { from_trait_ids, new_content, new_subtype: 'core', reasoning: `all of them belong to ${context}` },
    ]
  })
}

/** The domain of their everyday things, or a word of both, where both say yes or both say no to it. */
function thingOf(left: Rung, right: Rung): Thing | undefined {
  const thing = commonDomain(left, right) ?? commonWord(left, right)
  return thing && saysYes(left, thing) === saysYes(right, thing) ? thing : undefined
}

/** The longest word that both use, as the left one writes it. A single Chinese character is no thing. */
function commonWord(left: Rung, right: Rung): Thing | undefined {
  const words = shared(left.topic, right.topic).filter(
    (word) => !isConcept(word) && !/^\p{Script=Han}$/u.test(word),
  )
  const [longest] = words.sort((one, other) => other.length - one.length)
  return longest ? { said: writtenForm(left.topic.text, longest) ?? longest, words: [longest] } : undefined
}

function commonDomain(left: Rung, right: Rung): Thing | undefined {
  const mine = domainsOf(left)
  const theirs = domainsOf(right)
  const domain = [...mine.keys()].find((one) => theirs.has(one))
  if (!domain) return undefined
  const [english, chinese] = domains[domain]
  const said = isChinese(left.trait.content) ? chinese : english
  return { said, words: [...mine.get(domain)!, ...theirs.get(domain)!] }
}

function domainsOf({ topic }: Rung): Map<Domain, string[]> {
  const found = new Map<Domain, string[]>()
  for (const word of topic.words) {
    const domain = conceptOf(word)?.domain
    if (domain) found.set(domain, [...(found.get(domain) ?? []), word])
  }
  return found
}

function writtenForm(text: string, token: string): string | undefined {
  if (isChinese(token)) return token
  return text
    .match(/[\p{L}\p{N}'’]+/gu)
    ?.find((word) => tokenize(word).includes(token))
    ?.toLowerCase()
}
