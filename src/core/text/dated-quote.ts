const ENGLISH = /^([^"]{1,256}?), \d{1,2} [A-Z][a-z]+ \d{4}: "/u
const CHINESE = /^([^「]{1,256}?)，\d{4}年\d{1,2}月\d{1,2}日：「/u

/**
 * A memory that quotes somebody (`Ann, 4 May 2026: "…"`) without its day: the same sentence of the same
 * speaker is the same, whatever the day.
 */
export const undated = (content: string): string =>
  content.replace(ENGLISH, '$1: "').replace(CHINESE, '$1：「')
