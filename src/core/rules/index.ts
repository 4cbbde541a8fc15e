import type { TaskName } from '../../../prompts/task.ts'
import { WorkError } from '../errors.ts'
import type { ChatTurn, ModelRequest, Models } from '../ports.ts'
import { countTokens } from '../text/budget.ts'
import { inStretches, type Steps } from '../text/pauses.ts'
import { remembered, TURNS } from '../text/remembered.ts'
import { answerByRules, asks } from './chat.ts'
import { type PublicFile, readTables } from './tables.ts'

/** A task done by rules: its input in, its output out, or the steps to it. Deterministic. */
export type Rules = Readonly<Partial<Record<TaskName, (input: never) => unknown>>>

const NAME = 'offline-rules'

/**
 * The models that need no key: every task is answered by its rules (`rules.ts`, read when the first one is
 * asked), a chat from the facts and memories of its prompt.
 * @param given instead of those rules
 * @param publicFile reads a file of `public/`, where long tables of the rules stand beside a Worker
 */
export function offlineModels(given?: Rules, publicFile?: PublicFile): Models {
  return {
    offline: true,
    name: NAME,
    chatModel: () => NAME,
    async generate(request) {
      const [rules] = await Promise.all([given ?? import('./rules.ts'), readTables(publicFile)])
      return answer(rules as Rules, request)
    },
    async related(text) {
      const [{ relatedTerms }] = await Promise.all([
        import('./conversation/changes/matching/related.ts'),
        readTables(publicFile),
      ])
      return relatedTerms(text)
    },
    chat: ({ instructions, history, message, signal }) => {
      const said = reply(history)
      return {
        model: NAME,
        text: pieces(said, signal),
        usage: said.then((words) => ({
          input_tokens: countTokens(instructions) + countTokens(message),
          output_tokens: countTokens(words),
        })),
      }

      /** From the conversation only what still holds is brought up. */
      async function reply(turns: readonly ChatTurn[] = []): Promise<string> {
        if (!asks(message) || turns.length === 0) return answerByRules(instructions, message, turns)
        const [{ stillSo }] = await Promise.all([import('./still-so.ts'), readTables(publicFile)])
        return answerByRules(instructions, message, stillSo(turns.filter(({ over }) => !over)))
      }
    },
  }
}

async function answer(rules: Rules, { task, input, rendered, signal }: ModelRequest) {
  signal.throwIfAborted()
  const rule = rules[task]
  if (!rule) throw new WorkError('model_error', `no offline rules for task ${task}`)
  const made = rule(input as never)
  const text = JSON.stringify(isSteps(made) ? await inStretches(made) : made)
  const input_tokens = tokensOfInstructions(rendered.instructions) + countTokens(rendered.prompt)
  return { text, model: NAME, usage: { input_tokens, output_tokens: countTokens(text) } }
}

/** Those of a task are the same each time. */
const tokensOfInstructions = remembered(countTokens, TURNS)

const isSteps = (made: unknown): made is Steps<unknown> => Symbol.iterator in Object(made)

async function* pieces(said: Promise<string>, signal: AbortSignal): AsyncIterable<string> {
  for (const piece of (await said).match(/.{1,16}/gsu) ?? []) {
    signal.throwIfAborted()
    yield piece
  }
}
