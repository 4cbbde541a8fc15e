import { emotionOf } from '../../affinity/scoring/emotion.ts'
import { type Governance, reinforced } from '../../memories/lifecycle/reinforcement.ts'
import type { MemoryDraft } from '../../memories/table/drafts.ts'
import { contentHash, hashOf, idOf } from '../../text/hash.ts'
import { normalise } from '../../text/normalise.ts'
import { by } from '../../text/order.ts'
import { eachOf } from '../../text/pauses.ts'
import { undated } from '../../text/reading/dated-quote.ts'
import { forEver } from '../marking/lifetimes.ts'
import type { Pin } from '../marking/pins.ts'
import type { MarkedTurn, StoredTurn } from '../turns/turn.ts'
import { governanceOf, valenceOf } from './governance.ts'
import { bothKnown, plainly } from './known.ts'
import type { SaidItem } from './said.ts'
import { noteOf, transcriptOf } from './transcript.ts'

/** Whose conversation memories come from: what their ids are derived from. */
export interface Origin {
  readonly tenant_id: string
  readonly user_id: string
  /** `conversation_sessions.id` */
  readonly session: string
}

/** What a draft is made of; its sources are turns whose order is known. */
type Found = Omit<MemoryDraft, 'id' | 'content_hash' | 'sources'> & {
  readonly sources: readonly StoredTurn[]
  /** Of the memory that it says again. */
  readonly content_hash?: string | undefined
}

/** Facts and episodes of the extraction and one note a pin, each content once. */
export async function draftMemories(
  origin: Origin,
  said: readonly SaidItem[],
  pins: readonly Pin[],
  turns: readonly MarkedTurn[],
): Promise<MemoryDraft[]> {
  const drafts = await eachOf(said, ({ sources: [first] }) => first!.text, draftSaid)
  return eachOnce(origin, [...drafts, ...pins.flatMap((pin) => draftNote(pin, turns))])
}

const PINNED_NOTE = { category: 'note', subtype: 'user_pinned_note' } as const

const draftSaid = (item: SaidItem): Found => ({
  memory_type: item.memory_type,
  content: item.content,
  content_hash: item.content_hash,
  governance: {
    ...constrained(governanceOf(item.sources), item.isConstraint),
    ...(item.memory_type === 'note' && PINNED_NOTE),
  },
  valid_at: item.valid_at,
  known: item.known,
  metadata: item.metadata,
  sources: item.sources,
})

function constrained(governance: Governance, isConstraint: boolean | undefined): Governance {
  if (isConstraint) return { ...governance, subtype: 'constraint' }
  const isNone = isConstraint === false && governance.subtype === 'constraint'
  return isNone ? { ...governance, subtype: null } : governance
}

/** Of a trigger that says itself what to keep: the sentences that are meant, a line each. */
function meant(turn: MarkedTurn, pin: Pin): MarkedTurn[] {
  const spans = turn.turn_id === pin.trigger.turn_id ? pin.spans : null
  const { mark } = turn
  return (spans ?? [mark.span]).map((span) => ({ ...turn, mark: { ...mark, span, parts: [] } }))
}

/** The `user_pinned_note` of a pin; none without targets, or when nothing of them is left to note. */
function draftNote(pin: Pin, turns: readonly MarkedTurn[]): Found[] {
  const ids = new Set(pin.targets.map((turn) => turn.turn_id))
  const pinnedTurns = turns.filter((turn) => ids.has(turn.turn_id)).flatMap((turn) => meant(turn, pin))
  const targets = transcriptOf(pinnedTurns)
  if (targets.length === 0) return []
  const governance: Governance = {
    ...governanceOf(targets),
    ...forEver,
    ...PINNED_NOTE,
    user_triggered_save: true,
  }
  return [
    {
      memory_type: 'note',
      content: noteOf(targets),
      governance: {
        ...governance,
        requires_confirmation: governance.requires_confirmation || pin.requires_confirmation,
      },
      valid_at: latest(targets),
      known: plainly(targets),
      metadata: {},
      sources: targets,
    },
  ]
}

const AS_IT_IS: Omit<Governance, 'valence'> = {
  ...forEver,
  importance: 5,
  category: null,
  subtype: null,
  evidence_level: null,
  requires_confirmation: false,
  user_triggered_save: false,
}

/** `infer: false`: every turn's text is an episode as it is. */
export const draftTexts = async (origin: Origin, turns: readonly StoredTurn[]): Promise<MemoryDraft[]> =>
  eachOnce(origin, await eachOf(turns, ({ text }) => text, draftText))

const draftText = (turn: StoredTurn): Found => ({
  memory_type: 'episodic',
  content: turn.text,
  governance: { ...AS_IT_IS, valence: valenceOf([turn], ({ text }) => emotionOf(text).valence) },
  valid_at: turn.timestamp_iso,
  known: plainly([turn]),
  metadata: {},
  sources: [turn],
})

const latest = (turns: readonly StoredTurn[]): Date =>
  new Date(Math.max(...turns.map((turn) => turn.timestamp_iso.getTime())))

const earlier = (one: Date, other: Date): Date => new Date(Math.min(one.getTime(), other.getTime()))

/**
 * A content found twice in one extraction is one memory with all its sources, as if it had come in two
 * commits.
 */
function eachOnce(origin: Origin, found: readonly Found[]): MemoryDraft[] {
  const drafts = new Map<string, Found & { content_hash: string }>()
  const inOrder = found.toSorted((one, other) => one.sources[0]!.seq - other.sources[0]!.seq)
  for (const one of inOrder) {
    const content_hash = hashIn(origin, one)
    const key = `${one.memory_type} ${content_hash}`
    const known = drafts.get(key)
    drafts.set(key, known ? { ...merge(known, one), content_hash } : { ...one, content_hash })
  }
  return [...drafts.values()]
    .map((draft) => ({
      ...draft,
      id: idOf(
        'memory',
        origin.tenant_id,
        origin.user_id,
        draft.memory_type,
        draft.content_hash,
        draft.sources[0]!.id,
      ),
    }))
    .sort(by(({ id }) => id))
}

/**
 * An episode is unique per session: the same words said in another session happened another time, unless it is
 * said to be the same.
 */
export function hashIn(
  origin: Pick<Origin, 'session'>,
  { memory_type, content, content_hash }: Pick<Found, 'memory_type' | 'content' | 'content_hash'>,
): string {
  if (content_hash !== undefined) return content_hash
  return memory_type === 'episodic'
    ? hashOf(normalise(undated(content)), origin.session)
    : contentHash(content)
}

const merge = (known: Found, again: Found): Found => ({
  ...known,
  governance: reinforced(known.governance, again.governance),
  valid_at: earlier(known.valid_at, again.valid_at),
  known: bothKnown(known.known, again.known),
  metadata: { ...again.metadata, ...known.metadata },
  sources: [...known.sources, ...again.sources].toSorted((one, other) => one.seq - other.seq),
})
