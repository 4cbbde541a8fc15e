import type { PgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { jobStatuses } from '../../../../db/schema/conversation.ts'
import { modalities } from '../../../../db/schema/memory.ts'
import { subjects } from '../../../../db/schema/people.ts'
import {
  Category,
  EvidenceLevel,
  ForgetPolicy,
  MemoryType,
  Subtype,
  TraitStage,
  TraitSubtype,
} from '../../memories/kinds/schemas.ts'
import { TraitSide } from '../../memories/schemas.ts'
import { Attachment, Mark, MarkPart, Role } from '../../memories/turns/schemas.ts'
import { lazily } from '../../text/lazily.ts'
import { OwnMoment } from '../../text/moments.ts'
import {
  anyTextUpTo,
  idUpTo,
  jsonObjectUpTo,
  jsonUpTo,
  PlainText,
  TurnName,
  textOf,
  textUpTo,
} from '../../text/strings.ts'
import { columnsOf, portableTables, userColumns } from './tables.ts'

const MAX_INTEGER = 2_147_483_647

/** What a column may hold in a line, by its type; what more the table asks for, it says itself. */
const columnValues = lazily(
  (): Readonly<Record<string, z.ZodType>> => ({
    PgUUID: z.uuid(),
    PgText: anyTextUpTo(64 * 1024),
    PgInteger: z.int().min(0).max(MAX_INTEGER),
    PgDoublePrecision: z.number(),
    PgNumeric: z.string().regex(/^-?\d{1,2}(\.\d{1,4})?$/),
    PgBoolean: z.boolean(),
    PgTimestamp: OwnMoment,
    PgJsonb: jsonUpTo(64 * 1024),
    PgArray: z.array(PlainText).max(1_000),
  }),
)

function lineValue({ columnType, notNull }: PgColumn): z.ZodType {
  const value = columnValues()[columnType]
  if (!value) throw new Error(`no line of an export shows a ${columnType}`)
  return notNull ? value : value.nullable().default(null)
}

const Hash = lazily(() => z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hexadecimal digits'))

/** The tries of a job that failed are its events. */
const Failures = lazily(() => z.looseObject({ failed: z.array(z.looseObject({ at: OwnMoment })).optional() }))

/** As far as an offset may be from UTC; of lines from before it was kept, UTC's own. */
const MinutesEast = lazily(() => z.int().min(-1_439).max(1_439).default(0))

/** As it is stored: models weigh from 0 to 1. What came with a later version may be missing. */
const StoredMark = lazily(() =>
  z.looseObject({
    ...Mark.omit({ turn_id: true, parts: true }).shape,
    importance: z.number().min(0).max(1),
    parts: z
      .array(z.looseObject({ ...MarkPart.shape, importance: z.number().min(0).max(1) }))
      .max(256)
      .default([]),
  }),
)

/** Columns of which more is known than their type. What came with a later version has a default. */
const words = lazily(
  (): Readonly<Record<string, z.ZodType>> => ({
    'turn.turn_id': TurnName,
    'turn.role': Role,
    'turn.name': textOf(256).nullable(),
    'turn.text': textUpTo(32 * 1024),
    'turn.attachments': z.array(Attachment).max(32),
    'turn.meta': jsonObjectUpTo(8 * 1024),
    'turn.mark': StoredMark().nullable(),
    'turn.seq': z.int().min(1).max(MAX_INTEGER),
    'job.commit_id': idUpTo(128).nullable(),
    'job.commit_hash': Hash(),
    'job.status': z.enum(jobStatuses),
    'job.metrics': jsonObjectUpTo(64 * 1024).refine(
      (metrics) => Failures().safeParse(metrics).success,
      'failed: a list of failures, each with its time as at',
    ),
    'job.last_error': jsonObjectUpTo(64 * 1024).nullable(),
    'pin_intent.trigger_turn_id': idUpTo(128),
    'memory.memory_type': MemoryType,
    'memory.content': textUpTo(256 * 1024),
    'memory.version': z.int().min(1).max(MAX_INTEGER),
    'memory.importance': z.number().min(0).max(10),
    'memory.valence': z.number().min(-1).max(1).nullable(),
    'memory.metadata': jsonObjectUpTo(64 * 1024),
    'memory.said_by': textOf(256).nullable().default(null),
    'memory.about': textOf(256).nullable().default(null),
    'memory.trait_stage': TraitStage.nullable(),
    'memory.trait_subtype': TraitSubtype.nullable(),
    'memory.trait_confidence': z.number().min(0).max(1).nullable(),
    'memory.trait_sides': z.array(TraitSide).max(2).nullable(),
    // Empty where it is a trait's: it comes from a session, not from a turn.
    'memory_source.turn_id': textOf(128),
    'memory_history.old_content': textUpTo(256 * 1024).nullable(),
    'memory_history.new_content': textUpTo(256 * 1024).nullable(),
    'memory_history.detail': jsonObjectUpTo(256 * 1024).nullable(),
    'entity.name': textOf(512).min(1),
    'entity.norm': textOf(512).min(1),
    'entity.type': textOf(64).min(1),
    'entity_alias.alias': textOf(512).min(1),
    'entity_alias.norm': textOf(512).min(1),
    'relation.predicate': textOf(256).min(1),
    'relation.weight': z.number().min(0).max(1),
    'memory.category': Category.nullable(),
    'memory.subtype': Subtype.nullable(),
    'memory.evidence_level': EvidenceLevel.nullable(),
    'memory.forget_policy': ForgetPolicy,
    'memory.modality': z.enum(modalities).nullable().default(null),
    'trait_evidence.strong': z.boolean().default(false),
    'user.minutes_east': MinutesEast(),
    'turn.minutes_east': MinutesEast(),
    'memory.minutes_east': MinutesEast().nullable(),
    'user.languages': z.record(PlainText, z.int().min(0).max(MAX_INTEGER)).default({}),
  }),
)

/** In a table whose rows belong to a session, `session_id` is the session's own name. */
const lineOf = (kind: string, columns: readonly (readonly [string, PgColumn])[]) =>
  z.strictObject({
    kind: z.literal(kind),
    ...Object.fromEntries(
      columns.map(([name, column]) => [
        name,
        name === 'session_id' ? PlainText.min(1).max(256) : (words()[`${kind}.${name}`] ?? lineValue(column)),
      ]),
    ),
  })

/** What a line of each kind is, made when the first export comes back. */
export const lineSchemas = lazily(
  (): Readonly<Record<string, z.ZodType<Record<string, unknown>>>> => ({
    user: lineOf('user', columnsOf(subjects, userColumns)),
    ...Object.fromEntries(
      portableTables.map(({ kind, table, columns }) => [kind, lineOf(kind, columnsOf(table, columns))]),
    ),
  }),
)
