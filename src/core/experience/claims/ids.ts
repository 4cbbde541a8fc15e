import { CoreError } from '../../errors.ts'
import { idOf } from '../../text/hash.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u
const PREFIX = 'mem:'

/** How an item is cited. */
export const citation = (id: string): string => `${PREFIX}${id}`

/** The uuid of an item's id, given with or without `mem:`; null for what is no id. */
export function itemUuid(id: string): string | null {
  const bare = id.trim().toLowerCase()
  const uuid = bare.startsWith(PREFIX) ? bare.slice(PREFIX.length) : bare
  return UUID.test(uuid) ? uuid : null
}

/** @throws CoreError `not_found` for what is no id */
export function expectItemUuid(id: string): string {
  const uuid = itemUuid(id)
  if (!uuid) throw itemNotFound(id)
  return uuid
}

/** @throws CoreError `not_found` for what is no uuid */
export function expectUuid(id: string, what: string): string {
  if (!UUID.test(id.toLowerCase()))
    throw new CoreError('not_found', `There is no ${what} ${id.slice(0, 80)}.`)
  return id.toLowerCase()
}

export const itemNotFound = (id: string): CoreError =>
  new CoreError('not_found', `There is no item ${id.slice(0, 80)}.`)

/** `run_id` is unique in a tenant: its row's id is made of the two. */
export const runRowId = (tenantId: string, runId: string): string => idOf('experience_run', tenantId, runId)

/** One run, one delta. */
export const deltaId = (tenantId: string, runId: string): string => idOf('experience_delta', tenantId, runId)

/** The n-th item that the learning from a run adds. */
export const addedItemId = (tenantId: string, runId: string, place: number): string =>
  idOf('experience_item', tenantId, runId, place)
