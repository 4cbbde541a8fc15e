import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { openPglite } from '../../db/local/pglite.ts'
import { migrate, readMigrations } from '../../db/migrate.ts'
import { WRITTEN_DIMENSIONS } from '../../db/schema/columns.ts'

/**
 * Boots and migrates once, so that every worker loads a finished data directory; kept as long as migrations
 * and PGlite stay.
 */
export default async function setup(project: TestProject): Promise<void> {
  const folder = fileURLToPath(new URL('../../node_modules/.cache/neuromem/', import.meta.url))
  const file = `${folder}migrated-${fingerprint()}.tar`
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    const engine = await openPglite({ directory: 'memory://' })
    await migrate(engine, WRITTEN_DIMENSIONS)
    const dump = await engine.dump()
    await engine.close()
    writeFileSync(`${file}.${process.pid}`, new Uint8Array(await dump.arrayBuffer()))
    renameSync(`${file}.${process.pid}`, file)
    removeOld(folder)
  }
  project.provide('migratedDatabase', file)
}

/** Dumps of former migrations, a day after they were made. */
function removeOld(folder: string): void {
  const yesterday = Date.now() - 86_400_000
  for (const name of readdirSync(folder))
    if (statSync(folder + name).mtimeMs < yesterday) rmSync(folder + name, { force: true })
}

function fingerprint(): string {
  const versions = ['pglite', 'pglite-pgvector'].map((name) =>
    readFileSync(new URL(`../../node_modules/@electric-sql/${name}/package.json`, import.meta.url), 'utf8'),
  )
  return createHash('sha256')
    .update(JSON.stringify([versions, readMigrations()]))
    .digest('hex')
    .slice(0, 16)
}
