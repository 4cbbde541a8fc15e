import { useMessages } from '../../../i18n/language.ts'
import type { ClaimChange } from '../written.ts'

/** What became of a claim, in words: new, gone, counted, another status, other words. */
export function ClaimChanged({ change: { is, moves, isReworded } }: { change: ClaimChange }) {
  const t = useMessages()
  const { became } = t.experience
  return (
    <>
      {is === 'new' && <span className="tag tag-good">{became.added}</span>}
      {is === 'gone' && <span className="tag tag-bad">{became.gone}</span>}
      {moves.map(({ of, before, after }) => (
        <span key={of} className={of === 'status' ? 'tag tag-accent' : 'tag'}>
          {of === 'status' ? '' : `${t.experience[of]} `}
          {t.values[before] ?? before} → {t.values[after] ?? after}
        </span>
      ))}
      {isReworded && <span className="tag">{became.reworded}</span>}
    </>
  )
}
