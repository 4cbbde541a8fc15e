import { type SQL, sql } from 'drizzle-orm'
import { literal, liveAt, moment, tenant } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { personName } from '../../graph/walk/person-name.ts'
import type { Memory } from '../../memories/schemas.ts'
import { openConflicts } from '../../memories/table/ending/conflicts.ts'
import { childIdsOf } from '../../memories/table/rows.ts'
import { fromJson, memoryColumns, toMemory } from '../../memories/table/shape.ts'
import { type SubjectRef, subjectId } from '../../tenancy/records/subjects.ts'
import { profileFacts, profileTraits } from '../../traits/profile.ts'

/** What must never be missed, at most; a quarter of a prompt holds fewer. */
const MOST = 50
const MOST_DUE = 20
const DUE_DAYS = 7
/** Of a text beside what was found; by its id the memory is whole. */
const CHARACTERS = 1_000
const METADATA_BYTES = 1_024

/** What is read of a person whatever the query is. */
export interface StandingRead {
  /** The subject's inside id. */
  readonly subject: SQL
  readonly now: Date
  readonly standing: boolean
  readonly profile: boolean
}

export type StandingKind = 'standing' | 'due' | 'person' | 'conflict' | 'profile_trait' | 'profile_fact'

/** Of the person: what a line says of them, and the tenant's half-life. */
export interface Person {
  readonly name: string | null
  readonly languages: Readonly<Record<string, number>> | null
  readonly minutes_east: number | null
  readonly half_life_days: number | null
}

/** Two live statements that speak against each other. */
export interface Dispute {
  readonly older_id: string
  readonly newer_id: string
}

/** A memory as JSON gives it. */
export interface MemoryJson {
  readonly row: Readonly<Record<string, unknown>>
  readonly child_ids: readonly string[]
}

/** A row of `SELECT kind, data`. */
export type StandingRow =
  | { readonly kind: 'standing' | 'due' | 'profile_trait' | 'profile_fact'; readonly data: MemoryJson }
  | { readonly kind: 'person'; readonly data: Person }
  | { readonly kind: 'conflict'; readonly data: Dispute }

const isStanding = sql`(memory.subtype = 'constraint' OR memory.category = 'rule')`

const fields: SQL = sql.join(
  memoryColumns.map((name) => {
    if (name === 'content') return sql`left(memory.content, ${literal(CHARACTERS)}) AS content`
    if (name !== 'metadata') return sql.raw(`memory.${name}`)
    return sql`CASE
        WHEN octet_length(memory.metadata::text) <= ${literal(METADATA_BYTES)} THEN memory.metadata
        ELSE '{}'::jsonb
      END AS metadata`
  }),
  sql`,
      `,
)

const memoriesAs = (kind: StandingKind, rest: SQL): SQL => sql`SELECT '${sql.raw(kind)}' AS kind, chosen.data
FROM (
  SELECT json_build_object(
    'row', (SELECT row_to_json(shown) FROM (SELECT
      ${fields}) AS shown),
    'child_ids', ${childIdsOf('memory')}) AS data
  FROM search_memories AS memory
  ${rest}) AS chosen`

/**
 * Parts of a UNION ALL of `kind` and `data`: constraints and rules, tasks that are due within a week, who the
 * person is, what is disputed, and the profile when it is asked for.
 */
export function standingSelects({ subject, now, standing, profile }: StandingRead): SQL[] {
  const ofUser = sql`memory.subject_id = ${subject} AND memory.recallable AND ${liveAt('memory', now)}`
  const until = new Date(now.getTime() + DUE_DAYS * 86_400_000)
  const isNear = sql`${ofUser} AND memory.due_at <= ${moment(until)}`
  const standingRows = [
    memoriesAs(
      'standing',
      sql`WHERE ${ofUser} AND ${isStanding}
  ORDER BY memory.importance DESC, memory.id
  LIMIT ${literal(MOST)}`,
    ),
    memoriesAs('due', sql`WHERE ${isNear} ORDER BY memory.due_at, memory.id LIMIT ${literal(MOST_DUE)}`),
  ]
  return [
    ...(standing ? standingRows : []),
    personSelect(subject),
    disputes(subject, now),
    ...(profile
      ? [
          memoriesAs('profile_trait', profileTraits(subject)),
          memoriesAs('profile_fact', profileFacts(subject, now)),
        ]
      : []),
  ]
}

const personSelect = (subject: SQL): SQL => sql`SELECT 'person', json_build_object(
  'name', (${personName(subject)}),
  'languages', (SELECT languages FROM subjects WHERE id = ${subject}),
  'minutes_east', (SELECT minutes_east FROM subjects WHERE id = ${subject}),
  'half_life_days', (SELECT (policy ->> 'half_life_days')::int FROM policies WHERE tenant_id = ${tenant}))`

/** Who ends one of the two decides it: what is over disputes nothing. */
export const disputes = (subject: SQL, now: Date): SQL => sql`SELECT 'conflict', json_build_object(
  'older_id', conflict.older_id,
  'newer_id', conflict.newer_id)
FROM ${openConflicts(subject, now)}`

/** The same as a statement of its own, for a batch that recalls nothing. */
export const readStanding = (ref: SubjectRef, now: Date): Statement<StandingRow[]> =>
  statement<StandingRow>(
    sql`${sql.join(
      standingSelects({ subject: subjectId(ref), now, standing: true, profile: false }),
      sql`
UNION ALL
`,
    )}`,
  )

/** What is known of a person whatever the query is. */
export interface Standing {
  /** Best first. */
  readonly standing: readonly Memory[]
  /** Soonest first. */
  readonly due: readonly Memory[]
  readonly name: string | null
  /** The language of most of their turns. */
  readonly language: string | null
  /** Of the clock by which they spoke last. */
  readonly minutes_east: number
  readonly half_life_days: number
  /** Of the memories: minutes east of UTC of the clock by which their days are meant, where it is another. */
  readonly clocks: ReadonlyMap<string, number>
  readonly disputes: readonly Dispute[]
}

const HALF_LIFE = 180

/** Rows of other kinds are left out. */
export function toStanding(rows: readonly { kind: string; data: unknown }[], userId: string): Standing {
  const of = <Data>(kind: StandingKind) =>
    rows.filter((row) => row.kind === kind).map((row) => row.data as Data)
  const [person] = of<Person>('person')
  const counted = Object.entries(person?.languages ?? {})
  const most = counted.toSorted(([one, count], [other, more]) => more - count || (one < other ? -1 : 1))[0]
  const [standing, due] = [of<MemoryJson>('standing'), of<MemoryJson>('due')]
  return {
    standing: standing.map((data) => memoryOf(data, userId)),
    due: due.map((data) => memoryOf(data, userId)),
    clocks: new Map([...standing, ...due].map(({ row }) => [String(row.id), Number(row.minutes_east)])),
    name: person?.name ?? null,
    language: most?.[0] ?? null,
    minutes_east: person?.minutes_east ?? 0,
    half_life_days: person?.half_life_days ?? HALF_LIFE,
    disputes: of<Dispute>('conflict'),
  }
}

const memoryOf = ({ row, child_ids }: MemoryJson, user_id: string): Memory =>
  toMemory(fromJson(row), { user_id, child_ids })

/** The rows of the profile, as they are in its own read. */
export function profileRows(rows: readonly { kind: string; data: unknown }[], user_id: string) {
  const of = (kind: StandingKind) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => row.data as MemoryJson)
      .map(({ row, child_ids }) => ({ ...fromJson(row), user_id, child_ids, confirmation: null }))
  return { traits: of('profile_trait'), facts: of('profile_fact') }
}
