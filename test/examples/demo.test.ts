import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readConversation } from '../../examples/five-weeks/conversation.ts'

const run = promisify(execFile)

test('the conversation has 60 turns in 6 sessions over five weeks, both languages, a tool result and an explicit request to remember', () => {
  const { sessions, questions } = readConversation()
  const turns = sessions.flatMap((session) => session.turns)
  expect(sessions.length).toBeGreaterThanOrEqual(6)
  expect(turns.length).toBeGreaterThanOrEqual(60)
  const days =
    (Date.parse(sessions.at(-1)!.committed_at) - Date.parse(sessions[0]!.committed_at)) / 86_400_000
  expect(days).toBeGreaterThanOrEqual(35)
  expect(turns.some((turn) => turn.role === 'tool' && turn.attachments?.[0]?.type === 'tool_result')).toBe(
    true,
  )
  const said = turns.filter((turn) => turn.role === 'user').map((turn) => turn.text)
  for (const language of [/\p{Script=Han}/u, /[a-z]{4}/iu, /please remember/iu, /记住这个/u]) {
    expect(said.some((text) => language.test(text))).toBe(true)
  }
  expect(questions.length).toBeGreaterThanOrEqual(6)
  expect(questions.filter((question) => question.expect.length === 0)).toHaveLength(1)
  expect(new Set(questions.map((question) => question.language)).size).toBe(2)
})

test('the demo ends as it promises, in under two minutes, as one JSON document for programs', {
  timeout: 120_000,
}, async () => {
  const { stdout } = await run(process.execPath, ['examples/demo.ts', '--json'], {
    maxBuffer: 64 * 1024 * 1024,
  })
  const { checks, sessions, traits, answers } = JSON.parse(stdout)
  expect(checks).toEqual({
    trait_from_three_sessions: true,
    abstained: true,
    questions_right: answers.length,
  })
  for (const { turns, committed } of sessions) {
    expect(committed.status).toBe('COMPLETED')
    for (const turn of turns.items) expect(turn.mark.reason).not.toBe('')
  }
  expect(
    sessions.flatMap((session: { cycles: { status: string }[] }) => session.cycles).length,
  ).toBeGreaterThanOrEqual(6)
  expect(traits[0]).toMatchObject({
    trait: { memory_type: 'trait' },
    evidence: expect.any(Array),
    sessions: expect.any(Array),
  })
  for (const { answer } of answers) for (const result of answer.results) expect(result.explain).not.toBeNull()
})
