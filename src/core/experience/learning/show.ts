import type { ShownClaim, ShownItem, ShownRun } from '../../../../prompts/learn_experience.ts'
import type { Claim } from '../claims/claim.ts'
import { citation } from '../claims/ids.ts'
import { memberOf, toValue } from '../claims/json-tree.ts'
import { type Content, topicOf } from '../claims/protocol.ts'
import type { Facts } from './facts.ts'

const TEXT_LENGTH = 400
const VALUE_LENGTH = 2_000
const OUTPUT_LENGTH = 12_000
const MOST_TEXTS = 12

/** A run as a model is shown it: its facts, a long output cut. */
export function showRun(facts: Facts): ShownRun {
  const { source_run_ids: _sources, run_output, measurements, feedback_products, ...others } = facts
  const named = <Item extends { readonly name: string }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, name: cut(item.name) }))
  return {
    ...others,
    run_output: upTo(run_output, OUTPUT_LENGTH),
    ...(measurements && { measurements: named(measurements) }),
    feedback_products: named(feedback_products),
  }
}

/** An item as a model is shown it: no facts, no counts, long texts cut. */
export const showItem = (itemId: string, content: Content): ShownItem => ({
  mem_id: citation(itemId),
  topic: cut(topicOf(content)),
  claims: content.claims.map(showClaim),
})

function showClaim(claim: Claim): ShownClaim {
  const member = (key: string) => {
    const node = memberOf(claim.node, key)
    return node && toValue(node)
  }
  return {
    claim_id: claim.claim_id,
    status: claim.status,
    inference: fits(member('inference'), VALUE_LENGTH)
      ? member('inference')
      : { summary: cut(claim.summary) },
    constraint: upTo(member('constraint') ?? {}, VALUE_LENGTH),
    conditions: claim.conditions.slice(0, MOST_TEXTS).map(cut),
    limitations: claim.limitations.slice(0, MOST_TEXTS).map(cut),
  }
}

const cut = (text: string): string => Array.from(text).slice(0, TEXT_LENGTH).join('')

const fits = (value: unknown, length: number): boolean => JSON.stringify(value).length <= length

const upTo = (value: unknown, length: number): unknown =>
  fits(value, length) ? value : { truncated: Array.from(JSON.stringify(value)).slice(0, length).join('') }

/** What claims are searched with: the settings and the feedback of a run, without its numbers' names. */
export function queryOf(facts: Facts): string {
  const { feedback_text, outcome, measurements = [], feedback_products, run_output } = facts
  const parts = [
    feedback_text.pros,
    feedback_text.cons,
    feedback_text.other,
    typeof outcome === 'string' ? outcome : null,
    ...[...measurements, ...feedback_products].map(({ name }) => name),
    ...textsOf(run_output),
  ]
  return Array.from(parts.filter((part) => part !== null && part !== '').join('\n'))
    .slice(0, VALUE_LENGTH)
    .join('')
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'number' ? [`${key} ${inner}`] : textsOf(inner),
  )
}
