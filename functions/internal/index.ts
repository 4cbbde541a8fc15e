import { Hono } from 'hono'
import type { Env } from '../http.ts'

/** What QStash delivers. Guarded by its signature, which stands on the path `/internal/*`. */
export const internal = new Hono<Env>()
