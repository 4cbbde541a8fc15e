import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type BenchService, startService } from '../../bench/support/service.ts'
import { Life } from '../../bench/understanding/living/life.ts'
import { live } from '../../bench/understanding/living/live.ts'
import { measure } from '../../bench/understanding/living/measure.ts'

/**
 * Lives of `bench/understanding` with every answer that a language model gave to every prompt. An answer is found by the hash of its prompt
 * (docs/design/models.md, A folder of files): who changes a prompt, or what it shows, has the new ones answered anew
 * (docs/design/with-a-model.md, Recorded lives).
 */
const lifeOf = (id: string): Life =>
  Life.parse(JSON.parse(readFileSync(new URL(`lives/${id}.json`, import.meta.url), 'utf8')))

const folder = mkdtempSync(join(tmpdir(), 'neuromem-recorded-'))
let service: BenchService

beforeAll(async () => {
  cpSync(new URL('answers/', import.meta.url), folder, { recursive: true })
  vi.stubEnv('MODEL_QUEUE_DIR', folder)
  vi.stubEnv('MODEL_TIMEOUT_MS', '1000')
  service = await startService(undefined, { rules: true, models: true })
}, 60_000)

afterAll(async () => {
  await service.close()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test.each(['en-1', 'zh-1'])(
  'what was answered once makes the same life of %s again',
  async (id) => {
    const life = { ...lifeOf(id), questions: [] }
    const lived = await live(service, life)
    expect(readdirSync(folder).filter((name) => name.endsWith('.request.json'))).toEqual([])
    const shares = await measure(service, life, lived, [], {})
    expect(service.services.models.name).toBe('file-queue')
    expect(shares).toMatchObject({
      'facts covered': { right: 11, of: 11 },
      'memories wrong': { right: 0 },
      'memories junk': { right: 0 },
      'traits found': { right: 1, of: 1 },
      'changes ended': { right: 1, of: 1 },
      'relations wrong': { right: 0 },
    })
  },
  60_000,
)
