import { beforeAll, expect, test } from 'vitest'
import { markTurns as markTurnsTask } from '../../../../prompts/mark_turns.ts'
import { planCommit } from '../../../../src/core/ingest/commit/plan.ts'
import { draftTexts } from '../../../../src/core/ingest/extraction/drafts.ts'
import { offlineEmbedder } from '../../../../src/core/rules/embedder.ts'
import { extract } from '../../../../src/core/rules/extract.ts'
import { offlineModels } from '../../../../src/core/rules/index.ts'
import { markTurns } from '../../../../src/core/rules/mark_turns.ts'

const TURNS = 12
/** Characters that are worked on at most before others are let in. */
const STRETCH = 8_000
const sentence = (n: number) =>
  `I moved to Oslo in year ${n} and I walk by the sea. 我住在海边，也喜欢喝绿茶。`
const text = (turn: number) => Array.from({ length: 100 }, (_, n) => sentence(100 * turn + n)).join(' ')
const texts = Array.from({ length: TURNS }, (_, turn) => text(turn))
const CHARACTERS = texts.join('').length
const timestamp_iso = '2026-05-04T08:00:00Z'

const shown = texts.map((words, n) => ({
  turn_id: `t${n}`,
  role: 'user' as const,
  name: null,
  timestamp_iso,
  text: words,
  shortened: false,
}))
const marking = { turns: shown, context: [], speakers: [] }
const extracting = {
  transcript: shown.map((turn) => ({ ...turn, evidence_level: null })),
  memories: [],
  speakers: [],
  person: null,
  predicates: [],
}

/** How often something else would have had its turn. */
async function pausesIn(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const other = () => {
    turns += 1
    if (!isOver) setImmediate(other)
  }
  setImmediate(other)
  await work()
  isOver = true
  return turns
}

const answer = async (task: 'mark_turns' | 'extract', input: unknown) => {
  const { signal } = new AbortController()
  const rendered = { instructions: '', prompt: '' }
  const { schema } = markTurnsTask
  const { text: json } = await offlineModels().generate({ task, version: 1, input, schema, rendered, signal })
  return JSON.parse(json)
}

const stored = texts.map((words, n) => ({
  ...shown[n]!,
  id: `0000000${n}`,
  seq: n,
  text: words,
  timestamp_iso: new Date(timestamp_iso),
  minutes_east: 0,
  mark: null,
}))
const origin = { tenant_id: 't', user_id: 'u', session: 's' }
const commit = {
  session_id: 's',
  user_id: 'u',
  infer: true,
  turns: texts.map((words, n) => ({ turn_id: `t${n}`, role: 'user' as const, text: words })),
}

// Reading the rules' files lets others in, too.
beforeAll(() => answer('mark_turns', { ...marking, turns: [] }))

test.each([
  ['marking by rules', () => answer('mark_turns', marking)],
  ['extracting by rules', () => answer('extract', extracting)],
  ['embedding by rules', () => offlineEmbedder(1024).embed(texts)],
  ['drafts of texts', () => draftTexts(origin, stored)],
  ['a commit', () => planCommit('t', commit, new Date(timestamp_iso))],
])('%s lets others in between', async (_, work) => {
  expect(await pausesIn(work)).toBeGreaterThan(Math.min(TURNS - 1, CHARACTERS / STRETCH) - 1)
})

test('with pauses the rules say what they say in one go', async () => {
  expect(await answer('mark_turns', marking)).toEqual(JSON.parse(JSON.stringify(markTurns(marking as never))))
  expect(await answer('extract', extracting)).toEqual(
    JSON.parse(JSON.stringify(extract(extracting as never))),
  )
})
