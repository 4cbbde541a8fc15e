import type { operations } from '../types.gen.ts'

export interface ListQuery {
  /** Of a page, 1 to 200. */
  limit?: number
  cursor?: string
}

export type QueryOf<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>
