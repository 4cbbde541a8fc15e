import { codes } from './en/codes.ts'
import { memories } from './en/memories.ts'
import { overview } from './en/overview.ts'
import { review } from './en/review.ts'
import { service } from './en/service.ts'
import { sessions } from './en/sessions.ts'
import { shell } from './en/shell.ts'
import { values } from './en/values.ts'

/** Everything that the console says, in English. The other languages have the same keys. */
export const en = { ...shell, overview, sessions, memories, review, service, values, codes } as const
