import type { claimCodes } from '../../errors.ts'
import { isNextStepKey, isNextStepText } from '../../text/words/next-step.ts'
import { type Claim, isContradictedBy, sourceRunIds, type Tally, tallyOf } from './claim.ts'
import { eachString, type JsonNode, memberOf, toValue } from './json-tree.ts'
import { CLAIMS_KEY, type Content, parseContent } from './protocol.ts'

const MAX_CLAIMS = 10

export type ClaimErrorCode = (typeof claimCodes)[number]

/** One gate that a content did not pass. */
export interface Fault {
  readonly code: ClaimErrorCode
  /** `TOPIC`, or the claim's place and id. */
  readonly path: string
  readonly detail: string
}

export type Checked =
  | { readonly content: Content; readonly faults: readonly [] }
  | { readonly content: Content | null; readonly faults: readonly [Fault, ...Fault[]] }

/**
 * Parses and passes all gates (docs/design/experience.md, Items and claims), in their order; the first fault
 * names the problem.
 */
export function checkText(text: string): Checked {
  const parsed = parseContent(text)
  if (!parsed.ok)
    return { content: null, faults: [{ code: 'claims_unparseable', path: 'content', detail: parsed.detail }] }
  return checkContent(parsed.content)
}

/**
 * The gates for a content that was parsed. An item without claims is archived by learning, never written by
 * anybody.
 */
export function checkContent(content: Content): Checked {
  const [first, ...others] = faultsOf(content)
  return first ? { content, faults: [first, ...others] } : { content, faults: [] }
}

function faultsOf(content: Content): Fault[] {
  const { claims } = content
  if (claims.length === 0)
    return [{ code: 'claims_unparseable', path: CLAIMS_KEY, detail: 'there is no claim' }]
  const authored = [...headTexts(content), ...claims.flatMap(authoredTexts)]
  return [
    ...tooMany(claims),
    ...repeatedIds(claims),
    ...authored.filter(({ text }) => hasAlias(text)).map(aliasFault),
    ...authored.filter(isNextStep).map(nextStepFault),
    ...claims.flatMap(constraintFaults),
    ...claims.flatMap(sourceFaults),
    ...claims.flatMap(countFaults),
  ]
}

function tooMany(claims: readonly Claim[]): Fault[] {
  if (claims.length <= MAX_CLAIMS) return []
  return [
    { code: 'claims_too_many', path: CLAIMS_KEY, detail: `${claims.length} claims, at most ${MAX_CLAIMS}` },
  ]
}

function repeatedIds(claims: readonly Claim[]): Fault[] {
  const seen = new Set<string>()
  return claims.flatMap((claim) => {
    const known = seen.has(claim.claim_id)
    seen.add(claim.claim_id)
    return known
      ? [{ code: 'claim_id_duplicate' as const, path: pathOf(claim), detail: 'the claim_id stands twice' }]
      : []
  })
}

interface Authored {
  readonly text: string
  readonly path: string
  readonly isKey: boolean
  readonly inConstraint: boolean
}

/** Members that code writes, or that are not prose. All others are what a model or person wrote. */
const NOT_AUTHORED = new Set(['claim_id', 'status', 'facts', 'support', 'contra'])

function headTexts(content: Content): Authored[] {
  return content.lines
    .filter((line) => line.key !== CLAIMS_KEY)
    .flatMap(({ key, value }) => [
      { text: key, path: key, isKey: true, inConstraint: false },
      { text: value, path: key, isKey: false, inConstraint: false },
    ])
}

function authoredTexts(claim: Claim): Authored[] {
  return claim.node.members
    .filter((member) => !NOT_AUTHORED.has(member.key))
    .flatMap((member) => [
      { text: member.key, path: pathOf(claim), isKey: true, inConstraint: false },
      ...textsIn(member.value, claim, member.key === 'constraint'),
    ])
}

function textsIn(node: JsonNode, claim: Claim, inConstraint: boolean): Authored[] {
  const texts: Authored[] = []
  eachString(node, (text, isKey) => {
    if (!isContradictedBy(text, claim)) texts.push({ text, path: pathOf(claim), isKey, inConstraint })
  })
  return texts
}

const ALIAS = /\[C\d+\]/u

/** A `[C12]` of a knowledge base: it means something inside one run only. `[CO2]` is chemistry. */
export const hasAlias = (text: string): boolean => ALIAS.test(text)

const isNextStep = ({ text, isKey, inConstraint }: Authored): boolean =>
  isKey ? isNextStepKey(text) : isNextStepText(text, inConstraint)

const shown = (text: string): string => Array.from(text).slice(0, 80).join('')

const aliasFault = ({ path, text }: Authored): Fault => ({
  code: 'claim_alias',
  path,
  detail: `an alias that means nothing outside its run: ${shown(text)}`,
})

const nextStepFault = ({ path, text }: Authored): Fault => ({
  code: 'claim_next_step',
  path,
  detail: `a next-step instruction: ${shown(text)}`,
})

const CONSTRAINT_KEYS = new Set(['avoid', 'must', 'prefer', 'allow_positive', 'exception_reason'])

function constraintFaults(claim: Claim): Fault[] {
  const node = memberOf(claim.node, 'constraint')
  const value = node === undefined ? null : toValue(node)
  const detail = value === null ? null : constraintFault(value)
  return detail ? [{ code: 'claim_constraint', path: pathOf(claim), detail }] : []
}

function constraintFault(value: unknown): string | null {
  if (typeof value !== 'object' || Array.isArray(value)) return 'the constraint is not an object'
  const constraint = value as Record<string, unknown>
  const unknown = Object.keys(constraint).find((key) => !CONSTRAINT_KEYS.has(key))
  if (unknown !== undefined) return `constraint.${shown(unknown)} is not known`
  for (const key of ['avoid', 'must', 'prefer']) {
    if (!isListOfTexts(constraint[key] ?? [])) return `constraint.${key} is not a list of texts`
  }
  if (typeof (constraint.allow_positive ?? false) !== 'boolean')
    return 'constraint.allow_positive is not true or false'
  if (typeof (constraint.exception_reason ?? '') !== 'string')
    return 'constraint.exception_reason is not a text'
  const positive = ['must', 'prefer'].some((key) => ((constraint[key] ?? []) as string[]).length > 0)
  const excepted =
    constraint.allow_positive === true && String(constraint.exception_reason ?? '').trim() !== ''
  return positive && !excepted ? 'must and prefer need allow_positive: true and an exception_reason' : null
}

const isListOfTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' && item.trim() !== '')

function sourceFaults(claim: Claim): Fault[] {
  if (sourceRunIds(claim).length > 0) return []
  return [{ code: 'claim_source_runs', path: pathOf(claim), detail: 'facts.source_run_ids is empty' }]
}

function countFaults(claim: Claim): Fault[] {
  return (['support', 'contra'] as const)
    .filter((side) => !counts(tallyOf(claim, side)))
    .map((side) => ({
      code: 'claim_counts',
      path: pathOf(claim),
      detail: `${side}.count is not the number of its distinct run_ids`,
    }))
}

const counts = (tally: Tally | null): boolean => tally !== null && tally.count === new Set(tally.run_ids).size

const pathOf = (claim: Claim): string => `${CLAIMS_KEY}.${claim.claim_id}`
