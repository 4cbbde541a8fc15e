import { beforeAll, describe, expect, test } from 'vitest'
import { WorkError } from '../../../src/core/errors.ts'
import { offlineModels } from '../../../src/core/rules/index.ts'
import { readTables } from '../../../src/core/rules/tables.ts'
import { givenGraph } from '../../support/given/graph.ts'
import { given } from '../../support/given.ts'
import { scriptedModels } from '../../support/stand-ins/scripted-models.ts'
import { talk, USER } from './talk.ts'

const people = {
  relations: [
    ['昊哥', 'LIVES_IN', '大连', { from: '昊哥住在大连' }],
    ['二丫', 'LIVES_IN', '方正县', { from: '二丫住在方正县' }],
    ['二丫', 'COMES_FROM', '方正县', { from: '二丫来自方正县' }],
    ['昊哥', 'CHILD_OF', '昊哥的妈妈'],
    ['昊哥的妈妈', 'LIVES_IN', '大连'],
  ],
} as const

/** Reading the rules for the first time may take longer than who waits for a name has. */
beforeAll(async () => {
  await Promise.all([import('../../../src/core/rules/rules.ts'), readTables()])
})

describe('two friends, their towns and a mother', () => {
  test('谁住在海边 names nobody: all LIVES_IN facts come to the model, by one short call and one more read', async () => {
    const models = scriptedModels({
      link_entities: [{ entities: [], concept: '海边', predicate: '住在' }],
      chat: [['大连在海边']],
    })
    const { ctx } = await given.tenant({ models })
    await givenGraph(ctx, USER, people)
    const talked = await talk(ctx, '谁住在海边')
    const { instructions } = models.chats[0]!
    expect(instructions).toContain('- 昊哥 -[LIVES_IN]-> 大连')
    expect(instructions).toContain('- 二丫 -[LIVES_IN]-> 方正县')
    expect(instructions).not.toContain('COMES_FROM')
    expect(talked.of('metadata').retrieval.facts).toBe(3)
    expect(talked.of('done').timings.link_entities_ms).toBe(0)
  })

  test('昊哥的妈妈住在哪里 shows the 2-hop path, and no model is asked for names', async () => {
    const models = scriptedModels({ chat: [['在大连']] })
    const { ctx } = await given.tenant({ models })
    await givenGraph(ctx, USER, people)
    const talked = await talk(ctx, '昊哥的妈妈住在哪里')
    expect(models.chats[0]!.instructions).toContain(
      '- [2-hop] 昊哥 -[CHILD_OF]-> 昊哥的妈妈 -[LIVES_IN]-> 大连',
    )
    expect(models.chats[0]!.instructions).toContain('- 昊哥的妈妈 -[LIVES_IN]-> 大连')
    expect(talked.of('done').timings.link_entities_ms).toBeNull()
  })

  test.each([
    ['谁住在海边', /^(?=.*昊哥住在大连)(?=.*二丫住在方正县)/u],
    ['昊哥的妈妈住在哪里', /^我记得：昊哥的妈妈住在大连。$/u],
    ['昊哥住在哪里？', /^我记得：昊哥住在大连。$/u],
    ['二丫来自哪里', /^我记得：二丫来自方正县。$/u],
    ['Who lives by the sea?', /昊哥 lives in 大连/u],
    ['what is my blood type?', /^I don't remember\.$/u],
    ['我的血型是什么', /^我不记得。$/u],
    ['你好！', /^你好/u],
    ['我今天很难过', /在这里/u],
  ])('offline: %s', async (message, reply) => {
    const { ctx } = await given.tenant({ models: offlineModels() })
    await givenGraph(ctx, USER, people)
    expect((await talk(ctx, message)).text).toMatch(reply)
  })
})

describe('link_entities', () => {
  test('failing means no facts, never a failure', async () => {
    const models = scriptedModels({ link_entities: [new WorkError('rate_limited', 'busy')], chat: [['hm']] })
    const { ctx } = await given.tenant({ models })
    await givenGraph(ctx, USER, people)
    const talked = await talk(ctx, 'who is by the sea')
    expect(talked.names).toEqual(['metadata', 'text', 'memory_pending', 'done'])
    expect(talked.of('metadata').retrieval.facts).toBe(0)
  })

  test('is cut where its repair never ends', async () => {
    const never = () => new Promise(() => undefined)
    const models = scriptedModels({ link_entities: ['no json', never], chat: [['hm']] })
    const { ctx } = await given.tenant({ models })
    await givenGraph(ctx, USER, people)
    const talked = await talk(ctx, 'who is by the sea')
    expect(talked.of('done').slow_path).toBe('ok')
    expect(models.of('link_entities')).toHaveLength(2)
  })

  test('is not asked for a user without relations', async () => {
    const models = scriptedModels({ chat: [['hm']] })
    const { ctx } = await given.tenant({ models })
    await talk(ctx, '谁住在海边')
    expect(models.requests).toEqual([])
  })

  test('with an unknown predicate gives no facts; entities win over a concept', async () => {
    const models = scriptedModels({
      link_entities: [
        { entities: [], concept: 'x', predicate: 'FLIES_OVER' },
        { entities: ['二丫'], concept: 'x', predicate: 'CHILD_OF' },
      ],
      chat: [['a'], ['b']],
    })
    const { ctx } = await given.tenant({ models })
    await givenGraph(ctx, USER, people)
    expect((await talk(ctx, 'who flies')).of('metadata').retrieval.facts).toBe(0)
    await talk(ctx, 'that girl')
    expect(models.chats[1]!.instructions).toContain('二丫 -[COMES_FROM]-> 方正县')
    expect(models.chats[1]!.instructions).not.toContain('- 昊哥 -[CHILD_OF]->')
  })
})
