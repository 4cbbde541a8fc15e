import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Context } from '../../../../src/core/context.ts'

/**
 * Where the process dies: in a batch before one of its statements (or after it was written, before the answer
 * came), or in a call.
 */
export type Death =
  | { readonly in: 'batch'; readonly batch: number; readonly statement: number }
  | { readonly in: 'model' | 'embedder' | 'dispatch'; readonly call: number }

export interface Recorded {
  readonly sizes: number[]
  models: number
  embedder: number
  dispatch: number
}

const dead = () => new Error('the process is dead')

/** The context of a process that dies there, and does nothing any more from then on. */
export function dyingAt(ctx: Context, death: Death | null, recorded: Recorded = record()): Context {
  let alive = true
  const die = (): never => {
    alive = false
    throw dead()
  }
  const step = (kind: 'model' | 'embedder' | 'dispatch', call: number): void => {
    if (!alive) throw dead()
    if (death?.in === kind && death.call === call) die()
  }
  const batch = async (statements: readonly Statement[], options?: object) => {
    if (!alive) throw dead()
    const place = recorded.sizes.push(statements.length) - 1
    if (death?.in !== 'batch' || death.batch !== place) return ctx.db.batch(statements, options)
    if (death.statement < statements.length) {
      const broken = statements.toSpliced(death.statement, 0, statement(sql`SELECT 1 / (random() * 0)::int`))
      await ctx.db.batch(broken, options).catch(die)
    } else await ctx.db.batch(statements, options)
    return die()
  }
  return {
    ...ctx,
    db: { tenant_id: ctx.tenant_id, batch: batch as Context['db']['batch'] },
    models: {
      ...ctx.models,
      generate: (request) => {
        step('model', recorded.models++)
        return ctx.models.generate(request)
      },
    },
    embedder: {
      ...ctx.embedder,
      embed: (texts, options) => {
        step('embedder', recorded.embedder++)
        return ctx.embedder.embed(texts, options)
      },
    },
    dispatcher: {
      dispatch: async (messages) => {
        step('dispatch', recorded.dispatch++)
        return ctx.dispatcher.dispatch(messages)
      },
    },
  }
}

export const record = (): Recorded => ({ sizes: [], models: 0, embedder: 0, dispatch: 0 })

/** Every place where the recorded work could have died. */
export const deathsOf = ({ sizes, models, embedder, dispatch }: Recorded): Death[] => [
  ...sizes.flatMap((size, place) =>
    Array.from({ length: size + 1 }, (_, at) => ({ in: 'batch' as const, batch: place, statement: at })),
  ),
  ...calls('model', models),
  ...calls('embedder', embedder),
  ...calls('dispatch', dispatch),
]

const calls = (kind: 'model' | 'embedder' | 'dispatch', count: number): Death[] =>
  Array.from({ length: count }, (_, call) => ({ in: kind, call }))
