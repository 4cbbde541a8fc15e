import type { ReflectOutput, ReflectTrait } from '../../../../prompts/reflect.ts'
import { tokenize } from '../../text/tokens.ts'
import { isChinese, shared, type Topic, topicOf } from './topics.ts'

type Upgrade = ReflectOutput['upgrades'][number]

interface Rung {
  readonly trait: ReflectTrait
  readonly topic: Topic
}

const TEMPLATES = /\b(?:drawn to|stays away from|cares about)\b|偏好与|回避与|有关的事|看重/giu

/** Behaviors that share a thing become a preference for it (or against it); preferences of one context become a core trait. */
export function proposeUpgrades(traits: readonly ReflectTrait[], subject: ReadonlySet<string>): Upgrade[] {
  const rungs = (subtype: string, confidence: number): Rung[] =>
    traits
      .filter((trait) => trait.subtype === subtype && trait.stage !== 'trend' && (trait.confidence ?? 0) >= confidence)
      .map((trait) => ({ trait, topic: topicOf(trait.content.replace(TEMPLATES, ' '), subject) }))
  const known = (subtype: string) =>
    traits.filter((trait) => trait.subtype === subtype).map(({ content }) => content.toLowerCase())
  return [...preferences(rungs('behavior', 0.5), known('preference')), ...cores(rungs('preference', 0.6), known('core'))]
}

function preferences(behaviors: readonly Rung[], known: readonly string[]): Upgrade[] {
  const upgrades: Upgrade[] = []
  const free = [...behaviors]
  for (let first = free.shift(); first; first = free.shift()) {
    const { topic } = first
    const like = free.filter((other) => other.topic.positive === topic.positive && thingOf(topic, other.topic) !== undefined)
    const thing = like[0] && thingOf(topic, like[0].topic)
    if (!thing || known.some((content) => content.includes(thing.toLowerCase()))) continue
    const family = like.filter((other) => shared(topic, other.topic).some((word) => tokenize(thing).includes(word)))
    for (const other of family) free.splice(free.indexOf(other), 1)
    upgrades.push({
      from_trait_ids: [first, ...family].map(({ trait }) => trait.id),
      new_content: inclination(thing, topic.positive),
      new_subtype: 'preference',
      reasoning: `all of them are about ${thing}`,
    })
  }
  return upgrades
}

function inclination(thing: string, positive: boolean): string {
  if (isChinese(thing)) return `${positive ? '偏好' : '回避'}与${thing}有关的事`
  return `${positive ? 'Drawn to' : 'Stays away from'} ${thing}`
}

function cores(all: readonly Rung[], known: readonly string[]): Upgrade[] {
  const contexts = [...new Set(all.map(({ trait }) => trait.context))]
  return contexts.flatMap((context) => {
    const family = all.filter(({ trait }) => trait.context === context)
    const things = family.map(({ trait }) => trait.content.replace(TEMPLATES, ' ').trim().toLowerCase())
    if (family.length < 2 || known.some((content) => things.filter((thing) => content.includes(thing)).length >= 2)) return []
    const new_content = isChinese(things[0]!) ? `看重${things.join('和')}` : `Cares about ${things.join(' and ')}`
    const from_trait_ids = family.map(({ trait }) => trait.id)
    return [{ from_trait_ids, new_content, new_subtype: 'core', reasoning: `all of them belong to ${context}` }]
  })
}

/** The longest thing that both are about, as the first one writes it; undefined for none. A single Chinese character is no thing. */
function thingOf(left: Topic, right: Topic): string | undefined {
  const words = shared(left, right).filter((word) => !/^\p{Script=Han}$/u.test(word))
  const [longest] = words.sort((a, b) => b.length - a.length)
  return longest && (writtenForm(left.text, longest) ?? longest)
}

function writtenForm(text: string, token: string): string | undefined {
  if (isChinese(token)) return token
  return text
    .match(/[\p{L}\p{N}'’]+/gu)
    ?.find((word) => tokenize(word).includes(token))
    ?.toLowerCase()
}
