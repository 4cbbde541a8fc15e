import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { UsageError } from './words.ts'

export interface Profile {
  readonly url: string
  readonly key: string
  readonly user?: string
}

export interface Config {
  readonly current: string
  readonly profiles: Readonly<Record<string, Profile>>
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Where the settings stand: `neuromem/config.json` in `$XDG_CONFIG_HOME`, else in `~/.config`. */
export function configFile(env: Environment): string {
  return join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config'), 'neuromem', 'config.json')
}

/** @throws UsageError where the file is not JSON */
export async function readConfig(env: Environment): Promise<Config> {
  const file = configFile(env)
  const text = await readFile(file, 'utf8').catch(() => '')
  if (text === '') return { current: 'default', profiles: {} }
  try {
    const { current = 'default', profiles = {} } = JSON.parse(text) as Partial<Config>
    return { current, profiles }
  } catch {
    throw new UsageError(`${file} is not JSON`)
  }
}

/** For nobody else to read, and never half written. */
export async function writeConfig(env: Environment, config: Config): Promise<string> {
  const file = configFile(env)
  const folder = dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  await writeWhole(file, `${JSON.stringify(config, null, 2)}\n`)
  return file
}

/** A file of one's own (0600) that is there whole or not at all. */
export async function writeWhole(
  file: string,
  content: string | AsyncIterable<Uint8Array | string>,
): Promise<void> {
  const draft = `${file}.${process.pid}.draft`
  await writeFile(draft, content, { mode: 0o600 })
  await rename(draft, file)
}
