import { kindsSaid } from '../kinds/said-kinds.ts'
import { type Lexemes, toLexemes } from '../tokens.ts'

interface Spoken {
  readonly name: string | null
  readonly role: string
  readonly text: string
}

/** What is indexed of a turn: who speaks, the words, and of a person's the kinds of what they tell. */
export const turnLexemes = ({ name, role, text }: Spoken): Lexemes =>
  toLexemes(name ? `${name}: ${text}` : text, role === 'user' ? kindsSaid(text, { speaker: name }) : [])
