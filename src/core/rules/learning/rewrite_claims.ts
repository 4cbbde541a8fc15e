import type { RewriteClaimsInput, RewrittenClaims } from '../../../../prompts/rewrite_claims.ts'
import { isNextStepKey, isNextStepText } from '../../text/words/next-step.ts'
import { sentencesOf } from './feedback-words.ts'

type Item = RewriteClaimsInput['items'][number]
type ClaimJson = Record<string, unknown>

const HEADER = 'RBMEM_CLAIMS_V1'
const MOST_CLAIMS = 10
const ALIAS = /\[C\d+\]/gu

/**
 * The form by rules: lines and JSON mended, what a fault names taken out, free text cut into one hypothesis a
 * sentence.
 */
export function rewriteClaims({ items }: RewriteClaimsInput): RewrittenClaims {
  return {
    items: items.flatMap((item) => {
      const content = item.content.includes(HEADER) ? mended(item) : fromFreeText(item.content)
      return content === null ? [] : [{ index: item.index, content }]
    }),
  }
}

function fromFreeText(text: string): string | null {
  const sentences = sentencesOf(text.replace(ALIAS, '')).filter((sentence) => !isNextStepText(sentence))
  if (sentences.length === 0) return null
  const claims = sentences.slice(0, MOST_CLAIMS).map((summary, place) => newClaim(summary, place))
  return contentOf([`TOPIC=${Array.from(sentences[0]!).slice(0, 80).join('')}`], claims)
}

const newClaim = (summary: string, place: number): ClaimJson => ({
  claim_id: `c${place + 1}`,
  status: 'hypothesis',
  inference: { summary },
  constraint: {},
  conditions: [],
  limitations: [],
})

function mended(item: Item): string | null {
  const text = item.content.slice(item.content.indexOf(HEADER) + HEADER.length)
  const start = text.indexOf('CLAIMS_JSON=')
  const claims = start < 0 ? null : readClaims(text.slice(start + 'CLAIMS_JSON='.length))
  if (!claims) return null
  const heads = text
    .slice(0, start)
    .split(/\r?\n/u)
    .map((line) => line.replace(ALIAS, ''))
    .filter((line) => line.indexOf('=') > 0 && !isNextStepText(line))
  const kept = claims.map((claim) => tidy(claim)).filter((claim) => claim !== null)
  if (kept.length === 0) return null
  const topic = heads.some((line) => line.startsWith('TOPIC=')) ? [] : [`TOPIC=${summaryOf(kept[0]!)}`]
  return contentOf([...topic, ...heads], numbered(kept.slice(0, MOST_CLAIMS)))
}

const summaryOf = (claim: ClaimJson): string =>
  String((claim.inference as { summary: unknown }).summary).replace(/\s+/gu, ' ')

/** The claims even when their JSON stands on several lines or has a fence or a comma too many around it. */
function readClaims(json: string): ClaimJson[] | null {
  const end = json.lastIndexOf(']')
  if (end < 0) return null
  try {
    const value: unknown = JSON.parse(json.slice(0, end + 1).replace(/,\s*([\]}])/gu, '$1'))
    return Array.isArray(value) ? value.filter((claim) => typeof claim === 'object' && claim !== null) : null
  } catch {
    return null
  }
}

function tidy(claim: ClaimJson): ClaimJson | null {
  const { constraint, ...others } = cleaned(claim) as ClaimJson
  const inference = others.inference as { summary?: unknown } | undefined
  if (typeof inference?.summary !== 'string' || inference.summary.trim() === '') return null
  return {
    ...others,
    status: claim.status === 'fact' ? 'fact' : 'hypothesis',
    constraint: negativeOnly(constraint),
  }
}

function negativeOnly(constraint: unknown): ClaimJson {
  if (typeof constraint !== 'object' || constraint === null || Array.isArray(constraint)) return {}
  const given = constraint as ClaimJson
  const { avoid, must, prefer, allow_positive, exception_reason } = given
  const excepted =
    allow_positive === true && typeof exception_reason === 'string' && exception_reason.trim() !== ''
  return {
    ...(Array.isArray(avoid) && {
      avoid: avoid.filter((text) => typeof text === 'string' && text.trim() !== ''),
    }),
    ...(excepted && {
      ...(Array.isArray(must) && { must }),
      ...(Array.isArray(prefer) && { prefer }),
      allow_positive,
      exception_reason,
    }),
  }
}

/** A value without aliases, plans and keys for them. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return withoutPlans(value.replace(ALIAS, ''))
  if (Array.isArray(value)) return value.map(cleaned).filter((item) => item !== '')
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isNextStepKey(key))
      .map(([key, inner]) => [key, cleaned(inner)]),
  )
}

const withoutPlans = (text: string): string =>
  isNextStepText(text)
    ? sentencesOf(text)
        .filter((sentence) => !isNextStepText(sentence))
        .join(' ')
    : text

function numbered(claims: readonly ClaimJson[]): ClaimJson[] {
  const taken = new Set<unknown>()
  return claims.map((claim, place) => {
    const known =
      typeof claim.claim_id === 'string' && claim.claim_id.trim() !== '' && !taken.has(claim.claim_id)
    const claim_id = known ? claim.claim_id : `r${place + 1}`
    taken.add(claim_id)
    return { ...claim, claim_id }
  })
}

const contentOf = (heads: readonly string[], claims: readonly ClaimJson[]): string =>
  [HEADER, ...heads, `CLAIMS_JSON=${JSON.stringify(claims)}`].join('\n')
