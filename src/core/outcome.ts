/** What a verb answers when more than one thing can have happened: a word of its operation, and the value. */
export interface Outcome<Word extends string = string, Value = unknown> {
  readonly outcome: Word
  readonly value: Value
}

/** `outcome('created', memory)` */
export const outcome = <const Word extends string, Value>(
  word: Word,
  value: Value,
): Outcome<Word, Value> => ({
  outcome: word,
  value,
})

/** The word of a verb to which only one thing can happen; it answers with the bare value. */
export const done = <Value>(value: Value): Outcome<'done', Value> => outcome('done', value)
