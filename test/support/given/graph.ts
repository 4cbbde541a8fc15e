import { type SQL, sql } from 'drizzle-orm'
import { entities, entity_aliases, memories, relations } from '../../../db/schema/index.ts'
import { insertRows, type Statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import { subjectId, upsertSubject, userSubject } from '../../../src/core/tenancy/records/subjects.ts'
import { contentHash, idOf } from '../../../src/core/text/hash.ts'
import { normalise } from '../../../src/core/text/normalise.ts'
import { toLexemes } from '../../../src/core/text/tokens.ts'

export type GivenRelation = readonly [
  subject: string,
  predicate: string,
  object: string,
  more?: {
    readonly weight?: number
    readonly invalid_at?: Date
    /** The content of the memory that it comes from. */
    readonly from?: string
  },
]

export interface GivenGraph {
  readonly relations: readonly GivenRelation[]
  readonly aliases?: Readonly<Record<string, readonly string[]>>
  /** The name of the user's own node. */
  readonly user?: string
  readonly memories?: readonly GivenMemory[]
}

export interface GivenMemory {
  readonly content: string
  /** A fact unless told. */
  readonly memory_type?: string
  readonly valence?: number
  readonly pending?: boolean
  readonly created_at?: Date
  readonly expires_at?: Date
}

export const memoryId = (content: string): string => idOf('memory', content)

/** Writes memories, entities and relations of a user as extraction would leave them. */
export async function givenGraph(
  ctx: Pick<Context, 'db' | 'clock' | 'embedder'>,
  user_id: string,
  graph: GivenGraph,
): Promise<void> {
  const now = ctx.clock.now()
  const ref = userSubject(user_id)
  const fixed = { tenant_id: sql`(SELECT neuromem_tenant())`, subject_id: subjectId(ref) }
  const names = [...new Set(graph.relations.flatMap(([subject, , object]) => [subject, object]))]
  const held = [
    ...(graph.memories ?? []),
    ...graph.relations.flatMap(([, , , more]) => (more?.from ? [{ content: more.from }] : [])),
  ]
  const contents = new Map<string, GivenMemory>(
    held.map((memory) => [memory.content, memory]).reverse() as [string, GivenMemory][],
  )
  const { vectors } = await ctx.embedder.embed([...contents.keys()])
  const rows = [...contents.values()].map((memory, place) => ({
    id: memoryId(memory.content),
    memory_type: memory.memory_type ?? 'fact',
    content: memory.content,
    content_hash: contentHash(memory.content),
    embedding: vectors[place],
    embedding_model: ctx.embedder.model,
    ...toLexemes(memory.content),
    created_at: memory.created_at ?? now,
    updated_at: now,
    version: 1,
    importance: 5,
    valence: memory.valence ?? null,
    requires_confirmation: memory.pending ?? false,
    user_triggered_save: false,
    forget_policy: 'permanent',
    ttl_seconds: 0,
    expires_at: memory.expires_at ?? null,
    metadata: {},
  }))
  const statements: Statement[] = [upsertSubject(ref, now)]
  if (rows.length > 0) statements.push(insertRows(memories, rows, { fixed }))
  if (names.length > 0) statements.push(...graphRows(graph, names, fixed, now))
  await ctx.db.batch(statements)
}

function graphRows(
  graph: GivenGraph,
  names: readonly string[],
  fixed: Readonly<Record<string, SQL>>,
  now: Date,
): Statement[] {
  const id = (name: string) => idOf('entity', name)
  const ways = names.flatMap((name) =>
    [name, ...(graph.aliases?.[name] ?? [])].map((alias) => ({ name, alias })),
  )
  return [
    insertRows(
      entities,
      names.map((name) => ({
        id: id(name),
        type: name === graph.user ? 'user' : 'person',
        name,
        norm: normalise(name),
        created_at: now,
      })),
      { fixed },
    ),
    insertRows(
      entity_aliases,
      ways.map(({ name, alias }) => ({
        norm: normalise(alias),
        entity_id: id(name),
        alias,
        created_at: now,
      })),
      { fixed },
    ),
    insertRows(
      relations,
      graph.relations.map(([subject, predicate, object, more], place) => ({
        id: idOf('relation', place, subject, predicate, object),
        subject_entity_id: id(subject),
        predicate,
        object_entity_id: id(object),
        weight: more?.weight ?? 0.5,
        support_count: 1,
        invalid_at: more?.invalid_at ?? null,
        source_memory_id: more?.from ? memoryId(more.from) : null,
        created_at: now,
        updated_at: now,
      })),
      { fixed },
    ),
  ]
}
