import type { Policy } from 'neuromem'

/** One value of the policy, taken out of it by its path. */
export interface Leaf {
  readonly path: string
  readonly value: unknown
}

type Tree = Readonly<Record<string, unknown>>
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whatever the service's policy holds, as a list of values: a newer service has fields of its own. */
export const leavesOf = (policy: Tree, before = ''): Leaf[] =>
  Object.entries(policy).flatMap(([key, value]) =>
    isTree(value) ? leavesOf(value, `${before}${key}.`) : [{ path: before + key, value }],
  )

/** The policy with one value changed. */
export function withLeaf(policy: Tree, path: string, value: unknown): Tree {
  const [key = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...policy, [key]: value }
  const inner = policy[key]
  return { ...policy, [key]: withLeaf(isTree(inner) ? inner : {}, rest.join('.'), value) }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export interface Changed {
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

export function changesOf(stored: Tree, draft: Tree): Changed[] {
  const before = new Map(leavesOf(stored).map(({ path, value }) => [path, value]))
  return leavesOf(draft)
    .filter(({ path, value }) => !same(before.get(path), value))
    .map(({ path, value }) => ({ path, before: before.get(path), after: value }))
}

/** What is sent: origins without the empty lines that are there while one types. */
export const tidied = (draft: Policy): Policy => ({
  ...draft,
  cors_origins: draft.cors_origins.map((line) => line.trim()).filter(Boolean),
})
