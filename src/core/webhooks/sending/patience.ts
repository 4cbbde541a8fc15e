/** An answer to a message may take so long. */
export const PATIENCE_MS = 10_000
