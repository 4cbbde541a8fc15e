/** A new line, or a gap behind the end of a Chinese sentence, where none is written inside one utterance. */
const BETWEEN = /\n+|(?<=\p{Script=Han}[。！？!?…~～]+) +(?=\S)/u
const SAYS = /[\p{L}\p{N}]/u
/** Fewer are a question with its answer, or a text of two lines. */
const LEAST = 3

/** What is said last in a text that is a dialogue, an utterance a line or a gap; null for any other text. */
export function lastUtterance(text: string): string | null {
  const utterances = text.split(BETWEEN).filter((part) => SAYS.test(part))
  return utterances.length < LEAST ? null : utterances.at(-1)!
}
