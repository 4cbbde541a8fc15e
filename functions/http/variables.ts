import type { Context as HonoContext } from 'hono'
import type { DatabaseUsage } from '../../db/database.ts'
import type { Context, SystemContext } from '../../src/core/context.ts'
import type { Outcome } from '../../src/core/outcome.ts'
import type { Caller, Callers } from '../middleware/callers/callers.ts'
import type { Services } from '../services.ts'

/**
 * What handlers find on `c.var`. Under `/api/v1` there is always a caller and a `ctx`, elsewhere never; only
 * where any credentials will do it may be the administrator instead, who has a `system`.
 */
export interface Env {
  Variables: {
    services: Services
    requestId: string
    usage: DatabaseUsage
    callers: Callers
    caller: Caller
    ctx: Context
    /**
     * What is kept under an `Idempotency-Key` instead of the answer, and how the answer is made of it again:
     * for secrets.
     */
    kept: { readonly value: unknown; again(value: unknown): Promise<unknown> } | undefined
    /** The tool of MCP that was called, if it is one of ours. */
    tool: string | undefined
    /** What the operation answered, once it has. */
    answered: Outcome | undefined
    /** Only under `/admin`, `/internal` and `/metrics`. */
    system: SystemContext
  }
}

/** The caller of a request; undefined where there is none, or it is the administrator. */
export const callerOf = (c: HonoContext<Env>): Caller | undefined => c.var.caller as Caller | undefined
