import { defineConfig } from 'vitest/config'

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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
