import type { ComponentType } from 'react'
import type { Params } from '../../place/params.ts'
import { NotFound } from '../../shell/not-found.tsx'
import { Changes } from './changes.tsx'
import { Claims } from './claims/claims.tsx'
import { BankScreen, LISTS } from './frame.tsx'
import { Items } from './items.tsx'
import { Molecules } from './molecules.tsx'
import { Runs } from './runs.tsx'

const lists: Readonly<Record<(typeof LISTS)[number], ComponentType<{ bank: string }>>> = {
  items: Items,
  claims: Claims,
  runs: Runs,
  deltas: Changes,
  molecules: Molecules,
}

/** One bank: its items, claims, runs, changes and molecules. */
export default function Bank({ params: { bank, list } }: { params: Params }) {
  const name = LISTS.find((one) => one === list)
  if (!name) return <NotFound />
  const List = lists[name]
  return (
    <BankScreen bank={bank} title={bank}>
      <List bank={bank} />
    </BankScreen>
  )
}
