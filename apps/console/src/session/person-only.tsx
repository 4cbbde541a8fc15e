import type { ReactNode } from 'react'
import { NotFound } from '../shell/not-found.tsx'
import { doorOf, useMe } from './me.ts'

/** A page of one person: whoever is none finds nothing here. */
export function PersonOnly({ children }: { children: ReactNode }) {
  return doorOf(useMe()) === 'person' ? children : <NotFound />
}
