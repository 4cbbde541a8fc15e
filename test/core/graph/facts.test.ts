import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { entities, entity_aliases, relations } from '../../../db/schema/index.ts'
import { insertRows, statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import {
  type FactRow,
  factsOf,
  namedCte,
  selectFacts,
  toFact,
  walksCte,
} from '../../../src/core/graph/walk/facts.ts'
import { longestTokens, nameWindows } from '../../../src/core/graph/walk/names.ts'
import { subjectId, upsertSubject, userSubject } from '../../../src/core/tenancy/records/subjects.ts'
import { idOf } from '../../../src/core/text/hash.ts'
import { normalise } from '../../../src/core/text/normalise.ts'
import { given } from '../../support/given.ts'

const owner = userSubject('ann')

type Line = readonly [
  subject: string,
  predicate: string,
  object: string,
  weight?: number,
  more?: Record<string, unknown>,
]

async function relate(ctx: Context, lines: readonly Line[], types: Record<string, string> = {}) {
  const created_at = ctx.clock.now()
  const names = Array.from(new Set(lines.flatMap(([subject, , object]) => [subject, object])))
  const fixed = { tenant_id: sql`(SELECT neuromem_tenant())`, subject_id: subjectId(owner) }
  const id = (name: string) => idOf(ctx.tenant_id, name)
  await ctx.db.batch([
    upsertSubject(owner, created_at),
    insertRows(
      entities,
      names.map((name) => ({
        id: id(name),
        type: types[name] ?? 'person',
        name,
        norm: normalise(name),
        created_at,
      })),
      { fixed },
    ),
    insertRows(
      entity_aliases,
      names.map((name) => ({ norm: normalise(name), entity_id: id(name), alias: name, created_at })),
      { fixed },
    ),
    insertRows(
      relations,
      lines.map(([subject, predicate, object, weight = 0.5, more = {}]) => ({
        id: idOf(ctx.tenant_id, subject, predicate, object),
        subject_entity_id: id(subject),
        predicate,
        object_entity_id: id(object),
        weight,
        support_count: 1,
        valid_at: null,
        invalid_at: null,
        created_at,
        updated_at: created_at,
        ...more,
      })),
      { fixed },
    ),
  ])
}

async function facts(ctx: Context, message: string, hops = 3, asOf: Date | null = null) {
  const subject = subjectId(owner)
  const [rows] = await ctx.db.batch([
    statement<{ data: FactRow }>(
      sql`WITH RECURSIVE ${namedCte(message, subject)}, ${walksCte(subject, hops, asOf, { now: ctx.clock.now() })} ${selectFacts(subject)}`,
    ),
  ])
  return factsOf(rows.map((row) => row.data)).map(toFact)
}

describe('names', () => {
  test('windows of words and runs of characters, as names are compared', () => {
    expect(nameWindows("Does Mary Ann's dog know 昊哥?")).toEqual(
      expect.arrayContaining(['mary ann', 'mary', '昊哥', "mary ann's"]),
    )
    expect(nameWindows('a 我')).toEqual([])
    expect(nameWindows('海'.repeat(50) + '角川天涯'.repeat(900)).length).toBeLessThanOrEqual(2000)
    expect(longestTokens('Where does Margarethe live')[0]).toBe('margarethe')
  })
})

describe('facts', () => {
  test('direct ones in their own direction, from whichever end is named', async () => {
    const { ctx } = await given.tenant()
    await relate(ctx, [['昊哥', 'LIVES_IN', '大连']])
    expect((await facts(ctx, '昊哥住在哪里')).map((fact) => fact.text)).toEqual(['昊哥 -[LIVES_IN]-> 大连'])
    expect((await facts(ctx, '谁在大连')).map((fact) => fact.text)).toEqual(['昊哥 -[LIVES_IN]-> 大连'])
    expect(await facts(ctx, '昊哥和大连')).toHaveLength(1)
  })

  test('one, two and three hops, nearer and heavier first, no further', async () => {
    const { ctx } = await given.tenant()
    await relate(ctx, [
      ['Ada', 'KNOWS', 'Bert', 0.9],
      ['Cleo', 'PARENT_OF', 'Bert', 0.4],
      ['Cleo', 'LIVES_IN', 'Rome', 0.8],
      ['Rome', 'LOCATED_IN', 'Italy'],
      ['Ada', 'LIKES', 'Tea', 0.5],
    ])
    expect((await facts(ctx, 'what of Ada?')).map((fact) => fact.text)).toEqual([
      'Ada -[KNOWS]-> Bert',
      'Ada -[LIKES]-> Tea',
      '[2-hop] Ada -[KNOWS]-> Bert <-[PARENT_OF]- Cleo',
      '[3-hop] Ada -[KNOWS]-> Bert <-[PARENT_OF]- Cleo -[LIVES_IN]-> Rome',
    ])
    expect((await facts(ctx, 'Ada', 2))[2]).toMatchObject({
      subject: 'Ada',
      object: 'Cleo',
      hops: 2,
      weight: 0.4,
      path: ['Ada', 'Bert', 'Cleo'],
    })
  })

  test("never through the user's own node, and never in a loop", async () => {
    const { ctx } = await given.tenant()
    await relate(
      ctx,
      [
        ['Ada', 'FRIEND_OF', 'Me'],
        ['Me', 'LIVES_IN', 'Rome'],
        ['Ada', 'KNOWS', 'Bert'],
        ['Bert', 'KNOWS', 'Ada'],
      ],
      { Me: 'user' },
    )
    const texts = (await facts(ctx, 'Ada')).map((fact) => fact.text)
    expect(texts).toHaveLength(3)
    expect(texts.join()).not.toContain('Rome')
  })

  test('what ended is no fact now, but one of its time', async () => {
    const { ctx } = await given.tenant()
    await relate(ctx, [
      [
        'Ada',
        'LIVES_IN',
        'Rome',
        0.5,
        { valid_at: '2020-01-01T00:00:00Z', invalid_at: '2024-01-01T00:00:00Z' },
      ],
    ])
    expect(await facts(ctx, 'Ada')).toEqual([])
    expect(await facts(ctx, 'Ada', 1, new Date('2022-01-01'))).toHaveLength(1)
    expect(await facts(ctx, 'Ada', 1, new Date('2024-01-01'))).toEqual([])
  })

  test('a misspelt name is found by similarity, only when no name was found', async () => {
    const { ctx } = await given.tenant()
    await relate(ctx, [
      ['Margarethe', 'LIKES', 'Tea'],
      ['Bert', 'LIKES', 'Milk'],
    ])
    expect((await facts(ctx, 'Where is Margarete?')).map((fact) => fact.subject)).toEqual(['Margarethe'])
    expect((await facts(ctx, 'Margarete and Bert')).map((fact) => fact.subject)).toEqual(['Bert'])
  })

  test('at most 30, and nothing of another tenant', async () => {
    const [{ ctx }, other] = [await given.tenant(), await given.tenant()]
    await relate(other.ctx, [['Ada', 'KNOWS', 'Spy']])
    await relate(
      ctx,
      Array.from({ length: 40 }, (_, n) => ['Hub', 'KNOWS', `Node${n}`, n / 100] as Line).concat([
        ['Ada', 'KNOWS', 'Hub', 0.9],
      ]),
    )
    const found = await facts(ctx, 'Ada')
    expect(found[0]?.text).toBe('Ada -[KNOWS]-> Hub')
    expect(found).toHaveLength(20)
    expect(await facts(ctx, 'Ada and the Hub')).toHaveLength(30)
    expect(JSON.stringify(found)).not.toContain('Spy')
  })
})
