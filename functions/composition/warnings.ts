import type { Environment } from '../env.ts'
import type { Services } from '../services.ts'
import { jsonLog } from './log.ts'

/** What HS256 wants: a shorter secret can be guessed from any one token. */
const LEAST_SECRET_BYTES = 32

/** What runs, but should not stay so: each begins with the variable's name; a value is never repeated. */
export function warningsOf({ JWT_SECRET }: Environment): string[] {
  if (JWT_SECRET === undefined || new TextEncoder().encode(JWT_SECRET).length >= LEAST_SECRET_BYTES) return []
  return [
    `JWT_SECRET: shorter than ${LEAST_SECRET_BYTES} bytes; whoever guesses it makes tokens for every user`,
  ]
}

/** The same services, after a line of log for every warning: for platforms where nobody watches a start. */
export function warned(services: Services): Services {
  const log = jsonLog(services.environment.LOG_LEVEL)
  for (const warning of warningsOf(services.environment)) log.warn('weak_configuration', { warning })
  return services
}
