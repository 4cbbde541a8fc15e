import { expect, test } from 'vitest'
import { preview } from '../../../../src/core/ingest/preview.ts'
import { offlineModels } from '../../../../src/core/rules/index.ts'
import { given } from '../../../support/given.ts'
import { processorMs } from '../../../support/processor.ts'
import { user } from '../support/support.ts'

const PROSE = 'I like tea and I live in Oslo. 我喜欢喝茶，也住在奥斯陆。'
const textOf = (kib: number) => PROSE.repeat(Math.floor((kib * 1024) / Buffer.byteLength(PROSE)))

test('what a turn says costs by its length, not by its length times what comes of it', async () => {
  const { ctx } = await given.tenant({ models: offlineModels() })
  const read = () => preview(ctx, { user_id: 'ann', session_id: 's', turns: [user('1', textOf(32))] })
  expect(await processorMs(read, 1_500)).toBeLessThan(1_500)
})
