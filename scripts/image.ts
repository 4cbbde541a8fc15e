import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * `npm run image:check`: builds the Dockerfile and starts it as one would: healthy, not as root, a memory stored
 * and found, a second container on the volume refused, and another one in the place of a killed one. Where there
 * is no Docker it says so and ends with 0.
 */
const IMAGE = 'neuromem-check'
const VOLUME = `neuromem-check-${process.pid}`
const HEALTHY_S = 120
const REFUSED_S = 45
const started: string[] = []

/** What a command of Docker prints on both of its outputs. */
function docker(...given: string[]): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync('docker', given, { encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}`.trim() }
}

function must(...given: string[]): string {
  const { status, output } = docker(...given)
  if (status !== 0) throw new Error(`docker ${given.join(' ')}: ${output}`)
  return output
}

function expect(what: string, holds: boolean, saw: unknown): void {
  if (!holds) throw new Error(`${what}: ${String(saw)}`)
  console.log(`ok  ${what}`)
}

function start(): string {
  const id = must('run', '--detach', '--publish', '127.0.0.1:0:8787', '--volume', `${VOLUME}:/data`, IMAGE)
  started.push(id)
  return id
}

async function healthy(id: string): Promise<void> {
  for (let waited = 0; waited < HEALTHY_S; waited += 1) {
    if (docker('inspect', '--format', '{{.State.Health.Status}}', id).output === 'healthy') return
    await sleep(1_000)
  }
  throw new Error(`not healthy after ${HEALTHY_S} s: ${docker('logs', id).output}`)
}

async function ask<Answer>(
  id: string,
  key: string,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const [address] = must('port', id, '8787').split('\n')
  const response = await fetch(`http://${address}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

async function check(): Promise<void> {
  must('build', '--quiet', '--tag', IMAGE, '.')
  const first = start()
  await healthy(first)
  const user = must('exec', first, 'id', '-u')
  expect('it runs as a user who is not root', user !== '0', user)
  const key = /nm_[\w-]+/u.exec(must('logs', first))?.[0] ?? ''
  await ask(first, key, 'POST', '/memories', {
    user_id: 'ann',
    memory_type: 'fact',
    content: 'Ann lives in Oslo.',
  })
  const found = await ask<object>(first, key, 'POST', '/recall', {
    user_id: 'ann',
    query: 'Where does Ann live?',
  })
  expect('a memory is stored and found', JSON.stringify(found).includes('Oslo'), JSON.stringify(found))

  const second = start()
  const ended = spawnSync('docker', ['wait', second], { encoding: 'utf8', timeout: REFUSED_S * 1_000 })
  expect('a second one on the volume ends with 1', ended.stdout.trim() === '1', ended.stdout)
  expect('and says why', must('logs', second).includes('in use'), must('logs', second))

  must('kill', first)
  const third = start()
  await healthy(third)
  const { items } = await ask<{ items: unknown[] }>(third, key, 'GET', '/memories?user_id=ann')
  expect('the next one takes over with all that was stored', items.length === 1, items.length)
}

if (docker('info').status !== 0) console.log('No Docker here: the image was not built.')
else {
  try {
    await check()
  } finally {
    for (const id of started) docker('rm', '--force', id)
    docker('volume', 'rm', VOLUME)
  }
}
