import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Position } from '../../import/into/report.ts'

/** Where imports that were not finished have come. */
export interface Positions {
  /** None where none was kept, or what was kept cannot be read. */
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
  // The same import may run twice at once.
  const part = `${path}.${randomUUID()}.part`
  return {
    async load() {
      try {
        return JSON.parse(await readFile(path, 'utf8')) as Position
      } catch {
        return undefined
      }
    },
    async save(position) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeFile(part, JSON.stringify(position), { mode: 0o600 })
      await rename(part, path)
    },
    clear: () => rm(path, { force: true }).catch(() => undefined),
  }
}
