import { getEncoding } from 'js-tiktoken'
import { extract } from '../../../prompts/extract.ts'
import { markTurns } from '../../../prompts/mark_turns.ts'
import { predicates } from '../../../src/core/graph/writing/predicates.ts'
import { sentSchema } from '../../../src/core/models/sent-schema.ts'
import { countTokens } from '../../../src/core/text/budget.ts'
import type { Life } from './life.ts'
import type { Spent } from './live.ts'

const INSTRUCTIONS = {
  mark: markTurns.render({ turns: [], context: [], speakers: [] }).instructions,
  extract: extract.render({
    transcript: [],
    memories: [],
    speakers: [],
    person: null,
    predicates: [...predicates],
  }).instructions,
}
const schemaOf = (task: { readonly schema: Parameters<typeof sentSchema>[0] }): number =>
  countTokens(JSON.stringify(sentSchema(task.schema)))

/** What is the same in every call: the instructions, and the schema where the model is sent one. */
const fixedOf = (sendsSchema: boolean) => ({
  mark: countTokens(INSTRUCTIONS.mark) + (sendsSchema ? schemaOf(markTurns) : 0),
  extract: countTokens(INSTRUCTIONS.extract) + (sendsSchema ? schemaOf(extract) : 0),
})

/** Instructions and schema of a session's two calls, by o200k. */
export function fixedPart(): number {
  const o200k = getEncoding('o200k_base')
  const schemas = [markTurns, extract].map(({ schema }) => JSON.stringify(sentSchema(schema)))
  const texts = [INSTRUCTIONS.mark, INSTRUCTIONS.extract, ...schemas]
  return texts.reduce((sum, text) => sum + o200k.encode(text, 'all').length, 0)
}

/** What marking and extraction took beyond that. A folder of files counts no schema. */
export function beyondFixed(before: Spent, after: Spent, model: string): number {
  const fixed = fixedOf(model !== 'file-queue')
  const calls = { mark: after.marking - before.marking, extract: after.extraction - before.extraction }
  return after.understanding - before.understanding - calls.mark * fixed.mark - calls.extract * fixed.extract
}

export const textOf = ({ sessions }: Life): number =>
  sessions.flatMap(({ turns }) => turns).reduce((sum, { text }) => sum + countTokens(text), 0)
