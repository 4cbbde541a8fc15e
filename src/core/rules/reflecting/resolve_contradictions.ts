import type {
  DisputedTrait,
  ResolveContradictionsInput,
  ResolveContradictionsOutput,
} from '../../../../prompts/resolve_contradictions.ts'
import { isChinese, saysItIsOver } from './topics.ts'

const EXCEPTION = /(?:，但有例外：|, except: ).*$/su
const SHOWN = 200

/** What a trait said before rules added an exception to it. */
export const withoutExceptions = (content: string): string => content.replace(EXCEPTION, '')

/**
 * By rules: what is contradicted as often as supported, or said to be over, is dissolved; everything else
 * gets its exception.
 */
export function resolveContradictions({ traits }: ResolveContradictionsInput): ResolveContradictionsOutput {
  return { resolutions: traits.map(resolve) }
}

function resolve(trait: DisputedTrait): ResolveContradictionsOutput['resolutions'][number] {
  const { id: trait_id, supporting, contradicting } = trait
  const [newest] = [...contradicting].sort((left, right) => (left.time < right.time ? 1 : -1))
  const over = newest && saysItIsOver(newest.content) && supporting.every(({ time }) => time < newest.time)
  if (!newest || over || contradicting.length >= supporting.length) {
    const reasoning =
      `${contradicting.length} memories against ` +
      `${supporting.length}${over ? ', the last one says that it is over' : ''}`
    return { trait_id, action: 'dissolve', new_content: null, reasoning }
  }
  const exception = Array.from(newest.content).slice(0, SHOWN).join('')
  const joint = isChinese(trait.content) ? '，但有例外：' : ', except: '
  return {
    trait_id,
    action: 'modify',
    new_content: `${withoutExceptions(trait.content)}${joint}${exception}`,
    reasoning: `${supporting.length} memories for it, ${contradicting.length} against`,
  }
}
