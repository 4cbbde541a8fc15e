import { amendClaim, type Claim, sourceRunIds } from '../claims/claim.ts'

export interface Product {
  readonly name: string
  readonly value: number
  readonly fraction: number | null
}

export interface Measurement {
  readonly name: string
  readonly value: number
  readonly unit: string | null
}

/** What code needs of a run to state its facts. */
export interface RunRecord {
  readonly run_id: string
  readonly output: unknown
  readonly feedback: {
    readonly outcome?: string | number | null | undefined
    readonly measurements?:
      | readonly { name: string; value: number; unit?: string | null | undefined }[]
      | null
      | undefined
    readonly products?:
      | readonly { name: string; value: number; fraction?: number | null | undefined }[]
      | null
      | undefined
    readonly pros?: string | null | undefined
    readonly cons?: string | null | undefined
    readonly other?: string | null | undefined
  }
}

/** The facts of a claim: made by code from the run, never by a model. */
export interface Facts {
  readonly source_run_ids: readonly string[]
  readonly run_id: string
  readonly run_output: unknown
  /** How it turned out, and the largest measurements: there when they were given. */
  readonly outcome?: string | number
  readonly measurements?: readonly Measurement[]
  readonly feedback_products: readonly Product[]
  /** The sum over all products; null without products. */
  readonly activity_total_value: number | null
  readonly feedback_text: {
    readonly pros: string | null
    readonly cons: string | null
    readonly other: string | null
  }
}

const MOST = 10
const TEXT_LENGTH = 500

/** What a run says of itself, as claims are judged by it. */
export function factsOf(run: RunRecord): Facts {
  const products = (run.feedback.products ?? []).map(({ name, value, fraction }) => ({
    name: withoutAliases(name),
    value,
    fraction: fraction ?? null,
  }))
  return {
    source_run_ids: [run.run_id],
    run_id: run.run_id,
    run_output: withoutAliases(run.output),
    ...generalFacts(run.feedback),
    feedback_products: largest(products),
    activity_total_value: products.length === 0 ? null : decimalSum(products.map(({ value }) => value)),
    feedback_text: {
      pros: excerpt(run.feedback.pros),
      cons: excerpt(run.feedback.cons),
      other: excerpt(run.feedback.other),
    },
  }
}

/** What is said of any run, whatever it was about. */
function generalFacts({
  outcome,
  measurements,
}: RunRecord['feedback']): Pick<Facts, 'outcome' | 'measurements'> {
  const measured = (measurements ?? []).map(({ name, value, unit }) => ({
    name: withoutAliases(name),
    value,
    unit: withoutAliases(unit ?? null),
  }))
  return {
    ...(outcome !== null && outcome !== undefined && { outcome: withoutAliases(outcome) }),
    ...(measured.length > 0 && { measurements: largest(measured) }),
  }
}

const largest = <Item extends { readonly value: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => other.value - one.value).slice(0, MOST)

/** 12.1 + 3.3 is 15.4: a sum has as many digits as what it is of. */
function decimalSum(values: readonly number[]): number {
  const digits = Math.max(...values.map(digitsOf))
  return Number(values.reduce((sum, value) => sum + value, 0).toFixed(Math.min(100, digits)))
}

/** How many digits stand behind the point; 7 of 1e-7. */
function digitsOf(value: number): number {
  const [digits = '', power = '0'] = String(value).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(power))
}

const excerpt = (text: string | null | undefined): string | null =>
  text === null || text === undefined ? null : Array.from(withoutAliases(text)).slice(0, TEXT_LENGTH).join('')

/**
 * Takes `[C12]` out of every string of a value; what is put together by that is taken out too. Nothing else
 * changes.
 */
export function withoutAliases<Value>(value: Value): Value {
  if (typeof value === 'string') return cleaned(value) as Value
  if (Array.isArray(value)) return value.map(withoutAliases) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutAliases(inner)]),
  ) as Value
}

const OPENING = '[C'
const DIGIT = /^[0-9]$/u

/** Once from left to right: what stands before a `]` is whole by then, however deep it was nested. */
function cleaned(text: string): string {
  if (!text.includes(OPENING)) return text
  const kept: string[] = []
  for (const unit of text.split('')) {
    kept.push(unit)
    if (unit === ']') kept.length = aliasStart(kept)
  }
  return kept.join('')
}

/** Where the alias begins that ends here; the end, where none does. */
function aliasStart(kept: readonly string[]): number {
  let start = kept.length - 1
  while (DIGIT.test(kept[start - 1] ?? '')) start -= 1
  const isAlias = start < kept.length - 1 && kept[start - 1] === 'C' && kept[start - 2] === '['
  return isAlias ? start - 2 : kept.length
}

/** The claim with the latest facts; the runs it came from are the union. */
export function withFacts(claim: Claim, facts: Facts): Claim {
  const source_run_ids = [...new Set([...sourceRunIds(claim), ...facts.source_run_ids])]
  return amendClaim(claim, { facts: { ...facts, source_run_ids } })
}
