/** Whose clock is off by less is believed: an answer names whole seconds and has been on its way. */
const ENOUGH_MS = 60_000

/** How far the service's clock is ahead of this one. */
let ahead = 0

/** Takes the time from the `Date` of an answer of the service. */
export function setClockBy(date: string | null, here = Date.now()): void {
  const off = date === null ? Number.NaN : Date.parse(date) - here
  if (!Number.isNaN(off)) ahead = Math.abs(off) < ENOUGH_MS ? 0 : off
}

/** The moment that the service takes for now, whatever this machine's clock says. */
export const now = (): number => Date.now() + ahead

export const nowIso = (): string => new Date(now()).toISOString()
