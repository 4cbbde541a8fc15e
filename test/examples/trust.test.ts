import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { english } from '../../examples/trust/story.en.ts'
import { chinese } from '../../examples/trust/story.zh.ts'

const run = promisify(execFile)
const script = 'examples/trust/run.ts'

test.each([
  ['en', english],
  ['zh', chinese],
])(
  'what is taken back is gone wherever the story looks (%s)',
  { timeout: 240_000 },
  async (language, story) => {
    const { stdout } = await run(process.execPath, [script, language, '--json'], {
      maxBuffer: 64 * 1024 * 1024,
    })
    const { steps, failed } = JSON.parse(stdout)
    expect(failed).toBe(0)
    expect(steps).toHaveLength(story.steps.length)
    for (const [place, { seen }] of steps.entries())
      expect(seen.length).toBeGreaterThanOrEqual(story.steps[place]!.looks.length)
  },
)

test('a language without a story is refused', async () => {
  await expect(run(process.execPath, [script, 'fr'])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('fr'),
  })
})
