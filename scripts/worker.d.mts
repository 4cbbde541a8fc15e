import type { Plugin } from 'esbuild'
import type { RuleTables } from '../src/core/rules/tables.ts'
import type { KindTables } from '../src/core/text/kinds/tables.ts'

export interface WorkerBundle {
  readonly files: readonly { readonly path: string; readonly contents: Uint8Array }[]
  readonly metafile: {
    readonly outputs: Readonly<
      Record<string, { readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>> }>
    >
  }
}

/** Bundles the Worker and writes nothing. */
export function bundleOfWorker(options?: { readonly chemistry?: boolean }): Promise<WorkerBundle>
/** Bundles it into a folder, `dist/worker` unless told. */
export function buildWorker(folder?: string): Promise<Pick<WorkerBundle, 'metafile'>>
/** The tables of the rules, read out of their source. */
export function tablesOfRules(): Promise<RuleTables>
/** The words of kinds and roles, read out of their source. */
export function tablesOfKinds(): Promise<KindTables>
/** Bundles it there, and puts the OpenAPI document and the rules' tables beside the console. */
export function buildForDeployment(): Promise<void>
/** Takes out of our sources what a Worker does not need. */
export const slim: Plugin
