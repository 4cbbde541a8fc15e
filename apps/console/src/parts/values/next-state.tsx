import type { Affinity } from 'neuromem'
import { useMessages } from '../../i18n/language.ts'
import { Amount } from './shown.tsx'

/** How many messages it is to the next state of a relationship; null at the last. */
export function NextState({ of: next }: { of: Affinity['next_state'] }) {
  const t = useMessages()
  if (!next) return t.overview.most
  return (
    <Amount field="next_state.messages_needed" value={next.messages_needed}>
      {t.overview.toNext(next.messages_needed, t.values[next.state] ?? next.state)}
    </Amount>
  )
}
