import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { calls } from './client-calls.ts'

/**
 * Writes what the client knows of `docs/openapi.json`: its types, the routes by operationId, and
 * `operations.json`; with `--check` it fails where a committed file is another.
 */
interface Operation {
  readonly operationId: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly { readonly in: string; readonly name: string }[]
}

const root = new URL('../../', import.meta.url)
const folder = new URL('packages/neuromem/', root)
const NOT_CALLED = new Set(['getDocs', 'getDocsScript', 'getDocsStyle', 'getOpenApi', 'getRoot'])
const FLAGS = ['--default-non-nullable=false', '--root-types', '--root-types-no-schema-prefix']

const text = readFileSync(new URL('docs/openapi.json', root), 'utf8')
const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> }
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() }))
    .filter(({ operationId, tags = [] }) => !tags.includes('internal') && !NOT_CALLED.has(operationId)),
)

/** The types, by openapi-typescript, which brings the TypeScript 5 that it needs. */
function types(): string {
  const temporary = mkdtempSync(join(tmpdir(), 'neuromem-types-'))
  try {
    const [document, output] = [join(temporary, 'openapi.json'), join(temporary, 'types.ts')]
    writeFileSync(document, text)
    const program = fileURLToPath(new URL('node_modules/.bin/openapi-typescript', folder))
    const keep = '--root-types-keep-casing'
    const { status, stderr, error } = spawnSync(program, [document, ...FLAGS, keep, '-o', output], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr || error?.message)
    return readFileSync(output, 'utf8')
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** `method path`, and `?user_id` where a session's route takes the user beside its name. */
function routes(): string {
  const lines = operations.map(({ operationId, method, path, parameters = [] }) => {
    const isUsers = path.startsWith('/api/v1/sessions/{') && parameters.some(({ name }) => name === 'user_id')
    return `  ${operationId}: '${method} ${path}${isUsers ? '?user_id' : ''}',`
  })
  const head = '/** Made of docs/openapi.json by `npm run docs:openapi`. */'
  return `${head}\nexport const routes = {\n${lines.join('\n')}\n} as const\n`
}

function reference(): string {
  const unreached = operations.filter(({ operationId }) => !calls[operationId])
  if (unreached.length > 0) {
    const names = unreached.map(({ operationId }) => operationId).join(', ')
    throw new Error(`the client has no method for: ${names} (scripts/documents/client-calls.ts)`)
  }
  const entries = operations.map(({ operationId, method, path }) => [
    operationId,
    { method, path, call: calls[operationId] },
  ])
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}

const made: Readonly<Record<string, () => string>> = {
  'src/client/types.gen.ts': types,
  'src/client/routes.gen.ts': routes,
  'operations.json': reference,
}
for (const [name, make] of Object.entries(made)) {
  const file = new URL(name, folder)
  const content = make()
  if (!process.argv.includes('--check')) writeFileSync(file, content)
  else if (readFileSync(file, 'utf8') !== content) {
    console.error(`packages/neuromem/${name} is not what the document says: run npm run docs:openapi`)
    process.exitCode = 1
  }
}
