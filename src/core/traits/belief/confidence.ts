/** Confidence of a trait: docs/design/reflection.md, "Confidence". Arithmetic only. */

export const traitSubtypes = ['behavior', 'preference', 'core'] as const
export type TraitSubtype = (typeof traitSubtypes)[number]

export const traitContexts = ['work', 'personal', 'social', 'learning', 'general'] as const
export type TraitContext = (typeof traitContexts)[number]

/** Work, personal, social, learning or general; anything else is general. */
export function contextOf(said: string | null | undefined): TraitContext {
  return traitContexts.find((context) => context === said?.trim().toLowerCase()) ?? 'general'
}

/** A: across contexts. B: said outright. C: across conversations. D: in one, or between the lines. */
export const grades = ['A', 'B', 'C', 'D'] as const
export type Grade = (typeof grades)[number]

export const NEW_BEHAVIOR = 0.4
export const PROMOTED_TREND = 0.3
/** Below this a trait is dissolved. */
export const FLOOR = 0.1

/** What one reinforcement of a grade closes of the distance to 1. */
const gradeFactor: Readonly<Record<Grade, number>> = { A: 0.25, B: 0.2, C: 0.15, D: 0.05 }

const DECAY_PER_DAY: Readonly<Record<TraitSubtype, number>> = {
  behavior: 0.005,
  preference: 0.002,
  core: 0.001,
}
const DAY_MS = 86_400_000
const SINGLE_CONTRADICTION = 0.2
const HEAVY_CONTRADICTION = 0.4

/** Where one stage ends and the next begins. */
export const STAGE_BOUNDS = [0.3, 0.6, 0.85] as const

const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))

export interface Decaying {
  readonly subtype: TraitSubtype
  readonly confidence: number
  readonly reinforcement_count: number
  /** The moment that `confidence` is decayed to. */
  readonly confidence_at: Date | null
  readonly last_reinforced: Date | null
}

/** λ a day: the more often it was reinforced, the slower it fades. */
export const decayPerDay = ({
  subtype,
  reinforcement_count,
}: Pick<Decaying, 'subtype' | 'reinforcement_count'>): number =>
  DECAY_PER_DAY[subtype] / (1 + 0.1 * reinforcement_count)

/**
 * `c · exp(−λ · days)` with `λ = base / (1 + 0.1 · reinforcements)`, days fractional, from the later of the
 * stored moment and the last reinforcement. However the days are split, the product is the same.
 */
export function decayed(trait: Decaying, now: Date): number {
  const since = Math.max(trait.confidence_at?.getTime() ?? 0, trait.last_reinforced?.getTime() ?? 0)
  const days = since === 0 ? 0 : Math.max(0, now.getTime() - since) / DAY_MS
  const lambda = decayPerDay(trait)
  return clamp(trait.confidence * Math.exp(-lambda * days))
}

/** `c + (1 − c) · f`. */
export function reinforced(confidence: number, grade: Grade): number {
  return clamp(confidence + (1 - confidence) * gradeFactor[grade])
}

/** `c · (1 − f)`: f is 0.4 for a strong contradiction or for two or more memories, else 0.2. */
export function contradicted(confidence: number, memories: number, strong: boolean): number {
  return clamp(confidence * (1 - (strong || memories >= 2 ? HEAVY_CONTRADICTION : SINGLE_CONTRADICTION)))
}

/** `min(1, max + 0.1)` over the confidences that an upgrade comes from. */
export function upgraded(confidences: readonly number[]): number {
  return clamp(Math.max(...confidences) + 0.1)
}

/** What a modified trait is worth: the supporting share of all its evidence by factor, in [0.1, 0.85]. */
export function reweighed(supporting: readonly Grade[], contradicting: readonly Grade[]): number {
  const sum = (all: readonly Grade[]) => all.reduce((total, grade) => total + gradeFactor[grade], 0)
  const total = sum(supporting) + sum(contradicting)
  return clamp(total === 0 ? 0 : sum(supporting) / total, FLOOR, 0.85)
}

/** The better of two grades; A is the best. */
export const bestGrade = (left: Grade, right: Grade): Grade => (left < right ? left : right)
