import { expect, test } from 'vitest'
import { offlineModels } from '../../../src/core/rules/index.ts'
import { given } from '../../support/given.ts'
import { type Step, told } from './support/steps.ts'
import {
  assistant,
  drop,
  extraction,
  fact,
  ingest,
  mark,
  storedMemories,
  type TestTurn,
  user,
} from './support/support.ts'

const linesOf = (prompt: string, name: string): Record<string, unknown>[] =>
  (new RegExp(`<${name}>\\n([\\s\\S]*?)\\n?</${name}>`).exec(prompt)?.[1] ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

test('who speaks alone in what is shown, and not in the session, is not the user', async () => {
  const line = (turn_id: string, name: string) => user(turn_id, 'hello', { name })
  const nine = Array.from({ length: 9 }, (_, at) => line(`a${at}`, 'Ann'))
  const steps: Step[] = [
    { turns: [line('b', 'Bob')], marks: [drop('b')] },
    { turns: nine, marks: nine.map(({ turn_id }) => drop(turn_id)) },
    {
      turns: [line('z', 'Ann')],
      marks: [mark('z')],
      extract: extraction({ facts: [fact('Ann is here', 'z')] }),
    },
  ]
  const speakers = async (user_id?: string) => {
    const { models } = await told(steps, {}, user_id)
    const shown = [models.of('mark_turns')[2]!, ...models.of('extract')]
    return shown.flatMap(({ rendered }) => linesOf(rendered.prompt, 'speakers'))
  }
  const ann = { name: 'Ann', role: 'user', is: 'person' }
  expect(await speakers()).toEqual([ann, ann])
  expect(await speakers('bob')).toEqual([ann, ann])
  expect(await speakers('ANN')).toEqual([ann, ann].map((one) => ({ ...one, the_user: true })))
})

test('two friends pin nothing of each other, however far back the other one spoke', async () => {
  const noted = async (...others: readonly TestTurn[]) => {
    const { ctx } = await given.tenant({ models: offlineModels() })
    const nine = Array.from({ length: 9 }, (_, at) => user(`a${at}`, 'hm', { name: 'Ann' }))
    const asking = user('z', 'Remember that my locker code is 4417', { name: 'Ann' })
    for (const turns of [others, nine, [asking]]) await ingest(ctx, turns)
    return (await storedMemories(ctx)).filter(({ memory_type }) => memory_type === 'note').length
  }
  const bob = user('b', 'hello', { name: 'Bob' })
  expect(await noted(bob)).toBe(0)
  expect(await noted({ ...bob, name: 'Ann' })).toBe(1)
  expect(await noted(bob, assistant('c', 'Hello, both!'))).toBe(1)
})
