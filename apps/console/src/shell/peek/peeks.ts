import { type ComponentType, lazy } from 'react'

/** What the peek can show, by the word before the id. */
export const peeks: Readonly<Record<string, ComponentType<{ id: string }>>> = {
  memory: lazy(() => import('../../screens/memory/peek.tsx')),
  session: lazy(() => import('../../screens/session/peek.tsx')),
  job: lazy(() => import('../../screens/jobs/peek.tsx')),
  trait: lazy(() => import('../../screens/trait/peek.tsx')),
  run: lazy(() => import('../../screens/run/peek.tsx')),
  item: lazy(() => import('../../screens/item/peek.tsx')),
  claim: lazy(() => import('../../screens/bank/claims/claim-peek.tsx')),
  user: lazy(() => import('../../screens/users/peek.tsx')),
}
