import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleOf, removeIdle, stayIn } from '../../../scripts/run.mjs'
import { startNodeService } from '../../support/servers/node-service.ts'

/**
 * The machine's own Node, such as whoever runs a production install has; the one that runs this test where
 * there is no other.
 */
const machinesNode =
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, 'node'))
    .find((file) => existsSync(file)) ?? process.execPath

test('npm start runs on the machine’s own Node, without a warning of Node’s', async () => {
  const service = await startNodeService(
    { NEUROMEM_DATA_DIR: 'memory://', LOG_LEVEL: 'silent' },
    { node: machinesNode },
  )
  expect(service.output).not.toMatch(/warning/i)
  const headers = { authorization: `Bearer ${service.apiKey}`, 'content-type': 'application/json' }
  const turns = [{ turn_id: '1', role: 'user', text: 'I moved to Dalian in March.' }]
  const committed = await fetch(`${service.address}/api/v1/sessions/s/turns`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ user_id: 'ann', wait: true, turns }),
  })
  expect(await committed.json()).toMatchObject({ status: 'COMPLETED' })
  expect(await service.stop()).toBe(0)
})

test('sources that have not changed are bundled once', async () => {
  const first = await bundleOf('functions/node.ts')
  expect(existsSync(first)).toBe(true)
  expect(await bundleOf('functions/node.ts')).toBe(first)
})

test('a bundle that a process still runs from stays when another is made of newer sources', () => {
  const cache = mkdtempSync(join(tmpdir(), 'bundles-'))
  const old = new Date(Date.now() - 7_200_000)
  for (const name of ['running', 'left', 'new']) {
    mkdirSync(join(cache, name))
    utimesSync(join(cache, name), old, old)
  }
  stayIn(join(cache, 'running'))
  removeIdle(cache, join(cache, 'new'))
  expect(readdirSync(cache).sort()).toEqual(['new', 'running'])
  rmSync(cache, { recursive: true })
})
