import { onceEach } from '../../text/lazily.ts'
import { normalise } from '../../text/normalise.ts'
import type { RelationItem } from './criticise.ts'
import type { SaidItem } from './said.ts'

const isFact = ({ memory_type }: SaidItem): boolean => memory_type === 'fact'
const contentOf = onceEach(({ content }: SaidItem) => normalise(content))

/**
 * The fact with the same sources (of several the one that names the object), else the first that shares a
 * source; where only an episode says it, that one.
 */
export function factOf({ sources, object }: RelationItem, said: readonly SaidItem[]): SaidItem | undefined {
  const ids = new Set(sources.map(({ turn_id }) => turn_id))
  const sharing = said.filter((item) => item.sources.some(({ turn_id }) => ids.has(turn_id)))
  const same = sharing.filter(
    (item) => item.sources.length === ids.size && item.sources.every(({ turn_id }) => ids.has(turn_id)),
  )
  const name = normalise(object.name)
  const named = same.filter((item) => contentOf(item).includes(name))
  return named.find(isFact) ?? same.find(isFact) ?? sharing.find(isFact) ?? named[0]
}
