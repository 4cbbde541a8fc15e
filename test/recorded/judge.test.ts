import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeLife } from '../../bench/understanding/living/judge.ts'
import { Life } from '../../bench/understanding/living/life.ts'
import { verdictsOf } from '../../bench/understanding/living/measure.ts'
import { type OpenAIServer, openaiServer } from '../support/servers/openai-server.ts'

let server: OpenAIServer
beforeAll(async () => {
  server = await openaiServer()
})
afterAll(() => server.close())

const turn = { turn_id: '1', role: 'user', timestamp_iso: '2026-05-04T10:00:00Z', label: 'drop' }
const life = Life.parse({
  ...{ id: 'en', lang: 'en', person: 'Ann', facts: [], not_facts: ['Mars'] },
  sessions: [{ id: 's', turns: [{ ...turn, text: 'I bake rye bread 🍞' }] }],
})
const judge = () => ({ model: 'second', apiKey: 'key', baseURL: server.baseURL })

test('a second model judges memories by their numbers; what it does not name has no verdict', async () => {
  const named = [
    { id: 1, verdict: 'junk' },
    { id: 2, verdict: 'sensible' },
    { id: 9, verdict: 'wrong' },
  ]
  server.script('chat', { answer: { verdicts: named } })
  const verdicts = await judgeLife(judge(), life, ['Ann said hi', 'Ann bakes', 'Ann bakes', 'Ann is'])
  expect(verdicts).toEqual({ 'Ann said hi': 'junk', 'Ann bakes': 'sensible' })
  const { model, messages } = server.asked.at(-1)!.body
  expect([model, messages[1]!.content]).toEqual([
    'second',
    expect.stringContaining('{"by":"Ann","at":"2026-05-04T10:00:00Z","text":"I bake rye bread 🍞"}'),
  ])
})

test('many memories are more than one question, and a judge of another form is told of', async () => {
  const many = Array.from({ length: 41 }, (_, place) => `memory ${place}`)
  const of = (id: number) => ({ answer: { verdicts: [{ id, verdict: 'wrong' }] } })
  server.script('chat', of(40), of(1))
  expect(await judgeLife(judge(), life, many)).toEqual({ 'memory 39': 'wrong', 'memory 40': 'wrong' })
  server.script('chat', { answer: { verdicts: [{ id: 1, verdict: 'fine' }] } })
  await expect(judgeLife(judge(), life, ['x'])).rejects.toThrow()
  server.script('chat', { status: 503 })
  await expect(judgeLife(judge(), life, ['x'])).rejects.toThrow('503')
})

test("a judge's verdict stands before that of the life's own patterns", () => {
  const kept = { memory_type: 'fact', live: true, superseded: false, turn_ids: ['1'] }
  const memories = ['Ann is on Mars', 'Ann bakes', 'Ann said hi'].map((content) => ({
    ...kept,
    ...{ id: content, content },
  }))
  expect(verdictsOf(life, memories, { 'Ann bakes': 'sensible' })).toEqual([
    ['Ann is on Mars', 'wrong'],
    ['Ann bakes', 'sensible'],
    ['Ann said hi', 'junk'],
  ])
})
