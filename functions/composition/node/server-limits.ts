import type { Server } from 'node:http'

/** Milliseconds. */
export const SERVER_LIMITS = {
  /** How long a connection without a request stays open. */
  kept: 75_000,
  /** How long a request may take to come: one that is sent drop by drop is in hand all the while. */
  comes: 120_000,
}

/**
 * How long a server waits for its callers. Longer than who calls keeps a connection: one that we close as it
 * is used again is a request without an answer.
 */
export function limit(server: Server, { kept, comes }: typeof SERVER_LIMITS = SERVER_LIMITS): void {
  server.keepAliveTimeout = kept
  server.requestTimeout = comes
}
