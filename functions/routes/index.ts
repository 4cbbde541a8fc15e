import { Hono } from 'hono'
import type { Env } from '../http/policy.ts'
import { affinity } from './affinity.ts'
import { companion } from './companion.ts'
import { experience } from './experience.ts'
import { graph } from './graph.ts'
import { jobs } from './jobs.ts'
import { memories } from './memories.ts'
import { policy } from './policy.ts'
import { portability } from './portability.ts'
import { recall } from './recall.ts'
import { reflection } from './reflection.ts'
import { sessions } from './sessions.ts'
import { story } from './story.ts'
import { tokens } from './tokens.ts'
import { traits } from './traits.ts'
import { users } from './users.ts'

/** Everything under `/api/v1`. Every resource mounts its router here, by one line. */
export const api = new Hono<Env>()
  .route('/', policy)
  .route('/', portability)
  .route('/', tokens)
  .route('/', users)
  .route('/', sessions)
  .route('/', jobs)
  .route('/', memories)
  .route('/', recall)
  .route('/', affinity)
  .route('/', graph)
  .route('/', companion)
  .route('/', reflection)
  .route('/', traits)
  .route('/', story)
  .route('/', experience)
