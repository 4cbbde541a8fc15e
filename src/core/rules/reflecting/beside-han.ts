/** An alternative at the top of a pattern: up to a bar that stands in no bracket. */
const ALTERNATIVE = /(?:\\.|\((?:\\.|\((?:\\.|[^()\\])*\)|[^()\\])*\)|\[(?:\\.|[^\]\\])*\]|[^|()[\\])+/gu
const LATIN = /^[a-z0-9 +.-]+$/u

/** A Chinese pattern whose Latin words count beside Chinese characters alone: 打 lol, and not "lol its hot". */
export const besideHan = (pattern: string): string =>
  pattern.replaceAll(ALTERNATIVE, (one) =>
    LATIN.test(one)
      ? String.raw`(?<=\p{Script=Han}\s?)${one}(?![a-z])|(?<![a-z])${one}(?=\s?\p{Script=Han})`
      : one,
  )
