import { type NodeDraft, nodeNorm } from '../../graph/writing/nodes.ts'
import { canonicalPredicate } from '../../graph/writing/predicates.ts'
import type { RelationDraft } from '../../graph/writing/relation-items.ts'
import { normalise } from '../../text/normalise.ts'
import type { Candidate } from './plan.ts'
import type { BatchItem } from './schemas.ts'

type End = NonNullable<BatchItem['relation']>['subject']

/** An item's relation as an edge: its two nodes, and the draft. */
export interface Edge {
  readonly nodes: readonly NodeDraft[]
  readonly relation: RelationDraft
  readonly ended_at: Date | null
  readonly memory_id: string
}

const SELF = new Set(['user', '用户'])

/**
 * The edge that an item's relation makes; null for a predicate that stays unknown, and for a relation of
 * something with itself.
 * @param userNames the names of the user's own node, normalised
 */
export function edgeOf(candidate: Candidate, userNames: ReadonlySet<string>, now: Date): Edge | null {
  const { item, id, content_hash, ended_at } = candidate
  const predicate = item.relation && canonicalPredicate(item.relation.predicate)
  if (!item.relation || !predicate) return null
  const [from, to] = [item.relation.subject, item.relation.object].map((end) => nodeOf(end, userNames))
  const [subject, object] = [nodeNorm(from!), nodeNorm(to!)]
  if (subject === '' || object === '' || subject === object) return null
  const since = item.valid_at ? new Date(item.valid_at) : now
  return {
    nodes: [from!, to!],
    relation: {
      subject,
      predicate,
      object,
      valid_at: since,
      stated_at: since,
      fact: { memory_type: item.memory_type, content_hash },
      // Each memory says it for the first time.
      turn_ids: [id],
    },
    ended_at,
    memory_id: id,
  }
}

function nodeOf({ name, type }: End, userNames: ReadonlySet<string>): NodeDraft {
  const norm = normalise(name)
  const isUser = type === undefined && (SELF.has(norm) || userNames.has(norm))
  return { name: name.trim(), type: isUser ? 'user' : (type ?? 'thing'), aliases: [] }
}
