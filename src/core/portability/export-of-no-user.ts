import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { CoreError } from '../errors.ts'
import type { SubjectRef } from '../tenancy/records/subjects.ts'
import { tablesOfBank, tablesOfProject } from './lines/of-no-user.ts'
import { subjectRow } from './lines/rows.ts'
import type { PortableTable } from './lines/tables.ts'
import { replica, written } from './lines/written.ts'
import { ExportBank, ExportProject } from './schemas.ts'

/**
 * All that a bank holds as lines of JSON: items, claims, runs, deltas, edits; no inside id, no vector.
 * @throws CoreError `not_found` before the first line
 */
export async function exportBank(ctx: Context, input: ExportBank): Promise<AsyncIterable<string>> {
  const { bank } = ExportBank.parse(input)
  return linesOf(ctx, { kind: 'bank', external_id: bank }, tablesOfBank)
}

/**
 * All that is stored for a project as lines of JSON: chunks, entity states, scene contexts; no vector.
 * @throws CoreError `not_found` before the first line
 */
export async function exportProject(ctx: Context, input: ExportProject): Promise<AsyncIterable<string>> {
  const { project_id } = ExportProject.parse(input)
  return linesOf(ctx, { kind: 'project', external_id: project_id }, tablesOfProject)
}

async function linesOf(
  ctx: Context,
  subject: SubjectRef,
  tables: readonly PortableTable[],
): Promise<AsyncIterable<string>> {
  const { found } = await read(ctx, { found: subjectRow(subject) }, replica)
  const [own] = found
  if (!own) throw new CoreError('not_found', `There is no ${subject.kind} ${subject.external_id}`)
  return written(ctx, subject, own, tables)
}
