import { v4 } from 'uuid'
import { imports } from '../../../db/schema/people.ts'
import { insertRows } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { done } from '../outcome.ts'
import { ownedBy, upsertSubject, userSubject } from '../tenancy/records/subjects.ts'
import { jsonBytesOf } from '../text/strings.ts'
import { AddImport, type ImportNoted } from './schemas.ts'

const REPORT_BYTES = 16 * 1024

/**
 * Keeps what an importer says at its end, for the feed of the user's events. Makes the user.
 * @throws CoreError `payload_too_large` above 16 KiB
 */
export async function addImport(ctx: Context, input: AddImport): Promise<ImportNoted> {
  const { user_id, position: _, ...report } = AddImport.parse(input)
  if (jsonBytesOf(report) > REPORT_BYTES)
    throw new CoreError('payload_too_large', 'A report has at most 16 KiB.')
  const ref = userSubject(user_id)
  const now = ctx.clock.now()
  const noted = { id: v4(), at: now.toISOString() }
  const row = { id: noted.id, report, created_at: now }
  await write(
    ctx,
    { report: insertRows(imports, [row], { fixed: ownedBy(ref) }) },
    { on: upsertSubject(ref, now), keeps: done(noted) },
  )
  return noted
}
