import * as z from 'zod'

/**
 * Postgres and ISO 8601 with four digits agree on the years 1 to 9999, in UTC; before and after, one of them
 * cannot say it.
 */
export const isKeepable = (moment: Date): boolean =>
  moment.getUTCFullYear() >= 1 && moment.getUTCFullYear() <= 9_999

const RANGE = 'must be in the years 1 to 9999'
const keepable = (text: string): boolean => isKeepable(new Date(text))

/** A moment that the application gives: ISO 8601 with an offset. */
export const GivenMoment = z.iso.datetime({ offset: true, abort: true }).refine(keepable, RANGE)

/** Postgres reads no moment of more than 128 characters. */
const LONGEST = 40

/** A moment as we write it ourselves, come back to us: in a cursor, in an export. */
export const OwnMoment = z.iso.datetime({ abort: true }).max(LONGEST).refine(keepable, RANGE)
