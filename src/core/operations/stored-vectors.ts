import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../db/statements.ts'
import type { SystemContext } from '../context.ts'
import { type Behind, read, write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import type { Calibration } from '../ports.ts'

/** What the database says of its stored vectors. The model is null until a service adopts one. */
export interface StoredVectors {
  readonly embedding_model: string | null
  readonly embedding_dim: number
}

/** The one row of the installation: which model made its vectors, and their dimensions. */
export const storedVectors = (): Statement<StoredVectors[]> =>
  statement<StoredVectors>(sql`SELECT embedding_model, embedding_dim FROM settings`)

/** How near unrelated texts lie by a model, if it was measured. */
export async function readCalibration(ctx: Behind, model: string): Promise<Calibration | null> {
  const { found } = await read(ctx, {
    found: statement<{ readonly calibration: Calibration | null }>(
      sql`SELECT embedding_calibrations -> ${model}::text AS calibration FROM settings`,
    ),
  })
  return found[0]?.calibration ?? null
}

/** Keeps what a model was measured by, beside that of others. */
export async function keepCalibration(
  ctx: Pick<SystemContext, 'db' | 'clock'>,
  model: string,
  calibration: Calibration,
): Promise<void> {
  const measured = JSON.stringify({ [model]: calibration })
  await write(
    ctx,
    {
      kept: statement(
        sql`UPDATE settings SET embedding_calibrations = embedding_calibrations || ${measured}::jsonb`,
      ),
    },
    { on: 'tenant' },
  )
}

/** @throws CoreError `backend_unavailable` while the database is not migrated */
export async function readStoredVectors(ctx: Behind): Promise<StoredVectors> {
  const { settings } = await read(ctx, { settings: storedVectors() })
  const [stored] = settings
  if (!stored) throw new CoreError('backend_unavailable', 'The database is not migrated.')
  return stored
}

/**
 * A new database takes this model, unless another service was faster: the answer is the model that it has
 * now.
 */
export async function adoptModel(
  ctx: Pick<SystemContext, 'db' | 'clock'>,
  model: string,
): Promise<string | null> {
  const { settings } = await write(
    ctx,
    {
      adopted: statement(sql`UPDATE settings SET embedding_model = ${model} WHERE embedding_model IS NULL`),
      settings: storedVectors(),
    },
    { on: 'tenant' },
  )
  return settings[0]?.embedding_model ?? null
}
