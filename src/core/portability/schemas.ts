import type { PgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { modalities } from '../../../db/schema/memory.ts'
import { subjects } from '../../../db/schema/people.ts'
import { Category, EvidenceLevel, ForgetPolicy, Subtype } from '../memories/schemas.ts'
import { OwnMoment } from '../text/moments.ts'
import { ExternalId, PlainText } from '../text/strings.ts'
import { columnsOf, portableTables, userColumns } from './lines/tables.ts'

const MAX_INTEGER = 2_147_483_647

/** What a column may hold in a line, by its type; what more the table asks for, it says itself. */
const columnValues: Readonly<Record<string, z.ZodType>> = {
  PgUUID: z.uuid(),
  PgText: PlainText,
  PgInteger: z.int().min(-MAX_INTEGER).max(MAX_INTEGER),
  PgDoublePrecision: z.number(),
  PgNumeric: z.string().regex(/^-?\d{1,2}(\.\d{1,4})?$/),
  PgBoolean: z.boolean(),
  PgTimestamp: OwnMoment,
  PgJsonb: z.json(),
  PgArray: z.array(PlainText).max(1_000),
}

function lineValue({ columnType, notNull }: PgColumn): z.ZodType {
  const value = columnValues[columnType]
  if (!value) throw new Error(`no line of an export shows a ${columnType}`)
  return notNull ? value : value.nullable().default(null)
}

/** Columns of which more is known than their type. What came with a later version has a default. */
const words: Readonly<Record<string, z.ZodType>> = {
  'memory.category': Category.nullable(),
  'memory.subtype': Subtype.nullable(),
  'memory.evidence_level': EvidenceLevel.nullable(),
  'memory.forget_policy': ForgetPolicy,
  'memory.modality': z.enum(modalities).nullable().default(null),
  'trait_evidence.strong': z.boolean().default(false),
  'user.languages': z.record(PlainText, z.int().min(0).max(MAX_INTEGER)).default({}),
}

/** In a table whose rows belong to a session, `session_id` is the session's own name. */
const lineOf = (kind: string, columns: readonly (readonly [string, PgColumn])[]) =>
  z.strictObject({
    kind: z.literal(kind),
    ...Object.fromEntries(
      columns.map(([name, column]) => [
        name,
        name === 'session_id' ? PlainText.min(1).max(256) : (words[`${kind}.${name}`] ?? lineValue(column)),
      ]),
    ),
  })

export const UserLine = lineOf('user', columnsOf(subjects, userColumns))

export const lineSchemas: Readonly<Record<string, z.ZodType<Record<string, unknown>>>> = {
  user: UserLine,
  ...Object.fromEntries(
    portableTables.map(({ kind, table, columns }) => [kind, lineOf(kind, columnsOf(table, columns))]),
  ),
}

const OfUser = z.strictObject({
  user_id: ExternalId.meta({ description: 'The user, as the application names them' }),
})
export const EraseUser = OfUser
export type EraseUser = z.infer<typeof EraseUser>
export const ExportUser = OfUser
export type ExportUser = z.infer<typeof ExportUser>

export const Imported = z
  .strictObject({
    user_id: z.string().meta({ description: 'The user, as the application names them' }),
    rows: z
      .record(z.string(), z.int())
      .meta({ description: 'Rows stored now, by kind; those that were there already do not count' }),
    rejected: z.record(z.string(), z.int()).meta({ description: 'Lines that were not taken, by reason' }),
  })
  .meta({ id: 'Imported' })
export type Imported = z.infer<typeof Imported>

export const Erased = z
  .strictObject({
    user_id: z.string().meta({ description: 'Who it was' }),
    erased_at: z.iso
      .datetime()
      .meta({ description: 'When the name was taken away; nothing was found from then on' }),
    rows: z.record(z.string(), z.int()).meta({ description: 'Rows erased, by table' }),
    receipt: z.uuid().meta({ description: 'Names the erasure in the record that stays' }),
  })
  .meta({ id: 'Erased' })
export type Erased = z.infer<typeof Erased>
