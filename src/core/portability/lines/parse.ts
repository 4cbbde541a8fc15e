import type * as z from 'zod'
import { CoreError, type Issue } from '../../errors.ts'
import { textFaults } from '../../text/input/faults.ts'
import { explain, isRequired } from '../../text/input/messages.ts'
import type { PortableRow } from './rows.ts'
import { lineSchemas } from './schemas.ts'

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
  const schemas = lineSchemas()
  const schema = typeof kind === 'string' && Object.hasOwn(schemas, kind) ? schemas[kind] : undefined
  const name = `line ${index + 1}`
  if (!schema) throw invalid({ path: `${name}.kind`, code: 'invalid_value', message: 'unknown kind of line' })
  const [text] = textFaults(line)
  if (text) throw invalid({ ...text, path: `${name}.${text.path}` })
  const parsed = schema.safeParse(line, { error: explain })
  if (parsed.success) {
    const { kind: _, ...row } = parsed.data
    return { kind: kind as string, row }
  }
  const [fault] = parsed.error.issues
  const unknown = fault?.code === 'unrecognized_keys' ? fault.keys.slice(0, 1) : []
  throw invalid({
    path: [name, ...(fault?.path ?? []), ...unknown].map(String).join('.'),
    code: codeOf(fault),
    message: fault?.message.split('\n')[0] ?? '',
  })
}

function codeOf(fault: z.core.$ZodIssue | undefined): string {
  if (fault?.code === 'unrecognized_keys') return 'unknown_field'
  return fault && isRequired(fault.message) ? 'required' : (fault?.code ?? 'invalid')
}

const invalid = (issue: Issue): CoreError =>
  new CoreError(
    issue.code === 'unknown_field' ? 'unknown_field' : 'invalid',
    `${issue.path}: ${issue.message}`,
    { issues: [issue] },
  )
