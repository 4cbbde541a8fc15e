import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type NodeService, startNodeService } from '../support/servers/node-service.ts'

const text = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
/** Commands as printed: a command ends where a line ends outside of quotes. */
const commands = [...text.matchAll(/```sh\n(.*?)```/gs)].flatMap(
  ([, block]) => block!.match(/^curl (?:'[^']*'|[^'\n])*/gm) ?? [],
)

/** Stands last on the path: the machine's own curl is used where there is one. */
const OTHER_CURL = fileURLToPath(new URL('../support/stand-ins/bin', import.meta.url))
const run = promisify(execFile)

let service: NodeService
beforeAll(async () => {
  service = await startNodeService({ NEUROMEM_DATA_DIR: 'memory://', LOG_LEVEL: 'silent' })
})
afterAll(() => service?.stop())

async function execute(command: string): Promise<string> {
  const env = {
    PATH: `${process.env.PATH}:${OTHER_CURL}`,
    NEUROMEM: service.address,
    NEUROMEM_KEY: service.apiKey,
  }
  return (await run('sh', ['-c', command], { env })).stdout
}

test('the README has commands, and every one of them works as printed, in their order', async () => {
  expect(commands.length).toBeGreaterThan(9)
  for (const command of commands) {
    const said = await execute(command)
    expect.soft([command, said]).not.toEqual([command, ''])
    if (said.startsWith('event:'))
      expect.soft([command, said]).toEqual([command, expect.stringContaining('event: done')])
    else expect.soft(JSON.parse(said), command).not.toHaveProperty('code')
  }
}, 240_000)

test('what they show is there: verdicts, memories and an answer', async () => {
  const [, turns, memories, recall] = await Promise.all(commands.slice(0, 4).map(execute))
  const { items } = JSON.parse(turns!) as { items: { mark: { keep: boolean } | null }[] }
  expect(items.map(({ mark }) => mark?.keep)).toContain(true)
  expect(JSON.parse(memories!).items.length).toBeGreaterThan(0)
  expect(JSON.parse(recall!).context).toContain('Mei')
})
