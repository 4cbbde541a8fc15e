import { readAffinity, toAffinity } from '../affinity/scoring/rows.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { nameWindows } from '../graph/walk/names.ts'
import { readsSensitive } from '../memories/lifecycle/visible.ts'
import { embedTexts } from '../models/embed.ts'
import { spendingFor } from '../models/holds.ts'
import type { QueryVector } from '../search/asked.ts'
import { nearnessOf } from '../search/nearness.ts'
import { normalise } from '../text/normalise.ts'
import { pause } from '../text/pauses.ts'
import { mayNamePerson, withoutOwnName } from '../text/reading/own-question.ts'
import { prepareRecall } from './reading/read.ts'
import { heldIn } from './reading/rows.ts'
import { asOwn, ownAmong, speakersAmong, withoutSpeakers } from './reading/speakers/without-speakers.ts'
import { fits, type Holding, holdingOf } from './reading/statement/holding.ts'
import { Recall, type RecallAnswer, type RecallRequest } from './schemas.ts'

/**
 * The best memories, turns and facts for a query, and text for a prompt made of them. One embedding call, one
 * database read (for a user who was not asked about lately a small one before it, see `namesIn`), no model;
 * reading changes nothing.
 * @throws WorkError when the embedder does not answer
 */
export async function recall(asked: Context, input: Recall): Promise<RecallAnswer> {
  const request = Recall.parse(input)
  const ctx = spendingFor(asked, request.user_id)
  const names = await namesIn(ctx, request)
  const held = ctx.holdings?.of(request.user_id, ctx.clock.now())
  const { found, isWhole, answer } = await recallWithout(ctx, request, names, holdingOf(held))
  if (isWhole && isSame(names.speakers, found)) return answer()
  const known = await recallWithout(ctx, request, { ...names, speakers: found, isGuess: false }, 'any')
  return known.answer()
}

/** What the query may name, and who of it is taken for a speaker. */
interface Names {
  readonly windows: readonly string[]
  readonly speakers: readonly string[]
  /** Whether the database has not said so just now. */
  readonly isGuess: boolean
}

/**
 * A query is embedded without names of speakers. Of a user who was asked about lately they are known; else a
 * small read asks. For an embedder by words it is not worth that where nothing looks like a name.
 */
async function namesIn(ctx: Context, request: RecallRequest): Promise<Names> {
  const { user_id, query } = request
  const windows = !ctx.embedder.offline || mayNamePerson(query) ? nameWindows(query) : []
  const known = ctx.speakers?.of(user_id, ctx.clock.now())
  if (known) {
    const speakers = windows.flatMap((name) => [name, asOwn(name)].filter((one) => known.has(one)))
    return { windows, speakers, isGuess: true }
  }
  if (windows.length === 0) return { windows, speakers: [], isGuess: false }
  const { found } = await read(ctx, { found: speakersAmong(user_id, windows) }, wayOf(request))
  return { windows, speakers: learned(ctx, request, windows, found), isGuess: false }
}

/**
 * Recalls by the query without these speakers, of a user who holds as much, and asks whether they are its speakers
 * and whether the user does.
 */
async function recallWithout(ctx: Context, request: RecallRequest, names: Names, holding: Holding) {
  const { user_id, query } = request
  const { windows, speakers, isGuess } = names
  const own = ownAmong(speakers)
  const id = normalise(user_id)
  const ownNames = windows.includes(id) ? [...own, id] : own
  const asked = { ...request, query: withoutOwnName(query, ownNames) }
  const now = ctx.clock.now()
  const prepared = await preparedWhileEmbedding(ctx, withoutSpeakers(query, speakers), (vector) =>
    prepareRecall(asked, {
      vector,
      now,
      holding,
      nearness: nearnessOf(ctx.embedder),
      reads_sensitive: readsSensitive(ctx.actor),
    }),
  )
  const asks = isGuess && windows.length > 0
  const { rows, affinity, found } = await read(
    ctx,
    {
      rows: prepared.statement,
      ...(request.profile === 'companion' && { affinity: readAffinity(user_id) }),
      ...(asks && { found: speakersAmong(user_id, windows) }),
    },
    wayOf(request),
  )
  const held = heldIn(rows)
  // Whoever had no room once may have none again.
  const wasWhole = ctx.holdings?.of(user_id, now)?.whole ?? true
  if (held) ctx.holdings?.keep(user_id, now, { ...held, whole: wasWhole && held.whole !== false })
  return {
    isWhole: held === undefined || fits(holding, held),
    found: found ? learned(ctx, request, windows, found) : speakers,
    answer: () => prepared.answer(rows, affinity && toAffinity(user_id, affinity[0]!, now).score),
  }
}

/**
 * What is prepared for the text's vector, null where it has none: meanwhile, where the embedder is asked over a wire
 * and was measured before.
 */
async function preparedWhileEmbedding<Prepared>(
  ctx: Context,
  text: string,
  prepare: (vector: QueryVector | null) => Prepared,
): Promise<Prepared> {
  const embedding = embedTexts(ctx, [text])
  const { calibration, dimensions } = ctx.embedder
  if (calibration === undefined) return prepare((await embedding)[0] ?? null)
  let vector: readonly number[] | null | undefined
  // The request goes out first.
  const meanwhile = pause()
    .then(pause)
    .then(() => prepare({ length: dimensions, come: () => vector! }))
  const [prepared, vectors] = await Promise.all([meanwhile, embedding])
  vector = vectors[0]
  return vector ? prepared : prepare(null)
}

const wayOf = ({ consistency }: RecallRequest) => ({ replica: consistency === 'eventual', only_reads: true })

function learned(
  ctx: Context,
  { user_id }: RecallRequest,
  windows: readonly string[],
  rows: readonly { readonly name: string }[],
): string[] {
  const found = rows.map(({ name }) => name)
  ctx.speakers?.learn(user_id, ctx.clock.now(), windows, found)
  return found
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one))
