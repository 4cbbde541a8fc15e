import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, inject, test } from 'vitest'
import { SNIPPETS, type Use } from '../../../apps/console/src/screens/keys/snippets.ts'
import { Neuromem } from '../../../packages/neuromem/src/client/index.ts'
import { ask } from './support/api.ts'

const run = promisify(execFile)
const cli = fileURLToPath(new URL('../../../packages/neuromem/src/cli/main.ts', import.meta.url))

/** A name that a shell and JSON would take apart if they could. */
const USER = `o'brien "$HOME" 𠮷`

async function keyFor(user_id?: string): Promise<string> {
  const body = { name: 'of a snippet', scopes: ['read', 'write'], ...(user_id !== undefined && { user_id }) }
  return (await ask<{ key: string }>('/keys', 'POST', body)).key
}

async function textsOf(use: Use, isBound = false): Promise<readonly string[]> {
  await ask('/memories', 'POST', { user_id: USER, memory_type: 'fact', content: 'I like green tea.' })
  const key = await keyFor(isBound ? USER : undefined)
  return SNIPPETS[use]({ url: inject('origin'), key, user: USER, isBound })
}

test('the line for curl is a recall', async () => {
  const [line = ''] = await textsOf('curl')
  const { stdout } = await run('sh', ['-c', line])
  expect(JSON.parse(stdout).context).toContain('green tea')
})

test('the line for the command line is one too', async () => {
  const [lines = ''] = await textsOf('CLI')
  const folder = await mkdtemp(join(tmpdir(), 'snippet-'))
  await writeFile(join(folder, 'npx'), `#!/bin/sh\nshift\nexec '${process.execPath}' '${cli}' "$@"\n`, {
    mode: 0o755,
  })
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, NO_COLOR: '1' }
  const { stdout } = await run('sh', ['-c', lines], { env })
  expect(stdout).toContain('green tea')
  await rm(folder, { recursive: true })
})

test('the program finds the same', async () => {
  const [program = ''] = await textsOf('TypeScript')
  const [, body = ''] = program.split('\n\n')
  const said: string[] = []
  const main = new Function('Neuromem', 'console', `return (async () => {${body}})()`)
  await main(Neuromem, { log: (text: string) => said.push(text) })
  expect(said.join()).toContain('green tea')
})

test.each([true, false])('an agent’s host connects with a key of one person: %s', async (isBound) => {
  const [json = '', line = ''] = await textsOf('MCP', isBound)
  const { url, headers } = JSON.parse(json).mcpServers.neuromem
  const client = new Client({ name: 'host', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }))
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toContain('recall')
  expect(line).toContain(url)
  await client.close()
})

test('a model is wrapped with names that there are', async () => {
  const [program = ''] = await textsOf('AI SDK')
  const found = [...program.matchAll(/import \{ (\w+) \} from '([^']+)'/g)].map(([, name, from]) => ({
    name,
    from,
  }))
  expect(found).toEqual([
    { name: 'Neuromem', from: 'neuromem' },
    { name: 'memory', from: 'neuromem/ai' },
    { name: 'wrapLanguageModel', from: 'ai' },
  ])
  const { memory } = await import('../../../packages/neuromem/src/ai/index.ts')
  const { wrapLanguageModel } = await import('ai')
  expect([typeof memory, typeof wrapLanguageModel]).toEqual(['function', 'function'])
})
