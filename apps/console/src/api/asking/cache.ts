import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { NeuromemError } from 'neuromem'
import { signOut } from '../../session/credential.ts'

/** A credential that is refused in the middle of work leads back to the door; the address stays. */
const onError = (error: Error) => {
  if (NeuromemError.is(error, 'unauthorized')) signOut(error)
}

/** What has been read. The client sends again by itself where that can help, so nothing is retried here. */
export const cache = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
})
