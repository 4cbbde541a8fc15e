import type { ReviewItem } from 'neuromem'
import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Moment, Said, Word } from '../../parts/values/shown.tsx'
import { paths } from '../../place/paths.ts'
import { PeekLink } from '../../shell/peek/peek-link.tsx'
import { WhereFrom } from '../memory/where-from.tsx'
import { keyOf } from '../review/queue.ts'
import type { Deciding } from '../review/use-deciding.ts'
import { Words } from '../review/words.tsx'

interface Properties {
  readonly user: string
  readonly item: ReviewItem
  readonly deciding: Deciding
}

/** What waits, how well it is known and where it was said; and what one may answer. */
export function Waits({ user, item, deciding }: Properties) {
  const { kind, memory, since } = item
  const isEdited = deciding.edited === keyOf(item)
  return (
    <li data-id={memory.id}>
      <PeekLink kind="memory" id={memory.id} to={paths.memory(user, memory.id)}>
        <Said field="content" value={memory.content} />
      </PeekLink>
      <Other item={item} />
      <p className="row small soft">
        <Word field="kind" value={kind} className="tag tag-warn" />
        <Word field="evidence_level" value={memory.evidence_level} />
        <WhereFrom memory={memory} />
        <Moment field="since" value={since} />
      </p>
      {isEdited ? (
        <Words
          content={memory.content}
          onSave={(content) => deciding.decide(item, 'right', content)}
          onCancel={() => deciding.edit(undefined)}
        />
      ) : (
        <Answers item={item} deciding={deciding} />
      )}
    </li>
  )
}

/** Of two that disagree the older one. */
function Other({ item: { other } }: Pick<Properties, 'item'>) {
  const t = useMessages()
  if (!other) return null
  return (
    <p className="small">
      <span className="tag">{t.review.older}</span> <Said field="other.content" value={other.content} />
    </p>
  )
}

function Answers({ item, deciding }: Pick<Properties, 'item' | 'deciding'>) {
  const t = useMessages()
  if (!deciding.mayWrite) return null
  return (
    <p className="row answers">
      <Button onClick={() => deciding.decide(item, 'right')}>{t.review.right}</Button>
      <Button onClick={() => deciding.decide(item, 'wrong')}>{t.review.wrong}</Button>
      <Button look="quiet" onClick={() => deciding.edit(item)}>
        {t.review.edit}
      </Button>
    </p>
  )
}
