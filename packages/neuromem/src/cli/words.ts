/** The same said in both languages. */
export type Words = readonly [en: string, zh: string]
export type Value = string | number | boolean
export type Values = Readonly<Record<string, Value | undefined>>

/** A command line that is wrong: exit code 2, before any request. */
export class UsageError extends Error {}
