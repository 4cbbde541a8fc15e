import type { Context } from '../context.ts'
import { JobId } from './schemas.ts'

export async function runJob(_ctx: Context, input: JobId): Promise<void> {
  JobId.parse(input)
}
