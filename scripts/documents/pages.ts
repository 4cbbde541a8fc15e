import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A folder of documents that are made, and how. */
export interface Made {
  /** From the root: `docs/sql`. */
  readonly folder: string
  /** What it is made of: "the statements". */
  readonly of: string
  /** Makes it anew. */
  readonly command: string
}

/**
 * Writes pages (by their file's name) in the place of all that the folder holds; with `--check` writes nothing, and
 * ends with code 1 where it holds anything else.
 */
export function keepPages({ folder, of, command }: Made, pages: ReadonlyMap<string, string>): void {
  const path = fileURLToPath(new URL(`../../${folder}/`, import.meta.url))
  if (!process.argv.includes('--check')) {
    rmSync(path, { recursive: true, force: true })
    mkdirSync(path, { recursive: true })
    for (const [name, text] of pages) writeFileSync(path + name, text)
    return
  }
  const known = existsSync(path) ? readdirSync(path) : []
  const stale = [...pages].filter(
    ([name, text]) => !known.includes(name) || readFileSync(path + name, 'utf8') !== text,
  )
  const extra = known.filter((name) => !pages.has(name))
  if (stale.length + extra.length === 0) return
  const names = [...stale.map(([name]) => name), ...extra]
  console.error(`${folder} is not what ${of} say (${names.join(', ')}): run ${command}`)
  process.exitCode = 1
}
