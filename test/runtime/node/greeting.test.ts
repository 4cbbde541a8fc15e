import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type NodeService, startNodeService } from '../../support/servers/node-service.ts'

const directory = mkdtempSync(join(tmpdir(), 'neuromem-start-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const offline = (service: NodeService) => /^ {2}offline +(.*)$/m.exec(service.output)?.[1]

test('a start prints what is offline, and is refused when the stored vectors are of another model', async () => {
  const first = await startNodeService({ NEUROMEM_DATA_DIR: directory, LOG_LEVEL: 'silent' })
  expect(offline(first)).toBe(
    'models (rules) and embedder (lexical): set OPENAI_API_KEY and EMBEDDING_MODEL for real ones',
  )
  expect(first.output).toContain(`reference  ${first.address}/docs`)
  const ready = (await (await fetch(`${first.address}/health/ready`)).json()) as Record<string, string>
  expect(first.output).toContain(`embeddings by ${ready.embedding_model}, 1024 dimensions`)
  expect(await first.stop()).toBe(0)

  const other = { EMBEDDING_MODEL: 'another', EMBEDDING_API_KEY: 'k' }
  await expect(startNodeService({ NEUROMEM_DATA_DIR: directory, ...other })).rejects.toThrow(
    `Stored vectors are of ${ready.embedding_model}; EMBEDDING_MODEL is another. See npm run db:reembed.`,
  )
}, 240_000)

test('with a key the models are not offline, and the embedder still is', async () => {
  const service = await startNodeService({
    NEUROMEM_DATA_DIR: 'memory://',
    OPENAI_API_KEY: 'k',
    MODEL_REASONING: 'thinker',
  })
  expect(service.output).toContain('models     thinker; embeddings by offline-lexical')
  expect(offline(service)).toMatch(/^embedder \(lexical\): /)
  await service.stop()
})
