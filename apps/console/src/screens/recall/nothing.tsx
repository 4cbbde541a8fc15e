import { useQuery } from '@tanstack/react-query'
import { type Asked, type Found, recallQuery } from '../../api/person/recall.ts'
import { useFormat } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.ts'
import { Amount, Said } from '../../parts/values/shown.tsx'

interface Properties {
  readonly user: string
  readonly asked: Asked
  readonly answer: Found
}

/** That nothing was found, and by how much the best candidate is under the floor that was asked for. */
export function Nothing({ user, asked: { min_score: floor, ...asked }, answer }: Properties) {
  const t = useMessages()
  const { number } = useFormat()
  const { data, isLoading } = useQuery({
    ...recallQuery(user, { ...asked, limit: 1 }),
    enabled: floor != null,
  })
  const isNarrow = Boolean(asked.types || asked.sources || asked.as_of)
  const best = data?.answer.results[0]
  const isUnder = floor != null && best !== undefined && best.score < floor
  return (
    <>
      <p>{t.recall.nothing}</p>
      {isUnder && (
        <p className="soft" data-id={best.id}>
          {t.recall.under(number(floor), (floor - best.score).toFixed(3))}{' '}
          <Amount field="score" value={best.score}>
            {best.score.toFixed(3)}
          </Amount>{' '}
          <Said field="memory.content" value={best.memory?.content} />
          <Said field="turn.text" value={best.turn?.text} />
        </p>
      )}
      {!isUnder && !isLoading && !isNarrow && answer.query && (
        <p className="soft">{t.recall.floorOfMeaning(number(answer.query.cosine_floor))}</p>
      )}
    </>
  )
}
