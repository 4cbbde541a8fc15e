import type { Issue } from '../../errors.ts'

/** Deeper than any shape of ours, and than Postgres or a recursive parser would mind. */
const DEEPEST = 64

/**
 * Strings that Postgres cannot hold (NUL, half of a surrogate pair), and nesting beyond reason; at most ten
 * are named.
 */
export function textFaults(value: unknown): Issue[] {
  const found: Issue[] = []
  const visit = (inner: unknown, path: string, depth: number): void => {
    if (found.length >= 10) return
    if (typeof inner === 'string') {
      const message = textFault(inner)
      if (message) found.push({ path, code: 'invalid_text', message })
    } else if (typeof inner === 'object' && inner !== null) {
      if (depth > DEEPEST) {
        found.push({ path: path.slice(0, 200), code: 'too_deep', message: `nested deeper than ${DEEPEST}` })
        return
      }
      for (const [key, child] of Object.entries(inner)) {
        if (textFault(key))
          found.push({ path, code: 'invalid_text', message: 'a key is not well-formed text' })
        visit(child, path ? `${path}.${key}` : key, depth + 1)
      }
    }
  }
  visit(value, '', 0)
  return found
}

function textFault(text: string): string | undefined {
  if (text.includes('\0')) return 'must not contain NUL'
  if (!text.isWellFormed()) return 'must be well-formed Unicode'
  return undefined
}
