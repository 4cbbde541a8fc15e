import { reflect } from '../../../../prompts/reflect.ts'
import { resolveContradictions } from '../../../../prompts/resolve_contradictions.ts'
import type { Context } from '../../context.ts'
import { WorkError } from '../../errors.ts'
import { expectBudget } from '../../models/calls.ts'
import { embedTexts } from '../../models/embed.ts'
import { asWorkError, runTask } from '../../models/run-task.ts'
import type { ClaimedCycle } from '../cycle/claim.ts'
import { planCycle } from '../plan/plan.ts'
import {
  nothingProposed,
  type Plan,
  type Proposals,
  type ProposedResolution,
  type Vectors,
} from '../plan/types.ts'
import { wellFormed } from '../plan/well-formed.ts'
import { disputedInput, reflectInput } from './show.ts'

/** What models said in a cycle: all that a plan needs beside the rows. */
export interface Thought {
  readonly proposals: Proposals
  readonly vectors: Vectors
  readonly resolutions: readonly ProposedResolution[] | null
  /** Names the second call when it failed; the rest of the plan holds. */
  readonly error: string | null
}

/** Language models asked so far in a cycle, repairs included; embedders are not counted. */
export interface Tally {
  model_calls: number
}

type Rows = Pick<ClaimedCycle, 'traits' | 'evidence'>

/** The plan that a thought comes to, given the rows as they are. */
export function planFrom(
  cycle: ClaimedCycle,
  { traits, evidence }: Rows,
  { proposals, vectors, resolutions }: Thought,
): Plan {
  const { cycle_id, now, memories } = cycle
  return planCycle({ cycle_id, now, memories, traits, evidence, proposals, vectors, resolutions })
}

const quiet: Thought = { proposals: nothingProposed, vectors: new Map(), resolutions: null, error: null }

/**
 * Steps 2, 4, 5, 6 and 7: one model call, a second one for disputed traits; none when nothing is new.
 * @throws WorkError when the first call or the embedding of what it proposes fails; its message names which
 */
export async function think(ctx: Context, cycle: ClaimedCycle, tally: Tally): Promise<Thought> {
  if (cycle.memories.length === 0) return quiet
  const proposals = await step(ctx, tally, 'reflect', async () => {
    expectBudget(ctx, cycle.spending)
    return wellFormed(await runTask(ctx, reflect, reflectInput(cycle)))
  })
  const { new_trends, new_behaviors, upgrades } = proposals
  const contents = [
    ...[...new_trends, ...new_behaviors].map(({ content }) => content),
    ...upgrades.map((item) => item.new_content),
  ]
  const vectors = await embed(ctx, 'embed', contents)
  return reconsider(ctx, cycle, tally, { ...quiet, proposals, vectors })
}

/** The second call, if the plan so far leaves traits over the contradiction line. Its failure leaves them as they are. */
async function reconsider(
  ctx: Context,
  cycle: ClaimedCycle,
  tally: Tally,
  thought: Thought,
): Promise<Thought> {
  const { disputed } = planFrom(cycle, cycle, thought)
  if (disputed.length === 0) return thought
  try {
    const { resolutions } = await step(ctx, tally, 'resolve_contradictions', async () => {
      expectBudget(ctx, cycle.spending)
      return wellFormed(await runTask(ctx, resolveContradictions, disputedInput(cycle, disputed)))
    })
    const vectors = await embed(
      ctx,
      'resolve_contradictions: embed',
      resolutions.flatMap(({ new_content }) => new_content ?? []),
    )
    return { ...thought, resolutions, vectors: new Map([...thought.vectors, ...vectors]) }
  } catch (error) {
    if (!(error instanceof WorkError)) throw error
    return { ...thought, error: error.message }
  }
}

/** Counts the model calls of one step and puts its name and code before the message of its failure. */
async function step<Answer>(
  ctx: Context,
  tally: Tally,
  name: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const before = ctx.ledger.total.calls
  try {
    return await work()
  } catch (error) {
    throw failure(name, error)
  } finally {
    tally.model_calls += ctx.ledger.total.calls - before
  }
}

async function embed(ctx: Context, name: string, contents: readonly string[]): Promise<Vectors> {
  const texts = [...new Set(contents.filter((content) => content !== ''))]
  if (texts.length === 0) return new Map()
  try {
    const vectors = await embedTexts(ctx, texts)
    return new Map(texts.map((text, place) => [text, vectors[place] ?? null]))
  } catch (error) {
    throw failure(name, error)
  }
}

function failure(name: string, error: unknown): WorkError {
  const { code, message } = asWorkError(error)
  return new WorkError(code, `${name}: ${code}: ${message}`, error)
}
