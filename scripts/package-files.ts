import { copyFileSync } from 'node:fs'

/** What the published package holds of the repository's own files. */
const root = new URL('../', import.meta.url)
const folder = new URL('packages/neuromem/', root)
copyFileSync(new URL('docs/openapi.json', root), new URL('openapi.json', folder))
copyFileSync(new URL('LICENSE', root), new URL('LICENSE', folder))
