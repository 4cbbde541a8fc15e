import { withConfidence } from '../../traits/belief/trait.ts'
import { changed, dissolved, type Voice } from './additions.ts'
import { contradict } from './disputes/contradictions.ts'
import { fade } from './fading.ts'
import { toPlan } from './plan.ts'
import { reinforce } from './reinforcements.ts'
import { activeTrait, applied, type Standing, type Step, standingOf } from './standing.ts'
import { type Found, nothingProposed, type Plan } from './types.ts'

const nobody = { proposals: nothingProposed, vectors: new Map(), resolutions: null }

/**
 * A person's memory for or against a trait, in a cycle of its own: no model, and no resolution is asked for.
 */
export function planVoice(found: Found, voice: Voice): Plan {
  const steps: readonly Step[] = [() => ({ voices: [voice] }), reinforce, contradict, fade]
  return toPlan(
    steps.reduce((standing, step) => applied(standing, step(standing, nobody)), ofOne(found, voice)),
  )
}

/** The cycle looks at the one trait alone. */
const ofOne = (found: Found, { trait_id }: Pick<Voice, 'trait_id'>): Standing =>
  standingOf({ ...found, traits: found.traits.filter(({ id }) => id === trait_id) })

/** Words of the person's own: they neither raise nor lower what the evidence has made of it. */
export function planRewording(
  found: Found,
  trait_id: string,
  words: {
    readonly content: string
    readonly content_hash: string
    readonly vector: readonly number[] | null
  },
): Plan {
  const standing = ofOne(found, { trait_id })
  const trait = activeTrait(standing, trait_id)
  if (!trait) return toPlan(standing)
  const { confidence } = trait
  const detail = { stance: 'reword', confidence: { before: confidence, after: confidence } }
  return toPlan(applied(standing, changed({ ...trait, ...words }, 'modified', detail, trait.content)))
}

/** It is never to be believed. */
export function planRefusal(found: Found, trait_id: string): Plan {
  const standing = ofOne(found, { trait_id })
  const trait = activeTrait(standing, trait_id)
  if (!trait) return toPlan(standing)
  const ended = withConfidence(trait, found.now, (current) => current)
  return toPlan(applied(standing, dissolved(ended, { reason: 'refused_by_user' })))
}
