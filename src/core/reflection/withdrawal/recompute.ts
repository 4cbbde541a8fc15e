import { isActive, type TraitStage } from '../../traits/belief/stages.ts'
import type { Trait, TraitEvidence } from '../../traits/belief/trait.ts'
import { type Birth, birthsOf, endedByPerson, type Life, type LivedEvent } from '../replay/life.ts'
import { type Relived, replay } from '../replay/replay.ts'
import { type LifeRows, toLife } from './life-rows.ts'

/** What is taken back, or given back. */
export interface Withdrawal {
  /** The receipt, or an id of its own: a restore names it again. */
  readonly id: string
  /** Their evidence goes with them. */
  readonly memory_ids: readonly string[]
  /** Traits that the person ends: they are taken from their parents. */
  readonly trait_ids?: readonly string[]
}

export interface Standing {
  readonly stage: TraitStage
  /** Null for a trend, and for what was never born. */
  readonly confidence: number | null
}

/** What becomes of a trait. */
export interface TraitChange {
  readonly id: string
  readonly content: string
  readonly before: Standing
  readonly after: Standing
}

/** A trait as it is stored, and as it is to stand. */
export interface Restated {
  readonly before: Trait
  readonly after: Trait
  /** Only its parent is another one: no event. */
  readonly is_link: boolean
  /** Those of the withdrawal that it rests on. */
  readonly memory_ids: readonly string[]
  /** Of a parent: what it inherits, to be written in place of what it inherited before. */
  readonly inherited: { readonly cycle_id: string; readonly rows: readonly TraitEvidence[] } | null
}

/** What a withdrawal, or the way back, changes. */
export interface Recomputed {
  readonly kind: 'withdrawn' | 'restored'
  readonly withdrawal: Withdrawal
  readonly restated: readonly Restated[]
  /** The traits that stand otherwise, and those that end: what a dry run shows. */
  readonly changes: readonly TraitChange[]
  /** What was read, for the guard. */
  readonly read: { readonly cycles: number; readonly rows: number }
  /** What was lived: the traits as they are stored, and which voices count then. */
  readonly lived: Life
}

/** Every trait as if the memories had never been said, and the traits never been. Pure. */
export function withdrawn(rows: LifeRows, withdrawal: Withdrawal, now: Date): Recomputed {
  const { memory_ids, trait_ids = [] } = withdrawal
  const gone = new Set(memory_ids)
  const goes: Moves = (memoryId, withdrawnIn) => withdrawnIn === null && gone.has(memoryId)
  const life = toLife(rows, (...voice) => voice[1] !== null || goes(...voice))
  const ends = trait_ids.map((memory_id) => endedNow(memory_id, now))
  const events = [...life.events, ...ends]
  return recompute('withdrawn', groundOf(rows, goes), withdrawal, { ...life, events })
}

/** Every trait as if the withdrawal had never been. Pure. */
export function restored(rows: LifeRows, withdrawal: Withdrawal): Recomputed {
  const { id, memory_ids, trait_ids = [] } = withdrawal
  const back = new Set(memory_ids)
  const comes: Moves = (memoryId, withdrawnIn) => withdrawnIn === id && back.has(memoryId)
  const life = toLife(rows, (...voice) => voice[1] !== null && !comes(...voice))
  const ends = endedByPerson(life)
  const undone = new Set(trait_ids.map((traitId) => ends.get(traitId)))
  const events = life.events.filter((event) => !undone.has(event))
  return recompute('restored', groundOf(rows, comes), withdrawal, { ...life, events })
}

const endedNow = (memory_id: string, at: Date): LivedEvent => ({
  memory_id,
  event: 'dissolved',
  old_content: null,
  new_content: null,
  detail: {},
  actor: 'user',
  cycle_id: null,
  place: { at, ordinal: Number.MAX_SAFE_INTEGER },
})

function recompute(kind: Recomputed['kind'], ground: Ground, withdrawal: Withdrawal, life: Life): Recomputed {
  const { memory_ids, trait_ids = [] } = withdrawal
  const births = new Map(birthsOf(life).map((birth) => [birth.trait.id, birth]))
  const ended = new Set(kind === 'withdrawn' ? trait_ids : [])
  const affected = affectedBy(births, ground, trait_ids)
  const relived = replay(life)
  const restated = life.traits.flatMap((before): Restated[] => {
    const birth = births.get(before.id)
    if (!birth || ended.has(before.id)) return []
    const after = relived.traits.get(before.id) ?? unborn(before)
    const own = affected.get(before.id)
    if (!own) return relinked(before, after, affected)
    const one = restatedOf(before, after, birth, relived, own.size > 0 ? [...own] : memory_ids)
    return own.size > 0 || isOther(life, one) ? [one] : []
  })
  const settled = withoutTwins(life, restated)
  const rows = [...ground.values()].reduce((sum, { voices }) => sum + voices, 0)
  const read = { cycles: life.cycles.length, rows }
  const changes = changesOf(life, settled, ended)
  return { kind, withdrawal, restated: settled, changes, read, lived: life }
}

/** Whether a memory's voice is one that goes, or comes back. */
type Moves = (memoryId: string, withdrawnIn: string | null) => boolean
type Ground = ReadonlyMap<string, { readonly memory_ids: ReadonlySet<string>; readonly voices: number }>

/** Which traits rest on the memories themselves, on which, and by how many voices. */
const groundOf = ({ voices }: LifeRows, moves: Moves): Ground =>
  new Map(
    voices.flatMap(({ trait_id, packed }) => {
      const moved = packed.filter((voice) => moves(voice[0], voice[6]))
      const memory_ids = new Set(moved.map(([memoryId]) => memoryId))
      return moved.length > 0 ? [[trait_id, { memory_ids, voices: moved.length }] as const] : []
    }),
  )

/** What rests on them by way of its children, too, to any depth. */
function affectedBy(
  births: ReadonlyMap<string, Birth>,
  ground: Ground,
  endedIds: readonly string[],
): Map<string, ReadonlySet<string>> {
  const affected = new Map([...ground].map(([id, { memory_ids }]) => [id, memory_ids]))
  const isTouched = (id: string) => affected.has(id) || endedIds.includes(id)
  let size = -1
  while (size !== affected.size) {
    size = affected.size
    for (const [id, birth] of births) {
      if (birth.kind === 'upgrade' && !affected.has(id) && birth.children.some(isTouched))
        affected.set(id, new Set())
    }
  }
  for (const id of endedIds) if (!affected.has(id)) affected.set(id, new Set())
  return affected
}

/** One that was not born at all, as it is stored: it has ended, and nothing ever spoke for it. */
const unborn = (trait: Trait): Trait => ({
  ...trait,
  stage: 'dissolved',
  confidence: null,
  confidence_at: null,
  parent_id: null,
  reinforcement_count: 0,
  contradiction_count: 0,
  last_reinforced: null,
  window_start: null,
  window_end: null,
})

/** A child whose parent is born no more, or again. */
function relinked(before: Trait, { parent_id }: Trait, affected: ReadonlyMap<string, unknown>): Restated[] {
  if (before.parent_id === parent_id || !affected.has(before.parent_id ?? parent_id ?? '')) return []
  return [{ before, after: { ...before, parent_id }, is_link: true, memory_ids: [], inherited: null }]
}

const TOLERANCE = 1e-12

/** Whether what reaches a parent through its children alone changes anything of it. */
function isOther({ evidence }: Life, { before, after, inherited }: Restated): boolean {
  const keyOf = ({ memory_id, evidence_type, quality }: TraitEvidence) =>
    `${memory_id} ${evidence_type} ${quality}`
  const born = evidence.filter(
    ({ trait_id, cycle_id }) => trait_id === before.id && cycle_id === inherited?.cycle_id,
  )
  const words = (rows: readonly TraitEvidence[]) => rows.map(keyOf).sort().join()
  return (
    before.stage !== after.stage ||
    before.content !== after.content ||
    before.parent_id !== after.parent_id ||
    Math.abs((before.confidence ?? 0) - (after.confidence ?? 0)) > TOLERANCE ||
    words(born) !== words(inherited?.rows ?? [])
  )
}

function restatedOf(
  before: Trait,
  relived: Trait,
  birth: Birth,
  { evidence }: Relived,
  memory_ids: readonly string[],
): Restated {
  const { version } = before
  const { cycle_id } = birth
  const inherited =
    birth.kind === 'upgrade'
      ? { cycle_id, rows: (evidence.get(before.id) ?? []).filter((row) => row.cycle_id === cycle_id) }
      : null
  return { before, after: { ...relived, version }, is_link: false, memory_ids, inherited }
}

/**
 * Where another trait has the words by now, those of a trait stay as they are, and what has ended stays
 * ended.
 */
function withoutTwins({ traits }: Life, restated: readonly Restated[]): Restated[] {
  const ids = new Set(restated.map(({ before }) => before.id))
  const taken = new Set(
    traits.filter((trait) => isActive(trait) && !ids.has(trait.id)).map(({ content_hash }) => content_hash),
  )
  return restated.map((one) => {
    const { before, after } = one
    if (!isActive(after) || !taken.has(after.content_hash)) return one
    const { content, content_hash } = before
    return isActive(before)
      ? { ...one, after: { ...after, content, content_hash } }
      : { ...one, after: { ...after, stage: 'dissolved' } }
  })
}

function changesOf(
  { traits }: Life,
  restated: readonly Restated[],
  ended: ReadonlySet<string>,
): TraitChange[] {
  const standing = ({ stage, confidence }: Trait): Standing => ({ stage, confidence })
  const moved = restated.filter(
    ({ before, after, is_link }) => !is_link && (isActive(before) || isActive(after)),
  )
  const ends = traits.filter((trait) => ended.has(trait.id) && isActive(trait))
  return [
    ...ends.map((trait) => {
      const after = { stage: 'dissolved', confidence: trait.confidence } as const
      return { id: trait.id, content: trait.content, before: standing(trait), after }
    }),
    ...moved.map(({ before, after }) => {
      return { id: before.id, content: after.content, before: standing(before), after: standing(after) }
    }),
  ]
}
