import * as z from 'zod'
import type { recall as recallVerb } from '../../../src/core/recall/recall.ts'
import type { Recalled } from '../../../src/core/recall/schemas.ts'
import { cutTo, fitted } from '../tokens.ts'
import { tool } from '../tool.ts'
import { dateOf, momentOf, NOTHING, nothingIsStored, Type, When } from './shapes.ts'

/** Of the structured content; the context is made of the results, so each has about half. */
const MOST_TOKENS = 1_950
const CONTEXT_TOKENS = 700
const RESULT_TOKENS = 160

const toResult = ({ id, memory, turn, score }: Recalled, ref: string | undefined, tokens: number) => ({
  ...(ref && { ref }),
  id,
  kind: memory?.memory_type ?? 'turn',
  text: cutTo(memory?.content ?? turn?.text ?? '', tokens).text,
  date: memory ? dateOf(memory) : (turn?.timestamp_iso ?? ''),
  score: Math.round(score * 1_000) / 1_000,
})

export const recall = tool({
  name: 'recall',
  title: 'Recall',
  toolset: 'memory',
  operation: 'recall',
  description:
    'What is known for a question or message: memories, turns, facts. Ask before you answer about the ' +
    'person.',
  input: z.strictObject({
    query: z.string().min(1).max(2000).meta({ description: 'Question or message' }),
    limit: z.int().min(1).max(20).optional().meta({ description: 'Default 8' }),
    types: z.array(Type).min(1).optional().meta({ description: 'Only these types' }),
    as_of: When('What was true then').optional(),
  }),
  output: z.strictObject({
    context: z.string(),
    results: z.array(
      z.strictObject({
        ref: z.string().optional(),
        id: z.string(),
        kind: z.string(),
        text: z.string(),
        date: z.string(),
        score: z.number(),
      }),
    ),
    facts: z.array(z.string()),
    abstained: z.boolean(),
  }),
  async call(asking, { query, limit = 8, types, as_of }) {
    const found = await asking.ask<typeof recallVerb>('recall', {
      body: {
        user_id: asking.place.user_id,
        query,
        limit,
        token_budget: CONTEXT_TOKENS,
        ...(types && { types }),
        ...(as_of && { as_of: momentOf(as_of, '23:59:59.999Z') }),
      },
    })
    const empty = found.results.length + found.facts.length === 0
    const none = empty && (await nothingIsStored(asking)) ? NOTHING : 'Nothing relevant is known.'
    const lineRefs = Object.entries(found.refs).filter(([ref]) => !ref.startsWith('r'))
    const refOf = new Map(lineRefs.map(([ref, id]) => [id, ref]))
    const structured = fitted((share) => {
      const few = Math.ceil(limit * Math.min(1, share * 1.5))
      const facts = found.facts.slice(0, few).map(({ text }) => cutTo(text, 40).text)
      const results = found.results
        .slice(0, few)
        .map((one) => toResult(one, refOf.get(one.id), Math.ceil(RESULT_TOKENS * share)))
      const context = share > 0.1 ? found.context : cutTo(found.context, CONTEXT_TOKENS).text
      return { context, results, facts, abstained: found.abstained }
    }, MOST_TOKENS)
    const lines = structured.results.map(({ ref, id, kind }) => `${ref ?? kind} ${id}`)
    return () => ({ structured, text: empty ? none : [structured.context, ...lines].join('\n') })
  },
})
