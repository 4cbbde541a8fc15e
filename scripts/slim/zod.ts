/**
 * In the place of `zod` in the Worker: all of it but the messages in fifty languages, which whoever imports
 * `{ z }` keeps. English is the one that schemas bring along.
 */
import * as z from './zod-classic.ts'

export * from './zod-classic.ts'
export { z, z as default }
