const REQUEST_ID = /^[\w.=:-]{1,128}$/

/** The caller's `X-Request-Id` if it is one, else a new one. */
export const requestIdOf = (given: string | undefined): string =>
  given && REQUEST_ID.test(given) ? given : crypto.randomUUID()
