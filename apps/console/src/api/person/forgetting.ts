import { queryOptions } from '@tanstack/react-query'
import { nm } from '../../session/credential.ts'
import { after, pagesQuery } from '../asking/pages.ts'

export interface Rows {
  readonly [table: string]: number
}

/** What would be forgotten; only its id carries it out. */
export interface Plan {
  readonly plan_id?: string | null
  readonly expires_at?: string | null
  readonly rows: Rows
  readonly found: readonly { readonly id: string; readonly kind: 'memory' | 'turn'; readonly text: string }[]
}

export interface Receipt {
  readonly receipt: string
  readonly erased_at: string
  readonly rows: Rows
  readonly kind?: string
  readonly by?: string
  readonly restored_at?: string | null
  readonly removed_at?: string | null
}

const userPath = (user: string) => `/api/v1/users/${encodeURIComponent(user)}`

export const planToForget = (user: string, about: string) =>
  nm().request<Plan>('POST', `${userPath(user)}/forget`, { body: { about } })

/** @param ids those of the plan that are meant */
export const forget = (user: string, plan_id: string, ids: readonly string[]) =>
  nm().request<Receipt>('POST', `${userPath(user)}/forget`, { body: { plan_id, ids } })

/** What an erasure would take. */
export const erasureQuery = (user: string) =>
  queryOptions({
    queryKey: ['users', user, 'erasure'],
    queryFn: ({ signal }) =>
      nm().request<Plan>('DELETE', userPath(user), { query: { dry_run: true } }, { signal }),
  })

export const erase = (user: string) => nm().request<Receipt>('DELETE', userPath(user))

export const erasuresQuery = () =>
  pagesQuery<Receipt>(['erasures'], (cursor, call) => nm().erasures({ limit: 100, ...after(cursor) }, call))
