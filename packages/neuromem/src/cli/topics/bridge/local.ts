import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Environment } from '../../config.ts'

/** A service of one's own, for as long as the bridge stands. */
export interface LocalService {
  readonly url: string
  readonly key: string
  stop(): Promise<void>
}

/** The service ends with the bridge, however that one ends. */
const ENDS_WITH_US = 'data:text/javascript,process.on("disconnect",()=>process.kill(process.pid,"SIGTERM"))'

/**
 * Starts the service of a checkout on a free port of this machine. What it prints goes nowhere, because the
 * output speaks MCP; its faults go to the terminal.
 * @throws Error when it ends before it listens
 */
export function startLocal(root: string, env: Environment, data: string | undefined): Promise<LocalService> {
  const { NEUROMEM_URL: _url, NEUROMEM_KEY: _key, ...others } = env
  const child = spawn(
    process.execPath,
    ['--import', ENDS_WITH_US, join(root, 'scripts/run.mjs'), 'functions/node.ts'],
    {
      cwd: root,
      env: {
        ...others,
        HOST: '127.0.0.1',
        PORT: '0',
        ...(data !== undefined && { NEUROMEM_DATA_DIR: data }),
      } as NodeJS.ProcessEnv,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the service ended with ${code} before it listened`)))
    child.once('message', ({ address, api_key }: { address: string; api_key?: string }) => {
      if (api_key === undefined) reject(new Error('the service has a database of its own, and no key for us'))
      else resolve({ url: address, key: api_key, stop: () => stopped(child, ended) })
    })
  })
}

async function stopped(child: ReturnType<typeof spawn>, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM')
  await ended
}
