import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { told } from '../support/steps.ts'
import { entity, extraction, fact, mark, relation, rows, user } from '../support/support.ts'

/** What is kept of one turn, by this answer. */
async function lived(
  found: Parameters<typeof extraction>[0],
  turn = user('1', "I'm Ann and I live in Hull"),
) {
  const { ctx, job } = await told([{ turns: [turn], marks: [mark('1')], extract: extraction(found) }])
  const relations = await rows<{ said: string }>(
    ctx,
    sql`SELECT subject.norm || ' ' || relation.predicate || ' ' || object.norm AS said
        FROM relations AS relation
        JOIN entities AS subject ON subject.id = relation.subject_entity_id
        JOIN entities AS object ON object.id = relation.object_entity_id
        ORDER BY said`,
  )
  const memories = await rows<{ about: string; said_by: string }>(
    ctx,
    sql`SELECT about, said_by FROM memories WHERE memory_type = 'fact'`,
  )
  const { items_rejected } = job.metrics
  return { relations: relations.map(({ said }) => said), memories, items_rejected }
}

const called = relation('user', 'NAMED', 'Ann', '1')
const lives = { facts: [{ ...fact('Ann lives in Hull', '1'), about: 'Ann', said_by: 'ann' }] }
const hull = entity('Hull', 'place', '1')

test.each([
  ['an alias', [{ ...entity('user', 'user', '1'), aliases: ['Ann'] }, hull]],
  ['a user of that name', [entity('Ann', 'user', '1'), hull]],
  ['a person of that name', [entity('Ann', 'person', '1'), hull]],
  ['a person beside the user', [entity('user', 'user', '1'), entity('Ann', 'person', '1'), hull]],
])('whose name is %s is the user, and what is about them about nobody else', async (_what, entities) => {
  const relations = [called, relation('Ann', 'LIVES_IN', 'Hull', '1')]
  expect(await lived({ ...lives, entities, relations })).toEqual({
    relations: ['user LIVES_IN hull', 'user NAMED ann'],
    memories: [{ about: 'user', said_by: 'user' }],
    items_rejected: {},
  })
})

test('the user need not be listed', async () => {
  const found = { entities: [hull], relations: [relation('the user', 'LIVES_IN', 'Hull', '1')] }
  expect(await lived(found)).toMatchObject({ relations: ['user LIVES_IN hull'], items_rejected: {} })
})

test('what the user is called is no name of theirs', async () => {
  const found = {
    entities: [entity('user', 'user', '1')],
    relations: [relation('user', 'NAMED', '用户', '1')],
  }
  expect(await lived(found)).toMatchObject({ relations: [], items_rejected: { self_relation: 1 } })
})

test('of others nothing changes', async () => {
  const entities = [entity('user', 'user', '1'), entity('Ann', 'person', '1'), hull]
  const relations = [relation('user', 'SIBLING_OF', 'Ann', '1'), relation('Ann', 'LIVES_IN', 'Hull', '1')]
  expect(await lived({ facts: [{ ...lives.facts[0]!, said_by: null }], entities, relations })).toEqual({
    relations: ['ann LIVES_IN hull', 'user SIBLING_OF ann'],
    memories: [{ about: 'Ann', said_by: 'user' }],
    items_rejected: {},
  })
})

test('a dog that is said to be their name is none', async () => {
  const found = {
    facts: [{ ...fact('Rex is three', '1'), about: 'Rex', said_by: null }],
    entities: [entity('user', 'user', '1'), entity('Rex', 'thing', '1')],
    relations: [relation('user', 'NAMED', 'Rex', '1'), relation('user', 'OWNS', 'Rex', '1')],
  }
  expect(await lived(found)).toMatchObject({ memories: [{ about: 'Rex', said_by: 'user' }] })
})

test.each(['ALLERGIC_TO', 'HAS_CONDITION'])(
  'what one is %s has no name, and need not be listed',
  async (predicate) => {
    const found = {
      entities: [entity('user', 'user', '1')],
      relations: [relation('user', predicate, 'latex', '1')],
    }
    expect(await lived(found)).toMatchObject({ relations: [`user ${predicate} latex`], items_rejected: {} })
  },
)
