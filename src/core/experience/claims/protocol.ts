import { isWellFormed } from '../../text/strings.ts'
import { type Claim, readClaim } from './claim.ts'
import { hasRepeatedKey, type JsonNode, parseJson, writeJson } from './json-tree.ts'

/** RBMEM_CLAIMS_V1: a header, then `KEY=VALUE` lines, one of which holds the claims. */
export const HEADER = 'RBMEM_CLAIMS_V1'
export const CLAIMS_KEY = 'CLAIMS_JSON'
export const TOPIC_KEY = 'TOPIC'
const KNOWN_KEYS = [TOPIC_KEY, 'SCOPE', CLAIMS_KEY]

export interface Line {
  readonly key: string
  readonly value: string
}

/**
 * An item's content, read. `lines` are all but the header, in their order; the value of CLAIMS_JSON stands in
 * `claims`.
 */
export interface Content {
  readonly lines: readonly Line[]
  readonly claims: readonly Claim[]
}

export type ParsedContent =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly detail: string }

/**
 * Reads RBMEM_CLAIMS_V1. CRLF and one final newline are accepted, JSON with spaces too as long as it is on
 * one line.
 */
export function parseContent(text: string): ParsedContent {
  if (!isWellFormed(text)) return refuse('the text is not well-formed Unicode without NUL')
  const [header, ...rest] = text.replace(/\r\n?/gu, '\n').replace(/\n$/u, '').split('\n')
  if (header !== HEADER) return refuse(`the first line is not ${HEADER}`)
  const lines: Line[] = []
  for (const line of rest) {
    const at = line.indexOf('=')
    if (at < 1) return refuse(`a line is not KEY=VALUE: ${line.slice(0, 60)}`)
    lines.push({ key: line.slice(0, at), value: line.slice(at + 1) })
  }
  const repeated = KNOWN_KEYS.find((key) => lines.filter((line) => line.key === key).length > 1)
  if (repeated) return refuse(`${repeated} stands twice`)
  if (!lines.some((line) => line.key === TOPIC_KEY && line.value.trim() !== ''))
    return refuse('TOPIC is missing')
  const claimsLine = lines.find((line) => line.key === CLAIMS_KEY)
  return claimsLine ? withClaims(lines, claimsLine.value) : refuse(`${CLAIMS_KEY} is missing`)
}

function withClaims(lines: readonly Line[], json: string): ParsedContent {
  let tree: JsonNode
  try {
    tree = parseJson(json)
  } catch (error) {
    return refuse(`${CLAIMS_KEY} is not JSON on one line (${(error as Error).message.slice(0, 80)})`)
  }
  if (tree.kind !== 'array') return refuse(`${CLAIMS_KEY} is not a list`)
  if (hasRepeatedKey(tree)) return refuse(`${CLAIMS_KEY} has an object with a key that stands twice`)
  const claims: Claim[] = []
  for (const [place, node] of tree.items.entries()) {
    const claim = readClaim(node)
    if (typeof claim === 'string') return refuse(`claim ${place} ${claim}`)
    claims.push(claim)
  }
  return { ok: true, content: { lines, claims } }
}

const refuse = (detail: string): ParsedContent => ({ ok: false, detail })

/**
 * The canonical text: LF, lines in their order, claims minified and otherwise as written, no final newline.
 */
export function writeContent(content: Content): string {
  const json = writeJson({ kind: 'array', items: content.claims.map((claim) => claim.node) })
  const lines = content.lines.map(({ key, value }) => `${key}=${key === CLAIMS_KEY ? json : value}`)
  return [HEADER, ...lines].join('\n')
}

/** What a stored item says. Stored content went through the gates, so it parses. */
export function storedContent(text: string): Content {
  const parsed = parseContent(text)
  if (!parsed.ok) throw new Error(`a stored item does not parse: ${parsed.detail}`)
  return parsed.content
}

/** One claim, as it stands in the list of a stored item. */
export const storedClaim = (json: string): Claim =>
  storedContent(`${HEADER}\n${TOPIC_KEY}=x\n${CLAIMS_KEY}=[${json}]`).claims[0]!

/** What an item is about; empty where it does not say so. */
export const topicOf = (content: Content): string =>
  content.lines.find((line) => line.key === TOPIC_KEY)?.value ?? ''
