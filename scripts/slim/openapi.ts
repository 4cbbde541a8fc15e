import type { Services } from '../../functions/services.ts'
import { CoreError } from '../../src/core/errors.ts'

/** In the place of `functions/http/openapi/served.ts` in the Worker: what `scripts/worker.mjs` put beside the console. */
export async function servedDocument({ publicFile }: Services): Promise<string | ReadableStream> {
  const found = await publicFile?.('/console/openapi.json')
  if (!found?.body)
    throw new CoreError('misconfigured', 'The document is not built: wrangler deploy builds it.')
  return found.body
}
