import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { read, writeLedger } from '../doors.ts'
import type { MemoryDraft } from '../memories/table/drafts.ts'
import { shownMark } from '../memories/turns/shown-mark.ts'
import { spentToday } from '../models/calls.ts'
import { spendingFor, spendingWithin } from '../models/holds.ts'
import { readPolicy, toPolicy } from '../tenancy/policy/rows.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { sessionUuid, turnUuid } from './commit/identity.ts'
import { draftMemories, draftTexts } from './extraction/drafts.ts'
import { addCounts, type Extraction, extractAll } from './extraction/extract.ts'
import { filteredTranscript, keptSpans } from './extraction/transcript.ts'
import type { Decision } from './marking/decide.ts'
import { markAll } from './marking/mark.ts'
import { pinIntentOf } from './marking/write-marks.ts'
import type { Preview } from './schemas.ts'
import { type CanonicalTurn, CommitTurns } from './schemas.ts'
import { knownName, sessionSpeakers } from './turns/person-rows.ts'
import { lastTurns } from './turns/rows.ts'
import { type StoredTurn, saidAt } from './turns/turn.ts'

/**
 * What a commit of these turns would make: stages 2 and 3 run, nothing is stored but the count of their
 * calls. Stored turns of the session are context; conflicts with them are ignored.
 * @throws WorkError when a stage fails or the day's tokens are used up
 */
export async function preview(asked: Context, input: CommitTurns): Promise<Preview> {
  const commit = CommitTurns.parse(input)
  const own = spendingFor(asked, commit.user_id)
  const origin = {
    tenant_id: own.tenant_id,
    user_id: commit.user_id,
    session: sessionUuid(own.tenant_id, commit.user_id, commit.session_id),
  }
  const { policy, spending, stored, named, speakers } = await read(own, {
    policy: readPolicy(),
    spending: spentToday(own),
    stored: lastTurns(userSubject(commit.user_id), commit.session_id),
    named: knownName(subjectId(userSubject(commit.user_id))),
    speakers: sessionSpeakers(
      sql`SELECT subject_id, id AS session_id, next_seq AS last_seq
          FROM conversation_sessions
          WHERE subject_id = ${subjectId(userSubject(commit.user_id))} AND session_id = ${commit.session_id}`,
    ),
  })
  const ctx = spendingWithin(own, spending)
  const person = {
    user_id: commit.user_id,
    name: named[0]?.name ?? null,
    speakers: speakers.map(({ name }) => name),
  }
  const turns = toTurns(origin.session, commit.turns, stored, ctx.clock.now())
  if (!commit.infer)
    return toPreview(ctx, origin, {
      decision: undecided,
      extraction: noExtraction,
      drafts: await draftTexts(origin, turns),
    })
  try {
    const known = new Set(turns.map((turn) => turn.turn_id))
    const earlier = stored.filter((turn) => !known.has(turn.turn_id))
    const decision = await markAll(ctx, earlier, turns, toPolicy(policy).lifetimes, person)
    const marked = [...decision.rewritten, ...decision.turns]
    const withheld = new Set(marked.filter(({ mark }) => mark.withheld).map(({ id }) => id))
    const around = [...earlier, ...decision.turns].filter(({ id }) => !withheld.has(id))
    const extraction = await extractAll(ctx, marked, { session: origin.session, around, person, known: [] })
    const drafts = await draftMemories(origin, extraction.said, decision.pins, marked)
    return toPreview(ctx, origin, { decision, extraction, drafts })
  } finally {
    await writeLedger(ctx)
  }
}

const noExtraction: Extraction = {
  said: [],
  entities: [],
  relations: [],
  rejected: {},
  ended: [],
  forget: [],
}
const undecided: Decision = { turns: [], rewritten: [], pins: [], rejected: {} }

function toTurns(
  session: string,
  given: readonly CanonicalTurn[],
  stored: readonly StoredTurn[],
  now: Date,
): StoredTurn[] {
  const each = [...new Map(given.map((turn) => [turn.turn_id, turn])).values()]
  const start = (stored.at(-1)?.seq ?? 0) + 1
  return each.map((turn, place) => ({
    id: turnUuid(session, turn.turn_id),
    turn_id: turn.turn_id,
    seq: start + place,
    role: turn.role,
    name: turn.name ?? null,
    text: turn.text,
    attachments: turn.attachments ?? [],
    ...saidAt(turn, now),
    mark: null,
  }))
}

interface Made {
  readonly decision: Decision
  readonly extraction: Extraction
  readonly drafts: readonly MemoryDraft[]
}

function toPreview(
  { ledger: { total } }: Context,
  { session }: { readonly session: string },
  { decision, extraction, drafts }: Made,
): Preview {
  const marked = [...decision.rewritten, ...decision.turns]
  const spans = keptSpans(marked)
  return {
    marks: marked.map((turn) => shownMark(turn.mark)),
    kept_turn_ids: spans.map((span) => span.turn_id),
    kept_spans: spans,
    filtered_transcript: filteredTranscript(marked),
    pin_intents: decision.pins.map((pin) => pinIntentOf(session, pin)),
    memories: drafts.map((draft) => ({
      memory_type: draft.memory_type,
      content: draft.content,
      valid_at: draft.valid_at.toISOString(),
      source_turn_ids: [...new Set(draft.sources.map((turn) => turn.turn_id))],
    })),
    entities: extraction.entities.map(({ name, type, aliases, sources }) => ({
      name,
      type,
      aliases: [...aliases],
      source_turn_ids: sources.map((turn) => turn.turn_id),
    })),
    relations: extraction.relations.map(({ item }) => ({
      subject: item.subject.name,
      predicate: item.predicate,
      object: item.object.name,
      source_turn_ids: item.sources.map((turn) => turn.turn_id),
      valid_at: item.valid_at.toISOString(),
    })),
    rejected: addCounts(decision.rejected, extraction.rejected),
    model_calls: total.calls,
    tokens: total.tokens,
  }
}
