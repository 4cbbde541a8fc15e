import { expect, test } from 'vitest'
import { proposing } from '../../../support/given/reflecting.ts'
import { givenTelling } from '../../../support/given/telling.ts'
import { scriptedModels } from '../../../support/stand-ins/scripted-models.ts'

async function givenFacts(depth: string, questions: string[]) {
  const models = scriptedModels({ reflect_questions: [{ questions }], reflect: [proposing({})] })
  const app = await givenTelling({ models })
  await app.at('PUT', '/api/v1/policy', { reflection_depth: depth })
  for (const content of ['Lin paints on Sundays', '琳喜欢画画'])
    await app.at('POST', '/api/v1/memories', { user_id: 'lin', memory_type: 'fact', content })
  const { cycle } = (await app.at('POST', '/api/v1/users/lin/reflect', { force: true })).body
  return { models, cycle }
}

test('deep: the first five questions are answered by recall, and the reflection sees what was found', async () => {
  const questions = ['When does Lin paint on Sundays?', '琳喜欢画画吗？', 'zebra', 'a', 'b', 'never asked']
  const { models, cycle } = await givenFacts('deep', questions)
  expect(cycle).toMatchObject({ status: 'completed', model_calls: 2 })
  const [asked] = models.of('reflect')
  const answers = asked!.rendered.prompt.split('<answers>')[1]!
  expect(answers).toContain('"found":["Lin paints on Sundays"')
  expect(answers).toContain('{"question":"zebra"}')
  expect(answers).not.toContain('never asked')
})

test('standard, the default, asks nothing', async () => {
  const { models, cycle } = await givenFacts('standard', [])
  expect(cycle).toMatchObject({ status: 'completed', model_calls: 1 })
  expect(models.of('reflect_questions')).toEqual([])
  expect(models.of('reflect')[0]!.rendered.prompt).not.toContain('<answers>')
})
