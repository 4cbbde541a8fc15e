import { type ExtractOutput, extract, type ShownMemory } from '../../../../prompts/extract.ts'
import { nodeNorm } from '../../graph/writing/nodes.ts'
import { predicates } from '../../graph/writing/predicates.ts'
import type { RelationDraft } from '../../graph/writing/relation-items.ts'
import { type ModelContext, runTask } from '../../models/run-task.ts'
import { contentHash } from '../../text/hash.ts'
import { byClock } from '../../text/moments.ts'
import { normalise } from '../../text/normalise.ts'
import { eachOf } from '../../text/pauses.ts'
import { unkeepable } from '../../text/strings.ts'
import { keepable } from '../../text/well-formed.ts'
import { asksToForget } from '../../text/words/forgetting-words.ts'
import { type Person, speakersOf, theUser } from '../marking/speakers.ts'
import { windowsOf } from '../marking/windows.ts'
import type { KnownMemory } from '../turns/person-rows.ts'
import { type MarkedTurn, type StoredTurn, tokensShown } from '../turns/turn.ts'
import type { Ended, ToForget } from './corrections.ts'
import { criticise, type EntityItem, type RelationItem, timeFaults } from './criticise.ts'
import { hashIn } from './drafts.ts'
import { factOf } from './facts.ts'
import { nearestOf } from './near.ts'
import { byTheUser } from './own-names.ts'
import type { SaidItem } from './said.ts'
import { type KeptPart, transcriptOf, transcriptTurn, withContext } from './transcript.ts'

/** What stage 3 found in the kept turns, after criticism. */
export interface Extraction {
  readonly said: readonly SaidItem[]
  readonly entities: readonly EntityItem[]
  readonly relations: readonly (RelationDraft & { readonly item: RelationItem })[]
  /** Memories that are over because of what was said. */
  readonly ended: readonly Ended[]
  /** Memories that were asked to be forgotten, and by which turns. */
  readonly forget: readonly ToForget[]
  readonly rejected: Readonly<Record<string, number>>
}

/** What an extraction is shown beside the kept turns. */
export interface Surroundings {
  /** `conversation_sessions.id` */
  readonly session: string
  /** All turns of the window's neighbourhood, in order: the dropped ones are there to be understood by. */
  readonly around: readonly StoredTurn[]
  readonly person: Person
  /** Live memories that the turns may touch; a model is shown at most twenty of them. */
  readonly known: readonly KnownMemory[]
}

/**
 * Stage 3: facts, episodes, entities and relations of the kept turns, window by window. Nothing kept, no
 * call. What was proposed and does not hold is left out and counted; it fails no job.
 * @throws WorkError
 */
export async function extractAll(
  ctx: ModelContext,
  turns: readonly MarkedTurn[],
  given: Surroundings,
): Promise<Extraction> {
  const parts = await eachOf(transcriptOf(turns), ({ text }) => text, seenOf)
  let found: Extraction = { ...nothing, rejected: unheard(turns) }
  for (const window of windowsOf(parts, ({ tokens }) => tokens)) {
    const more = await extractWindow(ctx, window, given)
    found = join(found, more)
  }
  return found
}

const seenOf = (turn: KeptPart) => ({ turn, tokens: tokensShown(transcriptTurn(turn)) })

const nothing: Extraction = { said: [], entities: [], relations: [], ended: [], forget: [], rejected: {} }

/** Requests to forget in turns of which nothing is kept find nothing. */
const unheard = (turns: readonly MarkedTurn[]): Record<string, number> => {
  const asking = turns.filter(
    ({ role, mark, text }) => role === 'user' && !mark.keep && !mark.withheld && asksToForget(text),
  )
  return asking.length > 0 ? { forget_unmatched: asking.length } : {}
}

async function extractWindow(
  ctx: ModelContext,
  seen: readonly { readonly turn: KeptPart }[],
  { session, around, person, known: touched }: Surroundings,
): Promise<Extraction> {
  const window = seen.map(({ turn }) => turn)
  const near = around.length > 0 ? around : window
  const transcript = withContext(window, around)
  const [live, ended] = liveAndEnded(touched)
  const known = ctx.models.offline ? touched : [...nearestOf(live, transcript), ...ended]
  const input = {
    transcript,
    memories: known.map(ctx.models.offline ? toRead : toShown),
    speakers: speakersOf(near, person),
    person: person.name,
    predicates,
  }
  const wish = (found: ExtractOutput) => [...unkeepable(found), ...timeFaults(found)]
  const answer = keepable(await runTask(ctx, extract, input, { wish }))
  const the = theUser(near, person)
  const output = ctx.models.offline ? answer : byTheUser(answer, the, person.name)
  const criticised = criticise(output, window, known, the)
  const relations = criticised.relations.map((item) => {
    const relation = draftRelation(item, factOf(item, criticised.said), session)
    const begins = followsOther(relation, criticised.ended, known) ? relation.stated_at : relation.valid_at
    return { ...relation, valid_at: begins }
  })
  return { ...criticised, said: ofThemselves(withConstraints(criticised.said, relations), the), relations }
}

/**
 * "I moved to Hull last week", said on the day after "I live in Leeds": what takes the place of something
 * began before that was said. By its own time it would stand behind what it ends.
 */
const followsOther = (
  { item, valid_at }: Extraction['relations'][number],
  ended: readonly Ended[],
  known: readonly KnownMemory[],
): boolean => {
  const object = normalise(item.object.name)
  return ended.some(({ kind, by, memory_id }) => {
    if (kind !== 'replaced' || !by || !normalise(by.content).includes(object)) return false
    const since = known.find(({ id }) => id === memory_id)?.valid_at
    return since != null && since > valid_at
  })
}

const liveAndEnded = (known: readonly KnownMemory[]) =>
  [known.filter(({ ended }) => !ended), known.filter(({ ended }) => ended)] as const

const toShown = (
  { content, memory_type, valid_at, minutes_east, ended }: KnownMemory,
  place: number,
): ShownMemory => ({
  id: place + 1,
  content,
  type: memory_type,
  time: valid_at && byClock(valid_at, minutes_east).toISOString().slice(0, 10),
  ...(ended && { ended }),
})

const toRead = (known: KnownMemory, place: number): ShownMemory => ({
  ...toShown(known, place),
  about: known.about,
})

/** Of the person, of whoever says it, or of one of the person's family: not of somebody by name. */
const isOfOnesOwn = ({ known: { about, said_by } }: SaidItem): boolean =>
  about === null || about === said_by || /^(?:(?:the )?user\b|用户)/iu.test(about)

/** What an allergy comes from must never be missed. */
const withConstraints = (said: readonly SaidItem[], relations: Extraction['relations']): SaidItem[] => {
  const hashes = new Set(
    relations
      .filter(({ predicate, fact }) => predicate === 'ALLERGIC_TO' && fact)
      .map(({ fact }) => fact!.content_hash),
  )
  return said.map((item) =>
    item.memory_type === 'fact' && hashes.has(contentHash(item.content)) && isOfOnesOwn(item)
      ? { ...item, isConstraint: true }
      : item,
  )
}

/** Where one of several who speak is the user, what another one must avoid or do is nothing that is told always. */
const ofThemselves = (said: readonly SaidItem[], the: string | null | undefined): SaidItem[] =>
  said.map((item) =>
    the === undefined || ROLES.has(item.known.said_by)
      ? item
      : { ...item, isConstraint: false, known: { ...item.known, due_at: null } },
  )
const ROLES: ReadonlySet<string | null> = new Set(['user', 'assistant', 'tool', null])

/** The sum by reason; a reason that one of them lacks counts as zero. */
export function addCounts(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> {
  const sum = { ...one }
  for (const [reason, count] of Object.entries(other)) sum[reason] = (sum[reason] ?? 0) + count
  return sum
}

const join = (one: Extraction, other: Extraction): Extraction => ({
  said: [...one.said, ...other.said],
  entities: [...one.entities, ...other.entities],
  relations: [...one.relations, ...other.relations],
  ended: [...one.ended, ...other.ended],
  forget: [...one.forget, ...other.forget],
  rejected: addCounts(one.rejected, other.rejected),
})

function draftRelation(item: RelationItem, fact: SaidItem | undefined, session: string) {
  return {
    item,
    subject: nodeNorm(item.subject),
    predicate: item.predicate,
    object: nodeNorm(item.object),
    valid_at: item.valid_at,
    stated_at: new Date(Math.max(...item.sources.map((turn) => turn.timestamp_iso.getTime()))),
    fact: fact ? { memory_type: fact.memory_type, content_hash: hashIn({ session }, fact) } : null,
    turn_ids: item.sources.map((turn) => turn.turn_id),
  }
}
