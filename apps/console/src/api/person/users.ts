import { queryOptions } from '@tanstack/react-query'
import { nm } from '../../session/credential.ts'
import { after, pagesQuery } from '../asking/pages.ts'

const PAGE = 100

/** @param query what the ids begin with */
export const usersQuery = (query: string) =>
  pagesQuery(['users', 'list', query], (cursor, call) =>
    nm().users.list({ limit: PAGE, ...(query && { query }), ...after(cursor) }, call),
  )

export const userQuery = (user: string) =>
  queryOptions({ queryKey: ['users', user, 'one'], queryFn: ({ signal }) => nm().user(user).get({ signal }) })

export const profileQuery = (user: string) =>
  queryOptions({
    queryKey: ['users', user, 'profile'],
    queryFn: ({ signal }) => nm().user(user).profile({ tokenBudget: 400 }, { signal }),
  })

export const dueForReflectionQuery = (user: string) =>
  queryOptions({
    queryKey: ['users', user, 'should-reflect'],
    queryFn: ({ signal }) => nm().user(user).shouldReflect({ signal }),
  })

export const affinityQuery = (user: string) =>
  queryOptions({
    queryKey: ['users', user, 'affinity'],
    queryFn: ({ signal }) => nm().user(user).affinity({ signal }),
  })

export const affinityHistoryQuery = (user: string) =>
  queryOptions({
    queryKey: ['users', user, 'affinity-history'],
    queryFn: ({ signal }) => nm().user(user).affinityHistory({ limit: 200 }, { signal }).page(),
  })

export const cyclesQuery = (user: string, limit: number) =>
  queryOptions({
    queryKey: ['users', user, 'cycles', limit],
    queryFn: ({ signal }) => nm().user(user).cycles({ limit }, { signal }).page(),
  })

export const traitsQuery = (user: string) =>
  queryOptions({
    queryKey: ['users', user, 'traits'],
    queryFn: ({ signal }) => nm().user(user).traits({ min_stage: 'trend' }, { signal }),
  })

export const statsQuery = () =>
  queryOptions({ queryKey: ['stats'], queryFn: ({ signal }) => nm().stats({ signal }) })

export const tenantsQuery = () =>
  pagesQuery(['tenants'], (cursor, call) => nm().admin.tenants.list({ limit: PAGE, ...after(cursor) }, call))
