import { fileURLToPath } from 'node:url'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { ADMIN_TOKEN, JWT_SECRET } from './test/runtime/smoke-secrets.ts'

/** What the planner chooses depends on what else is in the table, so these have a database to themselves. */
const PLANS = 'test/core/search/plans.test.ts'

const node = {
  environment: 'node',
  globalSetup: ['test/support/global-setup.ts'],
  pool: 'forks' as const,
  maxWorkers: 2,
  testTimeout: 120_000,
  hookTimeout: 240_000,
}

/** The package's sub-paths, as its sources: examples import them as everybody does. */
const sources = (path: string) =>
  fileURLToPath(new URL(`./packages/neuromem/src/${path}/index.ts`, import.meta.url))
const alias = ['ai/tools', 'ai', 'react', 'import', 'client'].map((path) => {
  const name = path === 'client' ? 'neuromem' : `neuromem/${path.replace('/', '-')}`
  return { find: new RegExp(`^${name}$`), replacement: sources(path) }
})

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          ...node,
          name: 'node',
          setupFiles: ['test/support/rule-tables.ts'],
          include: ['test/**/*.test.ts'],
          exclude: ['test/runtime/workerd/**', 'test/apps/console/**', PLANS],
          // Every worker has an embedded Postgres of its own; files share it and keep apart by their tenants.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          ...node,
          name: 'console',
          // A browser and a service of its own: alone, so that what it measures is its own.
          sequence: { groupOrder: 2 },
          include: ['test/apps/console/**/*.test.ts'],
          globalSetup: ['test/apps/console/support/global-setup.ts'],
          maxWorkers: 1,
          isolate: false,
        },
      },
      { test: { ...node, name: 'plans', include: [PLANS], isolate: true } },
      {
        plugins: [
          cloudflareTest(({ inject }) => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                NEON_ENDPOINT: inject('neonEndpoint'),
                ADMIN_TOKEN,
                JWT_SECRET,
                LOG_LEVEL: 'silent',
              },
            },
          })),
        ],
        test: {
          name: 'workerd',
          sequence: { groupOrder: 1 },
          include: ['test/runtime/workerd/*.test.ts'],
          globalSetup: ['test/runtime/workerd/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
