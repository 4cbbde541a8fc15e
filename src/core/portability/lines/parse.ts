import { CoreError, type Issue } from '../../errors.ts'
import { lineSchemas } from '../schemas.ts'
import type { PortableRow } from './rows.ts'

/** A line of an export: what kind of row it is, and the row. */
export interface PortableLine {
  readonly kind: string
  readonly row: PortableRow
}

/**
 * @param index the line's number, from 0
 * @throws CoreError `invalid` or `unknown_field`, naming the line, counted from 1
 */
export function parseLine(line: unknown, index: number): PortableLine {
  const kind = (line as { kind?: unknown } | null)?.kind
  const schema = typeof kind === 'string' && Object.hasOwn(lineSchemas, kind) ? lineSchemas[kind] : undefined
  const name = `line ${index + 1}`
  if (!schema) throw invalid({ path: `${name}.kind`, code: 'invalid_value', message: 'unknown kind of line' })
  const parsed = schema.safeParse(line)
  if (parsed.success) {
    const { kind: _, ...row } = parsed.data
    return { kind: kind as string, row }
  }
  const [fault] = parsed.error.issues
  const isUnknown = fault?.code === 'unrecognized_keys'
  throw invalid({
    path: [name, ...(fault?.path ?? [])].map(String).join('.'),
    code: isUnknown ? 'unknown_field' : (fault?.code ?? 'invalid'),
    message: fault?.message ?? '',
  })
}

const invalid = (issue: Issue): CoreError =>
  new CoreError(
    issue.code === 'unknown_field' ? 'unknown_field' : 'invalid',
    `${issue.path}: ${issue.message}`,
    { issues: [issue] },
  )
