import { useQuery } from '@tanstack/react-query'
import { NeuromemError } from 'neuromem'
import { runQuery } from '../../api/experience.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import type { Params } from '../../place/params.ts'
import { NotFound } from '../../shell/not-found.tsx'
import { BankScreen } from '../bank/frame.tsx'
import { RunDetail } from './detail.tsx'

/** What was tried, what came of it, what was learned; and whether a modifier is what it is meant to be. */
export default function Run({ params: { bank, run } }: { params: Params }) {
  const t = useMessages()
  const found = useQuery(runQuery(bank, run))
  const isMissing = NeuromemError.is(found.error) && [404, 422].includes(found.error.status)
  if (isMissing || (found.data && found.data.bank !== bank)) return <NotFound />
  return (
    <BankScreen bank={bank} title={t.nav.run}>
      <Answer of={found}>{(one) => <RunDetail run={one} />}</Answer>
    </BankScreen>
  )
}
