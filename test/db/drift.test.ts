import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

test('the migrations make the schema as it is written: drizzle-kit finds nothing to add', () => {
  const copy = mkdtempSync(join(root, 'node_modules/.cache/neuromem-drift-'))
  try {
    cpSync(join(root, 'db/migrations'), join(copy, 'migrations'), { recursive: true })
    const before = readdirSync(join(copy, 'migrations')).sort()
    const config = {
      dialect: 'postgresql',
      schema: join(root, 'db/schema/index.ts'),
      out: relative(root, join(copy, 'migrations')),
    }
    writeFileSync(join(copy, 'drizzle.config.json'), JSON.stringify(config))
    const drizzleKit = join(root, 'node_modules/drizzle-kit/bin.cjs')
    const said = execFileSync(
      process.execPath,
      [drizzleKit, 'generate', '--config', join(copy, 'drizzle.config.json')],
      {
        cwd: root,
        encoding: 'utf8',
      },
    )
    expect(said).toContain('No schema changes')
    expect(readdirSync(join(copy, 'migrations')).sort()).toEqual(before)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}, 240_000)
