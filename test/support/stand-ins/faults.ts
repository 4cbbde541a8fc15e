import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'

export interface Boundary {
  /** The how-manieth batch, from 0. */
  readonly batch: number
  /** Before which of its statements; as many as it has: after the last. */
  readonly statement: number
}

const killed = () => statement(sql`SELECT 1 / (random() * 0)::int`)

/** A context whose database counts the statements of every batch. */
export function counting(ctx: Context): { ctx: Context; sizes: number[] } {
  const sizes: number[] = []
  const batch = ((statements: readonly Statement[], options?: object) => {
    sizes.push(statements.length)
    return ctx.db.batch(statements, options)
  }) as Context['db']['batch']
  return { ctx: { ...ctx, db: { tenant_id: ctx.tenant_id, batch } }, sizes }
}

/**
 * A context whose database really fails at one boundary: a statement of that batch raises, and Postgres takes
 * the whole batch back.
 */
export function killedAt(ctx: Context, boundary: Boundary): Context {
  let seen = -1
  const batch = ((statements: readonly Statement[], options?: object) => {
    seen += 1
    const broken =
      seen === boundary.batch ? statements.toSpliced(boundary.statement, 0, killed()) : statements
    return ctx.db.batch(broken, options)
  }) as Context['db']['batch']
  return { ...ctx, db: { tenant_id: ctx.tenant_id, batch } }
}

/** Every boundary of some batches. */
export const boundariesOf = (sizes: readonly number[]): Boundary[] =>
  sizes.flatMap((size, batch) =>
    Array.from({ length: size + 1 }, (_, place) => ({ batch, statement: place })),
  )
