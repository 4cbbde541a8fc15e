import { normalise } from '../../text/normalise.ts'
import { isQuestion } from '../../text/reading/questions.ts'
import { asksToKeepOnly } from '../../text/words/remembering.ts'

/** A piece of a text between end marks, with its own. */
const PIECE = /[^.!?。！？…\n]+[.!?。！？…]*/gu
const SAYS_SOMETHING = /[\p{L}\p{N}]/u
const DOES_NOT_KNOW = new RegExp(
  String.raw`\b(?:do(?:n['’]?t| not) (?:actually |really )?(?:know|remember|recall|have (?:any |` +
    'that |this )?(?:information|record|memory|details))|not sure|no (?:information|record|' +
    "memory|idea)|can(?:['’]?t|not) (?:recall|remember|say)|have(?:n['’]?t| not) (?:told|" +
    String.raw`mentioned|said|shared))\b|不知道|不记得|不清楚|不太清楚|想不起来|` +
    '没有.{0,8}(?:记录|信息|印象)|没(?:告诉|提到|提过|说过)',
  'iu',
)
const POLITE = new RegExp(
  String.raw`^\W*(?:(?:i['’]?m |i am |so )?(?:very |really )?sorry|apologies|unfortunately|hmm+|` +
    String.raw`well|抱歉|对不起|不好意思|嗯+)[^\p{L}\p{N}]*$`,
  'iu',
)
const GREETS = new RegExp(
  String.raw`^\W*(?:hi+|hey+|hello|good (?:morning|afternoon|evening|day)|quick question|excuse me|你好|您好|` +
    String.raw`嗨|哈喽|早上好|早安|晚上好|下午好|请问|问一下)(?: there| again|呀|啊)?[^\p{L}\p{N}]*$`,
  'iu',
)
const WORDS = /[^\p{L}\p{N}]+/gu

const piecesOf = (text: string): string[] =>
  (text.match(PIECE) ?? []).map((piece) => piece.trim()).filter((piece) => SAYS_SOMETHING.test(piece))

/** What asks, or asks to keep what came before, is no answer, whatever greeting stands before it. */
function asksOnly(text: string): boolean {
  const pieces = piecesOf(text).filter((piece) => !GREETS.test(piece))
  return pieces.length > 0 && pieces.every((piece) => isQuestion(piece) || asksToKeepOnly(piece))
}

/** An assistant's "I don't know", with what is said around it. */
function knowsNothing(text: string): boolean {
  const pieces = piecesOf(text).filter((piece) => !isQuestion(piece) && !POLITE.test(piece))
  return pieces.length > 0 && pieces.every((piece) => DOES_NOT_KNOW.test(piece))
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
