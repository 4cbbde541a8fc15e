import { expect, test } from 'vitest'
import type { ModelRequest } from '../../../../src/core/ports.ts'
import { given } from '../../../support/given.ts'
import { scriptedModels } from '../../../support/stand-ins/scripted-models.ts'
import {
  extraction,
  fact,
  ingest,
  mark,
  marks,
  storedMarks,
  storedMemories,
  user,
} from '../support/support.ts'

const HIDDEN = '\u{e0041}\u200b'
/** A model knows a turn by what it sees of it in the prompt, before its words. */
const idsIn = ({ rendered }: ModelRequest) =>
  [...rendered.prompt.matchAll(/"turn_id":\s*("(?:[^"\\]|\\.)*")/gu)].map(
    ([, id]) => JSON.parse(id!) as string,
  )

test('a turn whose id has invisible characters is named by what is seen of it, and told from its twin', async () => {
  const seen: string[][] = []
  const models = scriptedModels({
    mark_turns: [
      (request: ModelRequest) => {
        seen.push(idsIn(request))
        return marks(...seen[0]!.map((id) => mark(id)))
      },
    ],
    extract: [
      (request: ModelRequest) => {
        seen.push(idsIn(request))
        return extraction({ facts: [fact('The user likes tea', seen[1]![0]!)] })
      },
    ],
  })
  const { ctx } = await given.tenant({ models })
  const job = await ingest(ctx, [user(`a${HIDDEN}`, 'I like tea.'), user('a', 'I live in Dalian.')])
  expect(job).toMatchObject({ status: 'COMPLETED', metrics: { items_rejected: {} } })
  expect(models.of('mark_turns')).toHaveLength(1)
  expect(new Set(seen[0]).size).toBe(2)
  for (const id of seen.flat()) expect(id).not.toMatch(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u)
  expect(await storedMarks(ctx)).toMatchObject({ [`a${HIDDEN}`]: { keep: true }, a: { keep: true } })
  expect(await storedMemories(ctx)).toMatchObject([{ content: 'The user likes tea' }])
})
