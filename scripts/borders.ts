import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Which folder may import which: the arrows of docs/design/architecture.md as data. `biome.borders.json`,
 * which the linter reads, is written from it (`npm run borders`, checked by `npm run verify`), and a test
 * follows every import of every file by it, imports of types included.
 */
export interface Border {
  readonly folder: string
  /** Folders (with all below them) and single files; a folder may always import itself. */
  readonly may: readonly string[]
  /** Groups of packages that nobody else may import. */
  readonly packages?: readonly (keyof typeof guarded)[]
}

/** Packages that are not for everybody. Whatever stands in no group is. */
export const guarded = {
  mcp: ['@modelcontextprotocol/**'],
  http: ['hono', 'hono/**', '@hono/**'],
  models: ['ai', 'ai/**', '@ai-sdk/**'],
  queue: ['@upstash/**'],
  neon: ['@neondatabase/**', 'drizzle-orm/neon-http'],
  postgres: ['pg', '@electric-sql/**', 'drizzle-orm/pglite', 'drizzle-orm/node-postgres'],
  platform: ['node:*', 'cloudflare:*'],
  sql: ['drizzle-orm', 'drizzle-orm/**'],
  react: ['react', 'react/**', 'react-dom', 'react-dom/**'],
} as const

const top = ['context', 'doors', 'errors', 'outcome', 'ports'].map((name) => `src/core/${name}.ts`)
const core = (...names: readonly string[]): string[] => names.map((name) => `src/core/${name}`)
/** What every domain stands on: the tops of the core, its leaves, and the tables. */
const ground = [...top, ...core('tenancy', 'text', 'models', 'search', 'affinity'), 'db', 'prompts']
const served = ['functions/http', 'functions/middleware', 'functions/composition/context.ts']
const inside = (name: string): string => `functions/${name}`
const tops = ['operation', 'operations', 'services', 'env', 'problems', 'headers', 'version', 'examples']
const entries = tops.map((name) => inside(`${name}.ts`))

export const borders: readonly Border[] = [
  { folder: 'prompts', may: [] },
  { folder: 'db/schema', may: [] },
  {
    folder: 'db',
    may: ['db/schema', 'db/local/engine.ts'],
    packages: ['neon', 'platform'],
  },
  { folder: 'db/local', may: ['db'], packages: ['neon', 'postgres', 'platform'] },

  { folder: 'src/core', may: [...core('models', 'tenancy'), 'db', 'prompts'] },
  { folder: 'src/core/text', may: core('errors.ts') },
  { folder: 'src/core/tenancy', may: [...top, ...core('text'), 'db'] },
  { folder: 'src/core/models', may: [...top, ...core('text', 'tenancy'), 'db', 'prompts'] },
  { folder: 'src/core/rules', may: [...top, ...core('text', 'affinity'), 'prompts'] },
  { folder: 'src/core/search', may: [...top, ...core('text', 'tenancy'), 'db'] },
  { folder: 'src/core/affinity', may: [...top, ...core('text', 'tenancy'), 'db'] },
  { folder: 'src/core/graph', may: [...ground, ...core('memories')] },
  { folder: 'src/core/memories', may: ground },
  { folder: 'src/core/traits', may: [...ground, ...core('memories', 'graph')] },
  { folder: 'src/core/reflection', may: [...ground, ...core('memories', 'graph', 'traits', 'recall')] },
  { folder: 'src/core/trust', may: [...ground, ...core('memories', 'graph', 'traits', 'reflection')] },
  { folder: 'src/core/recall', may: [...ground, ...core('memories', 'graph', 'traits')] },
  {
    folder: 'src/core/forgetting',
    may: [...ground, ...core('memories', 'graph', 'reflection', 'recall')],
  },
  {
    folder: 'src/core/ingest',
    may: [...ground, ...core('memories', 'graph', 'traits', 'reflection', 'forgetting')],
  },
  { folder: 'src/core/companion', may: [...ground, ...core('memories', 'graph', 'recall', 'ingest')] },
  { folder: 'src/core/experience', may: [...ground, ...core('forgetting')] },
  { folder: 'src/core/story', may: [...ground, ...core('forgetting')] },
  {
    folder: 'src/core/portability',
    may: [...ground, ...core('memories', 'graph', 'traits', 'ingest', 'forgetting')],
  },
  { folder: 'src/core/operations', may: [...ground] },
  { folder: 'src/core/webhooks', may: ground },

  {
    folder: 'functions',
    may: [
      ...['http', 'middleware', 'routes', 'mcp', 'admin', 'internal', 'composition', 'work'].map(inside),
      'src/core',
      'db',
      'package.json',
    ],
    packages: ['http', 'platform'],
  },
  {
    folder: 'functions/http',
    may: [...entries, ...served, 'src/core', 'db/database.ts'],
    packages: ['http'],
  },
  {
    folder: 'functions/middleware',
    may: [...entries, ...served, 'functions/work/messages.ts', 'src/core', 'db'],
    packages: ['http', 'queue'],
  },
  {
    folder: 'functions/routes',
    may: [...entries, ...served, 'functions/composition/readiness.ts', 'src/core'],
    packages: ['http'],
  },
  {
    folder: 'functions/mcp',
    may: [...entries, ...served, 'src/core', 'db/database.ts'],
    packages: ['http', 'mcp'],
  },
  { folder: 'functions/admin', may: [...entries, ...served, 'src/core'], packages: ['http'] },
  {
    folder: 'functions/internal',
    may: [...entries, ...served, 'functions/work', 'src/core'],
    packages: ['http'],
  },
  {
    folder: 'functions/adapters',
    may: [...entries, 'functions/work', ...top, ...core('models', 'webhooks/sending')],
    packages: ['models', 'queue', 'http'],
  },
  {
    folder: 'functions/adapters/node',
    may: [...top, ...core('models', 'text', 'webhooks/sending'), 'prompts'],
    packages: ['platform'],
  },
  { folder: 'functions/work', may: [...entries, ...served, 'functions/composition', 'src/core'] },
  {
    folder: 'functions/composition',
    may: ['functions', 'src/core', 'db'],
    packages: ['http', 'platform', 'queue'],
  },
  {
    folder: 'functions/composition/node',
    may: [
      ...['functions/composition', 'functions/adapters/node'],
      ...['services', 'env', 'problems', 'headers'].map((name) => inside(`${name}.ts`)),
      'src/core',
      'db',
    ],
    packages: ['http', 'platform'],
  },
  { folder: 'functions/commands', may: ['functions', 'src/core', 'db'], packages: ['platform'] },

  { folder: 'packages/neuromem/src/client', may: [] },
  { folder: 'packages/neuromem/src/ai', may: ['packages/neuromem/src/client'], packages: ['models'] },
  { folder: 'packages/neuromem/src/react', may: ['packages/neuromem/src/client'], packages: ['react'] },
  { folder: 'packages/neuromem/src/import', may: ['packages/neuromem/src/client'] },
  {
    folder: 'packages/neuromem/src/cli',
    may: ['packages/neuromem/src/client', 'packages/neuromem/src/import'],
    packages: ['platform'],
  },
  { folder: 'apps/console', may: [], packages: ['react', 'platform'] },
]

/**
 * Only these may hold a database of their own, or put adapters together: a Worker would carry Postgres in its
 * bundle.
 */
export const closed: Readonly<Record<string, readonly string[]>> = {
  'db/local': ['db', 'functions/composition/node', 'functions/commands'],
  'functions/adapters': ['functions/composition', 'functions/composition/node'],
  'functions/commands': [],
}

const isWithin = (file: string, place: string): boolean => file === place || file.startsWith(`${place}/`)

/** The border that a file stands behind: that of the deepest folder. */
export function borderOf(file: string): Border | undefined {
  const found = borders.filter(({ folder }) => isWithin(file, folder))
  return found.sort((left, right) => right.folder.length - left.folder.length)[0]
}

/** Whether one file of ours may import another. */
export function mayImport(file: string, imported: string): boolean {
  const border = borderOf(file)
  if (!border) return true
  const doors = Object.entries(closed).find(([place]) => isWithin(imported, place))
  if (doors && borderOf(imported) !== border && !doors[1].includes(border.folder)) return false
  const home = borderOf(imported)
  return home === border || border.may.some((place) => isWithin(imported, place))
}

/**
 * The groups of packages open to a folder: SQL is written in the core and beside the schema, nowhere else.
 */
const openTo = ({ folder, packages = [] }: Border): readonly string[] =>
  isWithin(folder, 'src/core') || isWithin(folder, 'db') ? [...packages, 'sql'] : packages

/** Whether a file may import a package. */
export function mayUse(file: string, name: string): boolean {
  const border = borderOf(file)
  if (!border) return true
  const allowed = openTo(border)
  return Object.entries(guarded).every(
    ([group, patterns]) => allowed.includes(group) || !patterns.some((pattern) => matches(pattern, name)),
  )
}

const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.replace(/\*+$/, '')) : name === pattern

const isWorkspace = (folder: string): boolean => isWithin(folder, 'apps')

/**
 * What the linter is told: it sees only the words of an import, so it refuses whole folders by the end of
 * their path.
 */
function lintRule(border: Border) {
  const { folder, may } = border
  const refused = Object.entries(guarded)
    .filter(([group]) => !openTo(border).includes(group))
    .flatMap(([, patterns]) => patterns)
  const foreign = borders
    .filter(
      (other) =>
        other.folder !== folder && !isWithin(other.folder, folder) && !isWithin(folder, other.folder),
    )
    .filter((other) => !may.some((place) => isWithin(place, other.folder) || isWithin(other.folder, place)))
    .map(({ folder: name }) => name)
    .concat(
      Object.keys(closed).filter((place) => !isWithin(folder, place) && !closed[place]?.includes(folder)),
    )
    // Beside each other they are named by their last words; a workspace has folders of its own by these
    // names.
    .map((name) => (isWorkspace(folder) ? name : name.replace(/^src\/core\/|^functions\/(?=.)/, '')))
    .map((name) => `**/${name}/**`)
  const patterns = [
    { group: refused, message: `${folder} does not use these packages (scripts/borders.ts).` },
    { group: [...foreign, '**/test/**'], message: `${folder} does not import these (scripts/borders.ts).` },
  ]
  return {
    includes: [`${folder}/**`],
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
  }
}

/** The part of the linter's configuration that is made from the borders; the outer folders come first. */
const lintRules = (): object => ({
  overrides: [...borders].sort((left, right) => left.folder.length - right.folder.length).map(lintRule),
})

if (import.meta.main) {
  const file = new URL('../biome.borders.json', import.meta.url)
  const text = `${JSON.stringify(lintRules())}\n`
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    console.error('biome.borders.json is not what scripts/borders.ts says: run npm run borders')
    process.exitCode = 1
  }
}
