import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Position } from '../../import/into/report.ts'

/** Where imports that were not finished have come. */
export interface Positions {
  load(): Promise<Position | undefined>
  save(position: Position): Promise<void>
  clear(): Promise<void>
}

type Variables = Readonly<Record<string, string | undefined>>

/** @param identity what makes an import the same one: service, user, mode, options, files with their sizes */
export function positionsOf(identity: unknown, environment: Variables = process.env): Positions {
  const home = environment.XDG_STATE_HOME || join(environment.HOME || homedir(), '.local', 'state')
  const directory = join(home, 'neuromem', 'imports')
  const name = createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 32)
  const path = join(directory, `${name}.json`)
  return {
    async load() {
      const text = await readFile(path, 'utf8').catch(() => null)
      return text === null ? undefined : (JSON.parse(text) as Position)
    },
    async save(position) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeFile(`${path}.part`, JSON.stringify(position), { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    clear: () => rm(path, { force: true }),
  }
}
