import type { Me } from 'neuromem'
import { useSession } from './credential.ts'

/** Whoever is signed in; screens are shown to nobody else. */
export function useMe(): Me {
  const session = useSession()
  if (session.phase !== 'in') throw new Error('Nobody is signed in')
  return session.me
}

/** Whether the credential allows it: what it does not allow is not there. */
export const useMay = (scope: Me['scopes'][number]): boolean => useMe().scopes.includes(scope)

/** Which door the credential opens. */
export const doorOf = ({ kind }: Me): 'operator' | 'tenant' | 'person' =>
  kind === 'admin' ? 'operator' : kind === 'key' ? 'tenant' : 'person'
