import { readFileSync, writeFileSync } from 'node:fs'
import { document } from '../../functions/operations.ts'

/** Writes `docs/openapi.json`; with `--check` it fails where the committed one is another. */
const file = new URL('../../docs/openapi.json', import.meta.url)
const text = `${JSON.stringify(document(), null, 2)}\n`

if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/openapi.json is not what the routes say: run npm run docs:openapi')
  process.exitCode = 1
}
