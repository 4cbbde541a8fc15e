import { kindTables } from '../../text/kinds/tables.ts'
import { lazily } from '../../text/lazily.ts'
import { normalise } from '../../text/normalise.ts'
import { isQuestion } from '../../text/reading/questions.ts'
import { asksToKeepOnly } from '../../text/words/remembering.ts'

/** A piece of a text between end marks, with its own. */
const PIECE = /[^.!?。！？…\n]+[.!?。！？…]*/gu
const SAYS_SOMETHING = /[\p{L}\p{N}]/u
const DOES_NOT_KNOW = lazily(() => new RegExp(kindTables().patterns.knows_nothing, 'iu'))
const POLITE = lazily(() => new RegExp(kindTables().patterns.polite, 'iu'))
const GREETS = lazily(() => new RegExp(kindTables().patterns.greets, 'iu'))
const WORDS = /[^\p{L}\p{N}]+/gu

const piecesOf = (text: string): string[] =>
  (text.match(PIECE) ?? []).map((piece) => piece.trim()).filter((piece) => SAYS_SOMETHING.test(piece))

/** What asks, or asks to keep what came before, is no answer, whatever greeting stands before it. */
function asksOnly(text: string): boolean {
  const pieces = piecesOf(text).filter((piece) => !GREETS().test(piece))
  return pieces.length > 0 && pieces.every((piece) => isQuestion(piece) || asksToKeepOnly(piece))
}

/** An assistant's "I don't know", with what is said around it. */
function knowsNothing(text: string): boolean {
  const pieces = piecesOf(text).filter((piece) => !isQuestion(piece) && !POLITE().test(piece))
  return pieces.length > 0 && pieces.every((piece) => DOES_NOT_KNOW().test(piece))
}

const wordsOf = (text: string): string => normalise(text).replace(WORDS, ' ').trim()

/** The companion without a model says what is remembered: that has a line of its own. */
const RESTATES = /^(?:I remember: |You said: ["“]|我记得：|你刚才说过：)/u

/** The query itself, said before. */
export const echoes = (query: string): ((text: string) => boolean) => {
  const asked = wordsOf(query)
  return (text) => wordsOf(text) === asked
}

interface Result {
  readonly turn: { readonly role: string; readonly text: string } | null
}

/** Whether a result may answer: no turn that only asks (or asks to keep), repeats the query or a memory, or says that it knows nothing. */
export function mayAnswer(query: string): (result: Result) => boolean {
  const isEcho = echoes(query)
  return ({ turn }) =>
    turn === null ||
    !(
      isEcho(turn.text) ||
      asksOnly(turn.text) ||
      (turn.role === 'assistant' && (RESTATES.test(turn.text) || knowsNothing(turn.text)))
    )
}
