import { expect, test } from 'vitest'
import { offlineModels } from '../../../../src/core/rules/index.ts'
import { givenApp } from '../../../support/app.ts'

/** What a person has denied, or said to be over, is not said back to them as if it held. */

async function givenTalk() {
  const app = await givenApp({ now: '2026-05-04T09:00:00Z', services: { models: offlineModels() } })
  const { api_key: key } = await app.tenant()
  let count = 0
  const say = (text: string, session_id: string) => {
    count += 1
    const turns = [{ turn_id: `t${count}`, role: 'user', text, timestamp_iso: '2026-05-04T08:00:00Z' }]
    return app.call('POST', `/api/v1/sessions/${session_id}/turns`, {
      key,
      body: { user_id: 'lin', turns, wait: true },
    })
  }
  const ask = async (message: string, session_id: string): Promise<string> => {
    count += 1
    const { body } = await app.call('POST', '/api/v1/sse/message', {
      key,
      body: { user_id: 'lin', session_id, message, idempotency_key: `k${count}` },
    })
    return Array.from(String(body).matchAll(/^event: text\ndata: (.*)$/gmu), ([, data]) =>
      String(JSON.parse(data!).content),
    ).join('')
  }
  return { say, ask }
}

test.each([
  [
    "I'm allergic to penicillin.",
    'I never had an allergy to penicillin.',
    'What am I allergic to?',
    'I remember: you never had an allergy to penicillin.',
  ],
  [
    "I'm allergic to penicillin.",
    "I'm not allergic to penicillin.",
    'What am I allergic to?',
    'I remember: you are not allergic to penicillin.',
  ],
  [
    "I'm allergic to penicillin.",
    "I'm not allergic to penicillin any more.",
    'Am I allergic to penicillin?',
    "I don't remember.",
  ],
  ['我对青霉素过敏。', '我没有青霉素过敏。', '我对青霉素过敏吗？', '我记得：你没有青霉素过敏。'],
  ['我的狗叫旺财。', '我从来没养过狗。', '我的狗叫什么？', '我记得：你从来没养过狗。'],
])('%s %s %s', async (told, denied, asked, answer) => {
  const { say, ask } = await givenTalk()
  await say(told, 'monday')
  await say(denied, 'tuesday')
  expect(await ask(asked, 'wednesday'), 'by what is remembered').toBe(answer)
  expect(await ask(asked, 'monday'), 'nor by what was said in that conversation').toBe(answer)
})

test.each([
  ['My dog is called Rex.', "Actually I've never had a dog.", 'What is my dog called?', 'Rex'],
  ['I smoke.', "I've never been a smoker.", 'Do I smoke?', '"I smoke."'],
  ['我对青霉素过敏。', '我从来不对青霉素过敏。', '我对什么过敏？', '「我对青霉素过敏'],
])('in one conversation, before anything is remembered: %s %s', async (told, denied, asked, wrong) => {
  const { ask } = await givenTalk()
  await ask(told, 'monday')
  expect(await ask(asked, 'monday'), 'as long as it is not denied').toContain(wrong)
  await ask(denied, 'monday')
  expect(await ask(asked, 'monday')).not.toContain(wrong)
})

test('what nobody denied is said back as ever', async () => {
  const { say, ask } = await givenTalk()
  await say("I'm allergic to penicillin.", 'monday')
  await say('I never had an allergy to peanuts.', 'tuesday')
  expect(await ask('What am I allergic to?', 'monday')).toBe('I remember: you are allergic to penicillin.')
  await ask('My dog is called Rex.', 'wednesday')
  await ask("I don't have a cat.", 'wednesday')
  expect(await ask('What is my dog called?', 'wednesday')).toBe('You said: "My dog is called Rex."')
})
