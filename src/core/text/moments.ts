import * as z from 'zod'

/**
 * Postgres and ISO 8601 with four digits agree on the years 1 to 9999, in UTC; before and after, one of them
 * cannot say it.
 */
export const isKeepable = (moment: Date): boolean =>
  moment.getUTCFullYear() >= 1 && moment.getUTCFullYear() <= 9_999

const RANGE = 'must be in the years 1 to 9999'
const keepable = (text: string): boolean => isKeepable(new Date(text))

const NO_OFFSET = 'needs an offset, such as 2026-05-04T08:00:00Z or +08:00'
const NO_MOMENT = 'must be ISO 8601, such as 2026-05-04T08:00:00Z'
const Local = z.iso.datetime({ local: true })

/** A missing moment is like any other missing field. */
const faultOf = ({ input }: { readonly input?: unknown }): string | undefined => {
  if (typeof input !== 'string') return undefined
  return Local.safeParse(input).success ? NO_OFFSET : NO_MOMENT
}

/** A moment that the application gives: ISO 8601 with an offset. */
export const GivenMoment = z.iso
  .datetime({ offset: true, abort: true, error: faultOf })
  .refine(keepable, RANGE)

/** Postgres reads no moment of more than 128 characters. */
const LONGEST = 40

/** A moment as we write it ourselves, come back to us: in a cursor, in an export. */
export const OwnMoment = z.iso.datetime({ abort: true, error: faultOf }).max(LONGEST).refine(keepable, RANGE)
