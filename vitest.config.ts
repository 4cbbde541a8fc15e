import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { ADMIN_TOKEN, JWT_SECRET } from './test/runtime/smoke-secrets.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/runtime/workerd/**'],
          globalSetup: ['test/support/global-setup.ts'],
          pool: 'forks',
          // Every worker has an embedded Postgres of its own; files share it and keep apart by their tenants.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        plugins: [
          cloudflareTest(({ inject }) => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { NEON_ENDPOINT: inject('neonEndpoint'), ADMIN_TOKEN, JWT_SECRET, LOG_LEVEL: 'silent' } },
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
