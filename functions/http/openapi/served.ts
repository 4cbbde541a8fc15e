import type { Operation } from '../../operation.ts'
import type { Services } from '../../services.ts'
import { openApiDocument } from './document.ts'

let made: string | undefined

/**
 * The OpenAPI document of the whole list, made when it is first asked for. A Worker has it as a file:
 * `scripts/slim/openapi.ts`.
 */
export async function servedDocument(
  _services: Services,
  operations: readonly Operation[],
): Promise<string | ReadableStream> {
  made ??= JSON.stringify(openApiDocument(operations))
  return made
}
