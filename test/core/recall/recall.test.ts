import { expect, test } from 'vitest'
import { commitTurns } from '../../../src/core/ingest/commit-turns.ts'
import { offlineEmbedder } from '../../../src/core/models/offline/embedder.ts'
import { recall } from '../../../src/core/recall/recall.ts'
import { given } from '../../support/given.ts'

test('the answer of a question is found through the question', async () => {
  const { ctx } = await given.tenant({ embedder: offlineEmbedder(1024) })
  await commitTurns(ctx, {
    user_id: 'ann',
    session_id: 's',
    infer: false,
    wait: true,
    turns: [
      { turn_id: '1', role: 'user', text: 'I adopted a cat named Miso last week', timestamp_iso: '2025-12-01T10:00:00Z' },
      { turn_id: '2', role: 'assistant', text: 'How lovely! What does she eat?', timestamp_iso: '2025-12-01T10:00:30Z' },
      { turn_id: '3', role: 'user', text: 'Mostly tuna.', timestamp_iso: '2025-12-01T10:01:00Z' },
    ],
  })
  const answer = await recall(ctx, { user_id: 'ann', query: 'What does the cat eat?', explain: true })
  expect(answer.results.map(({ turn }) => turn?.turn_id)).toContain('3')
  expect(answer.context).toContain('Mostly tuna.')
})
