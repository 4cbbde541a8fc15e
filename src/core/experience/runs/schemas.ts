import * as z from 'zod'
import { Cursor, Limit, listOf, PAGE } from '../../text/cursor.ts'
import {
  anyTextUpTo,
  ExternalId,
  everyString,
  isWellFormed,
  Json,
  jsonBytesOf,
  PlainText,
  textOf,
} from '../../text/strings.ts'
import { hasAlias } from '../claims/gates.ts'
import { Bank, BankName, Moment } from '../claims/schemas.ts'
import { modifiersOf } from '../molecules/modifiers.ts'
import { Molecule } from '../molecules/schemas.ts'
import { DeltaId } from '../schemas.ts'

const MAX_DEPTH = 40
const JSON_BYTES = 1024 * 1024
const FEEDBACK_BYTES = 32 * 1024
const MAX_MODIFIERS = 50

const RunId = ExternalId.refine((id) => !hasAlias(id), 'must not contain an alias such as [C12]').meta({
  description: 'The run, as the application names it; unique in the tenant. Left out: made up',
})
const KnownRunId = z.string().max(512).meta({ description: 'The run, as the application names it' })

/** However wide a value is: its members are never arguments. */
function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(depth - 1, inner))
}

/** Any JSON that the database can keep and a claim can hold. */
const AnyJson = Json.refine(
  (value) => everyString(value, isWellFormed),
  'must be well-formed Unicode without NUL',
)
  .refine((value) => !isDeeperThan(MAX_DEPTH, value), {
    error: `must not be nested deeper than ${MAX_DEPTH}`,
    abort: true,
  })
  .refine((value) => jsonBytesOf(value) <= JSON_BYTES, `must be at most ${JSON_BYTES} bytes of JSON`)

const OUTPUT =
  'What the agent did: settings, plan, answer, at most 1 MiB of JSON. At most 50 molecules stand under ' +
  'small_molecule_modifier'
const TRACE = 'Whatever else is worth keeping of the run; learning does not read it; at most 1 MiB of JSON'
const USED = 'Items that the agent was given; they are the first candidates for learning'
const PRODUCTS = 'What was measured; the ten with the highest value become facts'
const OUTCOME = 'How it turned out: a text of at most 500 characters, or a number'
const MEASUREMENTS = 'What was measured, of any kind; the ten with the highest value become facts'
const PROS = 'What went well'
const CONS = 'What went badly'
const OTHER = 'Anything else about the outcome'

const Product = z.strictObject({
  name: textOf(256).meta({ description: 'What was measured' }),
  value: z.number().meta({ description: 'How much of it, in the unit of the application' }),
  fraction: z.number().nullish().meta({ description: 'Its share of the whole' }),
})

const Outcome = z.union([textOf(500), z.number()])

const Measurement = z.strictObject({
  name: textOf(256).meta({ description: 'What was measured' }),
  value: z.number().meta({ description: 'How much of it' }),
  unit: textOf(64).nullish().meta({ description: 'What the value counts' }),
})

export const Feedback = z
  .strictObject({
    outcome: Outcome.nullish().meta({ description: OUTCOME }),
    measurements: z.array(Measurement).max(200).nullish().meta({ description: MEASUREMENTS }),
    products: z.array(Product).max(10_000).nullish().meta({ description: PRODUCTS }),
    pros: anyTextUpTo(FEEDBACK_BYTES).nullish().meta({ description: PROS }),
    cons: anyTextUpTo(FEEDBACK_BYTES).nullish().meta({ description: CONS }),
    other: anyTextUpTo(FEEDBACK_BYTES).nullish().meta({ description: OTHER }),
  })
  .meta({ description: 'How the run turned out' })
export type Feedback = z.infer<typeof Feedback>

export const AddRun = z
  .strictObject({
    bank: Bank,
    run_id: RunId.nullish(),
    output: AnyJson.refine((value) => value !== null, 'must not be null')
      .refine((value) => modifiersOf(value).length <= MAX_MODIFIERS, {
        error: `must be at most ${MAX_MODIFIERS} names`,
        path: ['small_molecule_modifier'],
      })
      .meta({ description: OUTPUT }),
    feedback: Feedback.default({}),
    used_item_ids: z.array(PlainText.max(256)).max(1_000).nullish().meta({ description: USED }),
    trace: AnyJson.nullish().meta({ description: TRACE }),
  })
  .meta({ id: 'AddExperienceRun' })
export type AddRun = z.input<typeof AddRun>

const ShownMeasurement = Measurement.extend({
  unit: Measurement.shape.unit.unwrap().nullable().meta({ description: 'What the value counts' }),
})
const ShownProduct = Product.extend({
  fraction: Product.shape.fraction.unwrap().nullable().meta({ description: 'Its share of the whole' }),
})

export const Run = z
  .strictObject({
    run_id: KnownRunId,
    bank: BankName,
    output: Json.meta({ description: OUTPUT }),
    feedback: z
      .strictObject({
        outcome: z.union([z.string(), z.number()]).nullable().meta({ description: OUTCOME }),
        measurements: z.array(ShownMeasurement).nullable().meta({ description: MEASUREMENTS }),
        products: z.array(ShownProduct).nullable().meta({ description: PRODUCTS }),
        pros: z.string().nullable().meta({ description: PROS }),
        cons: z.string().nullable().meta({ description: CONS }),
        other: z.string().nullable().meta({ description: OTHER }),
      })
      .meta({ description: 'How the run turned out' }),
    used_item_ids: z.array(z.string()).meta({ description: USED }),
    trace: Json.meta({ description: TRACE }),
    molecules: z
      .array(Molecule)
      .meta({ description: 'One entry for each small_molecule_modifier, in order' }),
    delta_id: DeltaId.nullable().meta({ description: 'What was learned from it; null until it was learned' }),
    created_at: Moment.meta({ description: 'When it was recorded' }),
  })
  .meta({ id: 'ExperienceRun' })
export type Run = z.infer<typeof Run>

export const RunRef = z.strictObject({ run_id: KnownRunId })
export type RunRef = z.infer<typeof RunRef>

/** A run as a list shows it: without output, feedback and trace. */
export const RunSummary = Run.pick({
  run_id: true,
  bank: true,
  used_item_ids: true,
  molecules: true,
  delta_id: true,
  created_at: true,
}).meta({ id: 'RunSummary' })
export type RunSummary = z.infer<typeof RunSummary>

export const RunList = listOf(z.array(RunSummary).meta({ description: 'Newest first' })).meta({
  id: 'RunList',
})
export type RunList = z.infer<typeof RunList>

/** What a list of a bank takes. */
export const OfBank = z.strictObject({ bank: Bank, limit: Limit.default(PAGE), cursor: Cursor })
export type OfBank = z.input<typeof OfBank>
