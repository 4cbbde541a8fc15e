import { CoreError } from '../../src/core/errors.ts'
import { ExternalId } from '../../src/core/text/strings.ts'
import type { Caller } from '../middleware/callers/callers.ts'

export const toolsets = ['memory', 'graph', 'experience', 'story'] as const
export type Toolset = (typeof toolsets)[number]

/**
 * Whose memory a connection is about, and which tools it has. The address and the credentials say it, no
 * argument.
 */
export interface Place {
  readonly toolsets: readonly Toolset[]
  /** No tool that writes. */
  readonly readonly: boolean
  readonly user_id: string | null
  readonly bank: string | null
  readonly project_id: string | null
}

type Parameters = Readonly<Record<string, string | undefined>>
type Query = Readonly<Record<string, string | readonly string[]>>

const OF_A_PERSON = ['memory', 'graph'] as const

/**
 * Where a caller is by the parameters of the path and the query.
 * @throws CoreError `forbidden` for who may not be there, `invalid` and `unknown_field` for the query
 */
export function placeOf(path: Parameters, query: Query, caller: Pick<Caller, 'user_id'>): Place {
  const { tools, readonly = '0', ...others } = query
  const [other] = Object.keys(others)
  if (other !== undefined) throw new CoreError('unknown_field', `${other}: only tools and readonly are known`)
  if (readonly !== '0' && readonly !== '1') throw new CoreError('invalid', 'readonly: 1, or left out')
  const shared = { readonly: readonly === '1', user_id: null, bank: null, project_id: null }
  if (path.bank !== undefined || path.project_id !== undefined) {
    if (caller.user_id !== null) throw new CoreError('forbidden', 'Only a key of the tenant can be here.')
    if (tools !== undefined) throw new CoreError('invalid', 'tools: there is one toolset here')
    return path.bank === undefined
      ? { ...shared, toolsets: ['story'], project_id: named(path.project_id) }
      : { ...shared, toolsets: ['experience'], bank: named(path.bank) }
  }
  return { ...shared, toolsets: toolsetsOf(tools), user_id: personOf(path.user_id, caller) }
}

function personOf(given: string | undefined, { user_id }: Pick<Caller, 'user_id'>): string {
  if (given === undefined) {
    if (user_id !== null) return user_id
    throw new CoreError('forbidden', 'A key of the tenant names the person: /mcp/users/{user_id}.')
  }
  const person = named(given)
  if (user_id !== null && user_id !== person)
    throw new CoreError('forbidden', 'These credentials can touch their own user only.')
  return person
}

function named(given: string | undefined): string {
  const parsed = ExternalId.safeParse(given)
  if (!parsed.success) throw new CoreError('invalid', 'The name in the address has 1 to 256 characters.')
  return parsed.data
}

function toolsetsOf(given: Query[string] | undefined): readonly Toolset[] {
  if (given === undefined) return ['memory']
  const wanted = typeof given === 'string' ? given.split(',') : []
  const known = OF_A_PERSON.filter((toolset) => wanted.includes(toolset))
  if (wanted.length === 0 || wanted.some((name) => !known.some((toolset) => toolset === name)))
    throw new CoreError('invalid', `tools: a comma list of ${OF_A_PERSON.join(', ')}`)
  return known
}
