import { expect, test } from 'vitest'
import { preview } from '../../../../src/core/ingest/preview.ts'
import { offlineModels } from '../../../../src/core/rules/index.ts'
import { given } from '../../../support/given.ts'
import { user } from '../support/support.ts'

const PROSE = 'I like tea and I live in Oslo. 我喜欢喝茶，也住在奥斯陆。'
const textOf = (kib: number) => PROSE.repeat(Math.floor((kib * 1024) / Buffer.byteLength(PROSE)))

test('what a turn says costs by its length, not by its length times what comes of it', async () => {
  const { ctx } = await given.tenant({ models: offlineModels() })
  const cost = async (text: string) => {
    const before = process.cpuUsage()
    await preview(ctx, { user_id: 'ann', session_id: 's', turns: [user('1', text)] })
    const { user: own, system } = process.cpuUsage(before)
    return (own + system) / 1_000
  }
  await cost(textOf(4))
  expect(await cost(textOf(32))).toBeLessThan(1_500)
})
