/**
 * JSON that keeps what `JSON.parse` loses: the order of keys (integer-like ones too), numbers and strings as
 * they were written. `JSON.parse` decides what is JSON; the tree only cuts valid text into tokens.
 */
export interface JsonObject {
  readonly kind: 'object'
  readonly members: readonly JsonMember[]
}
export interface JsonArray {
  readonly kind: 'array'
  readonly items: readonly JsonNode[]
}
/** A string, number, boolean or null in its own spelling. */
export interface JsonScalar {
  readonly kind: 'scalar'
  readonly text: string
}
export type JsonNode = JsonObject | JsonArray | JsonScalar

export interface JsonMember {
  readonly key: string
  /** The key as written, in quotes. */
  readonly text: string
  readonly value: JsonNode
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]]|[^\s{}[\]:,"]+/gu
const MAX_DEPTH = 100

interface Open {
  readonly kind: 'object' | 'array'
  readonly members: JsonMember[]
  readonly items: JsonNode[]
  key: string | undefined
}

/** @throws SyntaxError for what is not JSON, RangeError for nesting deeper than 100 */
export function parseJson(text: string): JsonNode {
  JSON.parse(text)
  const root: Open = { kind: 'array', members: [], items: [], key: undefined }
  const open = [root]
  for (const [token] of text.matchAll(TOKEN)) {
    const inner = open.at(-1)!
    if (token === '{' || token === '[') {
      if (open.length > MAX_DEPTH) throw new RangeError(`nested deeper than ${MAX_DEPTH}`)
      open.push({ kind: token === '{' ? 'object' : 'array', members: [], items: [], key: undefined })
    } else if (token === '}' || token === ']') {
      open.pop()
      put(open.at(-1)!, close(inner))
    } else if (inner.kind === 'object' && inner.key === undefined) inner.key = token
    else put(inner, { kind: 'scalar', text: token })
  }
  return root.items[0]!
}

const close = (done: Open): JsonNode =>
  done.kind === 'object' ? { kind: 'object', members: done.members } : { kind: 'array', items: done.items }

function put(into: Open, value: JsonNode): void {
  if (into.kind === 'array') into.items.push(value)
  else {
    into.members.push({ key: JSON.parse(into.key!) as string, text: into.key!, value })
    into.key = undefined
  }
}

/** Minified, otherwise as it was written. */
export function writeJson(node: JsonNode): string {
  if (node.kind === 'scalar') return node.text
  if (node.kind === 'array') return `[${node.items.map(writeJson).join(',')}]`
  return `{${node.members.map((member) => `${member.text}:${writeJson(member.value)}`).join(',')}}`
}

/** As `JSON.parse` has it: the spelling of numbers and the order of keys are lost. */
export const toValue = (node: JsonNode): unknown => JSON.parse(writeJson(node))

export const fromValue = (value: unknown): JsonNode => parseJson(JSON.stringify(value))

/** The first one with this key: a tree keeps keys that are said twice. */
export const memberOf = (node: JsonObject, key: string): JsonNode | undefined =>
  node.members.find((member) => member.key === key)?.value

/** The object with this member: in its old place, else at the end. */
export function withMember(node: JsonObject, key: string, value: JsonNode): JsonObject {
  const known = node.members.some((member) => member.key === key)
  const members = known
    ? node.members.map((member) => (member.key === key ? { ...member, value } : member))
    : [...node.members, { key, text: JSON.stringify(key), value }]
  return { kind: 'object', members }
}

/** Calls `visit` for every string of a tree, keys with `isKey`. */
export function eachString(node: JsonNode, visit: (text: string, isKey: boolean) => void): void {
  if (node.kind === 'scalar') {
    if (node.text.startsWith('"')) visit(JSON.parse(node.text) as string, false)
  } else if (node.kind === 'array') for (const item of node.items) eachString(item, visit)
  else
    for (const member of node.members) {
      visit(member.key, true)
      eachString(member.value, visit)
    }
}

/** Whether a key stands twice in any object of the tree. */
export function hasRepeatedKey(node: JsonNode): boolean {
  if (node.kind === 'scalar') return false
  if (node.kind === 'array') return node.items.some(hasRepeatedKey)
  const keys = new Set(node.members.map((member) => member.key))
  return keys.size < node.members.length || node.members.some((member) => hasRepeatedKey(member.value))
}
