import { useQuery } from '@tanstack/react-query'
import { NeuromemError } from 'neuromem'
import { itemQuery } from '../../api/experience.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Link } from '../../place/link.tsx'
import type { Params } from '../../place/params.ts'
import { paths } from '../../place/paths.ts'
import { NotFound } from '../../shell/not-found.tsx'
import { BankScreen } from '../bank/frame.tsx'
import { ItemDetail } from './detail.tsx'

/** An item as it stands, its claims, and what happened to it. */
export default function Item({ params: { bank, id } }: { params: Params }) {
  const t = useMessages()
  const item = useQuery(itemQuery(id))
  const isMissing = NeuromemError.is(item.error) && [404, 422].includes(item.error.status)
  if (isMissing || (item.data && item.data.bank !== bank)) return <NotFound />
  const aside = (
    <Link to={paths.bank(bank)} isCurrent={false}>
      {bank}
    </Link>
  )
  return (
    <BankScreen bank={bank} title={t.nav.item} aside={aside}>
      <Answer of={item}>{(one) => <ItemDetail item={one} />}</Answer>
    </BankScreen>
  )
}
