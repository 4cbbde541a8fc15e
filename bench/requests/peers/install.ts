import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const FOLDER = new URL('./', import.meta.url)

/**
 * Installs what is measured beside us into this folder, once; nothing of it runs a script or becomes a part
 * of the service.
 */
export function installPeers(): void {
  if (existsSync(new URL('node_modules', FOLDER))) return
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', '--workspaces=false']
  const { status } = spawnSync('npm', ['install', ...options, '--no-package-lock'], {
    cwd: fileURLToPath(FOLDER),
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('npm install in bench/requests/peers failed')
}

/** A module of a package that stands in this folder alone. */
export async function peerModule<Module>(name: string): Promise<Module> {
  const { resolve } = createRequire(new URL('package.json', FOLDER))
  return (await import(pathToFileURL(resolve(name)).href)) as Module
}
