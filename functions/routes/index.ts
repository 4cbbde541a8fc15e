import { Hono } from 'hono'
import type { Env } from '../http.ts'
import { policy } from './policy.ts'
import { reflection } from './reflection.ts'
import { tokens } from './tokens.ts'
import { traits } from './traits.ts'
import { users } from './users.ts'

/** Everything under `/api/v1`. Every resource mounts its router here, by one line. */
export const api = new Hono<Env>()
  .route('/', policy)
  .route('/', tokens)
  .route('/', users)
  .route('/', reflection)
  .route('/', traits)
