import { useQuery } from '@tanstack/react-query'
import type { ReviewItem } from 'neuromem'
import { reviewQuery } from '../../api/review.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answer.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Region } from '../../parts/region.tsx'
import { Amount, Moment, Said, Word } from '../../parts/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { PeekLink } from '../../shell/peek-link.tsx'
import { WhereFrom } from '../memory/where-from.tsx'

const FIRST = 3

/** What only a person can settle. */
export function Waiting({ user }: { user: string }) {
  const t = useMessages()
  const review = useQuery(reviewQuery(user))
  const count = review.data && <Amount field="count" value={review.data.items.length} />
  return (
    <Region title={t.overview.waiting} aside={count}>
      <Answer of={review}>
        {({ items }) => (
          <>
            {items.length === 0 && <Empty>{t.overview.waitingEmpty}</Empty>}
            <ul className="list">
              {items.slice(0, FIRST).map((item) => (
                <Waits key={`${item.kind} ${item.memory.id}`} user={user} item={item} />
              ))}
            </ul>
            <p className="space">
              <Link to={paths.review(user)} className="button button-plain">
                {t.nav.review}
              </Link>
            </p>
          </>
        )}
      </Answer>
    </Region>
  )
}

/** What waits, how well it is known and where it was said. */
function Waits({ user, item: { kind, memory, since } }: { user: string; item: ReviewItem }) {
  return (
    <li data-id={memory.id}>
      <PeekLink kind="memory" id={memory.id} to={paths.memory(user, memory.id)}>
        <Said field="content" value={memory.content} />
      </PeekLink>
      <p className="row small soft">
        <Word field="kind" value={kind} className="tag tag-warn" />
        <Word field="evidence_level" value={memory.evidence_level} />
        <WhereFrom memory={memory} />
        <Moment field="since" value={since} />
      </p>
    </li>
  )
}
