import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { type Affinity, OfUser } from './schemas.ts'
import { readAffinity, toAffinity } from './scoring/rows.ts'

/** A user's affinity as of now. An unknown user has the tenant's initial score and stays unknown. */
export async function getAffinity(ctx: Context, input: OfUser): Promise<Affinity> {
  const { user_id } = OfUser.parse(input)
  const { stored } = await read(ctx, { stored: readAffinity(user_id) })
  return toAffinity(user_id, stored[0]!, ctx.clock.now())
}
