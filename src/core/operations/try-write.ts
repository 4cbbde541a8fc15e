import { sql } from 'drizzle-orm'
import type { Database, DatabaseUsage } from '../../../db/database.ts'
import { statement } from '../../../db/statements.ts'
import { write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import type { Clock } from '../ports.ts'
import { notReady } from './readiness.ts'

const TRIED_EVERY_MS = 5_000
const BYTES = 65_536

interface Tried {
  readonly at: number
  readonly fault: CoreError | undefined
}

/** What the last try said, of each database of this process. */
const tries = new WeakMap<Database, Tried>()

/**
 * Whether the database takes a write that needs room: a table is emptied, which gives it a new file, and
 * written. Tried at most every five seconds.
 * @throws CoreError `backend_unavailable`
 */
export async function tryWrite(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  usage: DatabaseUsage,
): Promise<void> {
  const at = clock.now().getTime()
  const known = tries.get(database)
  const isFresh = known !== undefined && Math.abs(at - known.at) < TRIED_EVERY_MS
  const fault = isFresh ? known.fault : await faultOf({ db: database.asSystem(usage), clock })
  if (!isFresh) tries.set(database, { at, fault })
  if (fault) throw fault
}

async function faultOf(system: Parameters<typeof write>[0]): Promise<CoreError | undefined> {
  try {
    await write(
      system,
      {
        emptied: statement(sql`TRUNCATE write_probe`),
        written: statement(sql`INSERT INTO write_probe (body) VALUES (repeat('x', ${BYTES}::int))`),
      },
      { on: 'tenant' },
    )
    return undefined
  } catch (error) {
    if (error instanceof CoreError && error.code === 'backend_unavailable') return error
    return notReady('write', 'the database takes no write')
  }
}
