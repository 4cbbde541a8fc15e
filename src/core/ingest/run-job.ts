import type { Context } from '../context.ts'
import { write, writeLedger } from '../doors.ts'
import { isGuard } from '../errors.ts'
import { enduring, spendingFor, spendingWithin } from '../models/holds.ts'
import { sameThing } from '../text/kinds/same-things.ts'
import { tokenize } from '../text/tokens.ts'
import { aboutWhat, forgetRequests } from '../text/words/forgetting-words.ts'
import { draftMemories, draftTexts, hashIn } from './extraction/drafts.ts'
import { epochsOf } from './extraction/epochs.ts'
import { addCounts, type Extraction, extractAll } from './extraction/extract.ts'
import { MOST } from './extraction/near.ts'
import { transcriptOf } from './extraction/transcript.ts'
import { failJob } from './job/fail.ts'
import { forgetInWords, forgetWithheld } from './job/forget-in-words.ts'
import { type HeldJob, heldBy, leaseUntil, type Told } from './job/held-job.ts'
import { holdLease, type Lease } from './job/lease.ts'
import type { Result } from './job/result.ts'
import type { Stage } from './job/schemas.ts'
import { storeResult } from './job/store-result.ts'
import { takeJob, type Work } from './job/take.ts'
import { markAll } from './marking/mark.ts'
import { meantIn, type Pin } from './marking/pins.ts'
import { writeMarks } from './marking/write-marks.ts'
import { JobId } from './schemas.ts'
import { endedMemories, type KnownMemory, ofTheSame, relatedMemories } from './turns/person-rows.ts'
import type { MarkedTurn, StoredTurn } from './turns/turn.ts'

/** How far a try has come: what a failure of it is counted as. */
interface Progress {
  stage: Stage
  counted: boolean
  failures: number
}

/**
 * Runs a job through its stages: taking and reading, marks, result are its three writes, and no transaction
 * is open while a model is called. A failure is recorded in the job and is no error here. A job that cannot
 * be taken (not due, running, done, paused, behind another of its session) is left alone, so any delivery may
 * come twice or too early.
 * @param told how the job stands after its last write, unless that failed
 * @returns whether the job was taken
 * @throws CoreError `backend_unavailable` when not even a failure could be recorded
 */
export async function runJob(ctx: Context, input: JobId, told?: Told): Promise<boolean> {
  const { job_id } = JobId.parse(input)
  const work = await takeJob(ctx, job_id, told)
  if (!work) return false
  const spending = enduring(spendingFor(spendingWithin(ctx, work.spending), work.job.user_id))
  const { stage, counted, failures } = work.job
  const progress: Progress = { stage, counted, failures }
  try {
    await (work.job.infer ? infer(spending, work, progress) : keepTexts(spending, work))
  } catch (error) {
    if (isGuard(error, 'lease_lost')) await writeLedger(ctx)
    else await record(ctx, work.job, { ...progress, error })
  }
  return true
}

async function record(ctx: Context, job: HeldJob, failed: Parameters<typeof failJob>[2]): Promise<void> {
  try {
    await failJob(ctx, job, failed)
  } catch (error) {
    if (!isGuard(error, 'lease_lost')) throw error
    await writeLedger(ctx)
  }
}

/** `infer: false`: no model but the embedder, whose tokens count like a model's. */
async function keepTexts(ctx: Context, { job, turns, room, refused }: Work): Promise<void> {
  const part = { drafts: await draftTexts(originOf(ctx, job), turns), entities: [], relations: [] }
  const rejected = lateOnes(refused)
  await storeResult(ctx, job, { turns, around: turns, parts: [part], rejected, room, ended: [] })
}

/** Turns that were refused as they came, as they are counted. */
const lateOnes = (count: number): Record<string, number> => (count > 0 ? { forgotten: count } : {})

const originOf = (ctx: Context, job: HeldJob) => ({
  tenant_id: ctx.tenant_id,
  user_id: job.user_id,
  session: job.session,
})

/** What stage 3 reads: the job's own turns and those that its pins reach back to, all marked. */
interface Marked {
  readonly turns: readonly MarkedTurn[]
  readonly reached: readonly MarkedTurn[]
  readonly pins: readonly Pin[]
  /** All turns that may be shown, in order: none that was forgotten since they were read. */
  readonly around: readonly StoredTurn[]
  readonly rejected: Readonly<Record<string, number>>
  /** What the turns may end in other words, where rules look for it; what is over and asked to be forgotten. */
  readonly related: readonly KnownMemory[]
}

async function infer(ctx: Context, work: Work, progress: Progress): Promise<void> {
  const { job } = work
  const lease = holdLease(ctx, job)
  const marked = job.stage === 'stage3' ? storedMarks(work) : await stage2(lease, work, progress)
  const turns = [...marked.reached, ...marked.turns]
  const extraction = await stage3(lease, work, marked)
  await lease.outlast()
  await forgetWithheld(ctx, job, marked.reached)
  await forgetInWords(ctx, job, extraction.forget)
  const asking = new Set(extraction.forget.flatMap(({ turn_ids }) => turn_ids))
  const parts: Result['parts'][number][] = []
  for (const epoch of epochsOf(extraction)) {
    const pins = parts.length === 0 ? marked.pins : []
    parts.push({ ...epoch, drafts: await draftMemories(originOf(ctx, job), epoch.said, pins, turns) })
  }
  const ended = extraction.ended.map(({ memory_id: id, kind, by, at, turn_ids }) => ({
    id,
    kind,
    memory_type: by?.memory_type ?? null,
    content_hash: by && hashIn(originOf(ctx, job), by),
    at: at.toISOString(),
    turn_ids,
  }))
  const rejected = [marked.rejected, extraction.rejected, lateOnes(work.refused)].reduce(addCounts)
  const isLeft = ({ turn_id }: StoredTurn) => !asking.has(turn_id)
  const around = [...work.earlier, ...work.turns].filter(isLeft)
  const left = marked.turns.filter(isLeft)
  await storeResult(ctx, job, { turns: left, around, parts, rejected, room: work.room, ended })
}

async function stage2(lease: Lease, work: Work, progress: Progress): Promise<Marked> {
  const { ctx } = lease
  const decision = await markAll(ctx, work.earlier, work.turns, work.lifetimes, work.person)
  const counted = transcriptOf([...decision.rewritten, ...decision.turns]).length > 0
  const now = ctx.clock.now()
  const writes = writeMarks(work.job, decision, now, leaseUntil(now, ctx.limits), counted)
  const asked = askedToForget(decision.turns)
  const terms = [...asked, ...(await relatedIn(ctx, decision.turns))]
  const known = terms.length > 0 ? relatedMemories(work.job.subject_id, terms, now) : undefined
  const over = asked.length > 0 ? endedMemories(work.job.subject_id, asked, now) : undefined
  const named = asked.length > 0 ? ofTheSame(work.job.subject_id, asked, now) : undefined
  const reads = { related: known, ended: over, same: named }
  const {
    gone,
    related = [],
    ended = [],
    same = [],
  } = await write(ctx, { ...writes, ...reads }, { on: heldBy(work.job), redone: true })
  const isLeft = ({ id }: StoredTurn) => !gone.some((one) => one.id === id)
  lease.renewed()
  Object.assign(progress, { stage: 'stage3', counted, failures: 0 })
  const { rewritten, rejected } = decision
  const pins = decision.pins
    .filter(({ trigger }) => isLeft(trigger))
    .map((pin) => ({ ...pin, targets: pin.targets.filter(isLeft) }))
  const around = [...work.earlier, ...work.turns].filter(isLeft)
  const turns = decision.turns.filter(isLeft)
  return {
    turns,
    reached: rewritten.filter(isLeft),
    pins,
    around,
    rejected,
    related: [...related, ...ended, ...same],
  }
}

/** What requests to forget name. */
const askedToForget = (turns: readonly MarkedTurn[]): readonly string[] => {
  const kept = turns.filter(({ role, mark }) => role === 'user' && mark.keep)
  const named = kept.flatMap(({ text }) => forgetRequests(text)).map(aboutWhat)
  const words = named.flatMap((about) => tokenize(`${about} ${sameThing(about)?.words ?? ''}`))
  return [...new Set(words)].slice(0, TERMS)
}

/** Words of requests by which what is known and what is over is looked for. */
const TERMS = 96

/** Rules find what ends by other words than it was told in; a model is shown what shares words. */
async function relatedIn({ models }: Context, turns: readonly MarkedTurn[]): Promise<readonly string[]> {
  const kept = turns.filter(({ role, mark }) => role === 'user' && mark.keep)
  if (!models.related || kept.length === 0) return []
  return models.related(
    kept
      .map(({ text }) => text)
      .join('\n')
      .slice(0, READ),
  )
}

/** Characters of the turns in which changes are looked for. */
const READ = 8_000

async function stage3(
  { ctx }: Lease,
  { job, person, known }: Work,
  { reached, turns: own, around, related }: Marked,
): Promise<Extraction> {
  const turns = [...reached, ...own]
  const withheld = new Set(turns.filter(({ mark }) => mark.withheld).map(({ id }) => id))
  const shown = around.filter(({ id }) => !withheld.has(id))
  const touched = ctx.models.offline ? known.slice(0, MOST) : known
  const all = [...touched, ...related]
  const once = all.filter(({ id }, place) => all.findIndex((one) => one.id === id) === place)
  return extractAll(ctx, turns, { session: job.session, around: shown, person, known: once })
}

/** The marks of an earlier try. */
function storedMarks({ job, turns, earlier, pins }: Work): Marked {
  const byId = new Map([...earlier, ...turns].map((turn) => [turn.turn_id, turn]))
  const found = pins.flatMap((pin) => {
    const trigger = byId.get(pin.trigger_turn_id)
    if (!trigger) return []
    const own = pin.target_turn_ids.includes(trigger.turn_id)
    return {
      trigger,
      targets: pin.target_turn_ids.flatMap((id) => byId.get(id) ?? []),
      requires_confirmation: pin.requires_confirmation,
      spans: own ? meantIn(trigger.text).spans : null,
    }
  })
  const targets = new Set(found.flatMap((pin) => pin.targets))
  return {
    related: [],
    turns: turns.filter(isMarked),
    reached: earlier.filter((turn) => targets.has(turn)).filter(isMarked),
    pins: found,
    around: [...earlier, ...turns],
    rejected: job.rejected,
  }
}

const isMarked = (turn: StoredTurn): turn is MarkedTurn => turn.mark !== null
