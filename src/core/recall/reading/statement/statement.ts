import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../../db/statements.ts'
import { namedCte, pathsOfFacts, selectFacts, walksCte } from '../../../graph/walk/facts.ts'
import { armCte } from '../../../search/arms/parts.ts'
import { asked, askedCte, termsCte } from '../../../search/asked.ts'
import { userSubject } from '../../../tenancy/records/subjects.ts'
import { probedSelect } from '../../probing/rows.ts'
import { standingSelects } from '../../standing/rows.ts'
import { looksAround, type RecallRead, searchedIn, triesWhole } from '../asking.ts'
import type { RecallRow } from '../rows.ts'
import { answeredRows, fittedCte, sharesCte, unmeasuredCte, wholeIn } from './answer-size.ts'
import { aroundParts, aroundRows } from './around-parts.ts'
import { heldSelect } from './holding.ts'
import { memoryParts, memoryRows } from './memory-parts.ts'
import { turnParts, turnRows } from './turn-parts.ts'

const FACT_HOPS = 2

const sourceParts = { memories: memoryParts, turns: turnParts } as const
const sourceRows = { memories: memoryRows, turns: turnRows } as const

/**
 * The whole read of a recall as one statement: codes and words of memories and turns, facts of entities that
 * the query names and the memories these came from, neighbours of turns, and the numbers that scoring needs.
 * Tenant, subject, time to live, status and stage hold inside every arm. Its final text: docs/sql/recall.md.
 */
export function recallStatement(read: RecallRead): Statement<RecallRow[]> {
  const { user_id, query, probe } = read.request
  const sources = searchedIn(read)
  const isAlone = looksAround(read)
  const parts = [
    askedCte(userSubject(user_id), read.vector),
    termsCte(read.terms),
    namedCte(query, asked.subject),
    walksCte(asked.subject, read.hops ?? FACT_HOPS, read.as_of, { now: read.now }),
    ...(isAlone ? [aroundParts(read)] : []),
    ...sources.map((source) => sourceParts[source](read)),
    triesWhole(read) ? unmeasuredCte : sharesCte(sources),
    ...sources.map((source) => sourceRows[source](read)),
    fittedCte([...sources.map(answeredRows), ...(isAlone ? [aroundRows] : [])]),
  ]
  const answers = [
    sql`SELECT 'fact' AS kind, data\nFROM (${selectFacts(asked.subject, pathsOfFacts)}) AS facts`,
    sql`SELECT kind, data\nFROM fitted`,
    ...[...sources, ...(isAlone ? ['turns'] : [])].map((source) => {
      const stats = armCte(`${source}_`, 'stats')
      return sql`SELECT '${stats}', json_build_object('n', n, 'df', df)\nFROM ${stats}`
    }),
    heldSelect(wholeIn(read)),
    ...standing(read),
    ...(probe ? [probedSelect(read, probe, sources.includes('memories'))] : []),
  ]
  return statement<RecallRow>(
    sql`WITH RECURSIVE ${sql.join(parts, sql`,\n`)}\n${sql.join(answers, sql`\nUNION ALL\n`)}`,
  )
}

/** Whatever the query is; without it only what is disputed, and who the person is. */
function standing({ request: { include }, now }: RecallRead): SQL[] {
  return standingSelects({
    subject: asked.subject,
    now,
    standing: include.includes('standing'),
    profile: include.includes('profile'),
  })
}
