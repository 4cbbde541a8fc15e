import {
  MOST_CHARACTERS,
  type ReflectAnswer,
  type ReflectInput,
  reflect,
} from '../../../../prompts/reflect.ts'
import { reflectQuestions } from '../../../../prompts/reflect_questions.ts'
import { resolveContradictions } from '../../../../prompts/resolve_contradictions.ts'
import type { Context } from '../../context.ts'
import { WorkError } from '../../errors.ts'
import { embedTexts } from '../../models/embed.ts'
import { asWorkError, runTask } from '../../models/run-task.ts'
import { recall } from '../../recall/recall.ts'
import { wellFormed } from '../../text/well-formed.ts'
import type { RunningCycle } from '../cycle/begin.ts'
import { wordsOfSplit } from '../plan/disputes/splits.ts'
import { planCycle } from '../plan/plan.ts'
import { nothingProposed, type Thought, type Vectors } from '../plan/types.ts'
import { disputedInput, reflectInput, resolutionsWithIds, withIds } from './show.ts'

/** What models said in a cycle. */
export interface Thinking {
  readonly thought: Thought
  /** Names the second call when it failed; the rest of the plan holds. */
  readonly error: string | null
}

/** Language models asked so far, repairs included, embedders not. Still read after a failure. */
export interface Tally {
  model_calls: number
}

const quiet: Thought = { proposals: nothingProposed, vectors: new Map(), resolutions: null }

/**
 * One model call, a second one for disputed traits; none when nothing is new.
 * @throws WorkError when the first call or the embedding of what it proposes fails; its message names which
 */
export async function think(ctx: Context, cycle: RunningCycle, tally: Tally): Promise<Thinking> {
  if (cycle.memories.length === 0) return { thought: quiet, error: null }
  const shown = await withAnswers(ctx, cycle, tally, reflectInput(cycle))
  const proposals = await named('reflect', () =>
    counted(ctx, tally, async () => {
      return withIds(wellFormed(await runTask(ctx, reflect, shown)), shown)
    }),
  )
  const { new_trends, new_behaviors, upgrades } = proposals
  const contents = [
    ...[...new_trends, ...new_behaviors].map(({ content }) => content),
    ...upgrades.map(({ new_content }) => new_content),
  ]
  const vectors = await named('embed', () => embed(ctx, contents))
  return reconsider(ctx, cycle, tally, { ...quiet, proposals, vectors })
}

const MOST_QUESTIONS = 5
const FOUND = 5

/** Of a deep cycle: up to five questions, each answered by recall, without a model. */
async function withAnswers(
  ctx: Context,
  cycle: RunningCycle,
  tally: Tally,
  shown: ReflectInput,
): Promise<ReflectInput> {
  if (!cycle.isDeep) return shown
  const { questions } = await named('reflect_questions', () =>
    counted(ctx, tally, async () => {
      return wellFormed(await runTask(ctx, reflectQuestions, shown))
    }),
  )
  const isQuery = (question: string) => question !== '' && question.length <= MOST_CHARACTERS
  const asked = questions.filter(isQuery).slice(0, MOST_QUESTIONS)
  const answers: ReflectAnswer[] = []
  for (const question of asked) {
    const request = { user_id: cycle.user_id, query: question, limit: FOUND, include: [] }
    const { results } = await named('reflect_questions', () => recall(ctx, request))
    const found = results.map(({ memory, turn }) => memory?.content ?? turn!.text)
    answers.push({ question, found })
  }
  return { ...shown, answers }
}

/** The second call, if traits are over the contradiction line. Its failure leaves them as they are. */
async function reconsider(
  ctx: Context,
  cycle: RunningCycle,
  tally: Tally,
  thought: Thought,
): Promise<Thinking> {
  const { disputed } = planCycle({ ...cycle, ...thought })
  if (disputed.length === 0) return { thought, error: null }
  try {
    const resolutions = await named('resolve_contradictions', () =>
      counted(ctx, tally, async () => {
        const shown = disputedInput(cycle, disputed)
        return resolutionsWithIds(wellFormed(await runTask(ctx, resolveContradictions, shown)), shown)
      }),
    )
    const contents = resolutions.flatMap((one) => [
      ...(one.new_content ? [one.new_content] : []),
      ...(one.action === 'split'
        ? [wordsOfSplit(one), ...(one.sides ?? []).map(({ content }) => content)]
        : []),
    ])
    const more = await named('resolve_contradictions: embed', () => embed(ctx, contents))
    const vectors = new Map([...thought.vectors, ...more])
    return { thought: { ...thought, resolutions, vectors }, error: null }
  } catch (error) {
    if (!(error instanceof WorkError)) throw error
    return { thought, error: error.message }
  }
}

async function counted<Answer>(ctx: Context, tally: Tally, work: () => Promise<Answer>): Promise<Answer> {
  const before = ctx.ledger.total.calls
  try {
    return await work()
  } finally {
    tally.model_calls += ctx.ledger.total.calls - before
  }
}

/** Puts the name of what was tried, and the code, before the message of its failure. */
async function named<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    const { code, message } = asWorkError(error)
    throw new WorkError(code, `${name}: ${code}: ${message}`, error)
  }
}

async function embed(ctx: Context, contents: readonly string[]): Promise<Vectors> {
  const texts = [...new Set(contents.filter((content) => content !== ''))]
  if (texts.length === 0) return new Map()
  const vectors = await embedTexts(ctx, texts)
  return new Map(texts.map((text, index) => [text, vectors[index] ?? null]))
}
