import type { en } from './en.ts'
import type { Translated } from './messages.ts'
import { codes } from './zh/codes.ts'
import { memories } from './zh/memories.ts'
import { overview } from './zh/overview.ts'
import { review } from './zh/review.ts'
import { service } from './zh/service.ts'
import { sessions } from './zh/sessions.ts'
import { shell } from './zh/shell.ts'
import { values } from './zh/values.ts'

export const zh = {
  ...shell,
  overview,
  sessions,
  memories,
  review,
  service,
  values,
  codes,
} satisfies Translated<typeof en>
