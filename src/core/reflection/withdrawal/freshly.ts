import { CoreError } from '../../errors.ts'

const ATTEMPTS = 4

/**
 * Reads, decides and writes again when what was read was changed meanwhile: a reflection that ends in between
 * is no reason to tell a person no.
 * @param attempt one whole round: its read, its decision and its write
 */
export async function freshly<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    try {
      return await attempt()
    } catch (error) {
      if (left === 0 || !(error instanceof CoreError && error.code === 'version_conflict')) throw error
    }
  }
}
