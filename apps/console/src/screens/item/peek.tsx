import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '../../api/experience.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { paths } from '../../place/paths.ts'
import { OpenPage } from '../../shell/peek/peek-link.tsx'
import { ItemDetail } from './detail.tsx'

export default function ItemPeek({ id }: { id: string }) {
  const item = useQuery(itemQuery(id))
  return (
    <Answer of={item}>
      {(one) => (
        <div className="stack">
          <p>
            <OpenPage to={paths.item(one.bank, one.id)} />
          </p>
          <ItemDetail item={one} />
        </div>
      )}
    </Answer>
  )
}
