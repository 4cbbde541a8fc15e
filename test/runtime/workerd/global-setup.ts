import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../../../db/local/embedded/embedded.ts'
import { WRITTEN_DIMENSIONS } from '../../../db/schema/columns.ts'
import { buildForDeployment } from '../../../scripts/worker.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the Worker's driver finds the local Neon endpoint. */
    neonEndpoint: string
  }
}

/** The Worker's bundle, and the embedded database on a port, as `npm run db:local` serves it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildForDeployment()
  const database = await openEmbedded({ directory: 'memory://', dimensions: WRITTEN_DIMENSIONS, port: 0 })
  project.provide('neonEndpoint', database.sql)
  return () => database.close()
}
