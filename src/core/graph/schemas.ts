import * as z from 'zod'
import { entityTypes } from '../../../db/schema/graph.ts'
import { Cursor, Limit, listOf } from '../text/cursor.ts'
import { GivenMoment } from '../text/moments.ts'
import { ExternalId, Flag, PlainText } from '../text/strings.ts'
import { predicates } from './writing/predicates.ts'

export const MAX_HOPS = 3
const Hops = z.coerce.number().int().min(1).max(MAX_HOPS).default(1)
/** What an entity is called, as a query has it. */
const EntityName = PlainText.min(1).max(256).optional()

export const Fact = z
  .strictObject({
    subject: z.string().meta({ description: 'The name that the fact is about' }),
    predicate: z
      .enum(predicates)
      .meta({ description: 'How the two are related; of a longer path the last relation' }),
    object: z.string().meta({ description: 'The name at the other end' }),
    weight: z.number().min(0).max(1).meta({ description: 'Of a path: its weakest relation' }),
    hops: z.int().min(1).max(MAX_HOPS).meta({ description: 'Relations from the entity asked about' }),
    path: z.array(z.string()).meta({ description: 'Names from the entity asked about to the end' }),
    text: z.string().meta({ description: '`A -[P]-> B`, or `[2-hop] A -[P]-> B <-[Q]- C`' }),
    source_memory_id: z.uuid().nullable().meta({ description: 'The memory that it comes from' }),
    valid_at: z.iso.datetime().nullable().meta({ description: 'Since when it is true in the world' }),
  })
  .meta({ id: 'Fact' })
export type Fact = z.infer<typeof Fact>

export const FactList = listOf(z.array(Fact).meta({ description: 'Nearer and heavier first' })).meta({
  id: 'FactList',
})
export type FactList = z.infer<typeof FactList>

export const Entity = z
  .strictObject({
    name: z.string().meta({ description: 'The name that it is shown by' }),
    type: z.enum(entityTypes).meta({ description: 'What it is' }),
    aliases: z.array(z.string()).meta({ description: 'Other names, in any language' }),
  })
  .meta({ id: 'Entity' })
export type Entity = z.infer<typeof Entity>

export const EntityList = listOf(z.array(Entity).meta({ description: 'By name' })).meta({ id: 'EntityList' })
export type EntityList = z.infer<typeof EntityList>

const User = ExternalId.meta({ description: 'The user, as the application names them' })
const Page = { limit: Limit.optional(), cursor: Cursor }

export const ListEntities = z.strictObject({ user_id: User, ...Page })
export type ListEntities = z.input<typeof ListEntities>

export const ListFacts = z.strictObject({
  user_id: User,
  entity: EntityName.meta({ description: 'A name or alias; without one, direct facts of all' }),
  hops: Hops.meta({ description: 'How many relations away a fact may be; above 1 an entity is needed' }),
  ...Page,
})
export type ListFacts = z.input<typeof ListFacts>

const Id = (description: string) => z.uuid().meta({ description })
const Moment = (description: string) => z.iso.datetime().nullable().meta({ description })

export const Subgraph = z
  .strictObject({
    center: Id('The node that the picture is drawn around').nullable(),
    nodes: z
      .array(
        z.strictObject({
          id: Id('The entity'),
          ...Entity.shape,
          degree: z.int().min(0).meta({ description: 'Relations of it that hold, shown or not' }),
        }),
      )
      .meta({ description: 'The centre first, then nearer and heavier ones' }),
    edges: z
      .array(
        z.strictObject({
          id: Id('The relation'),
          from: Id('The node of which it is said'),
          to: Id('The node at the other end'),
          predicate: z.enum(predicates).meta({ description: 'How the two are related' }),
          weight: z.number().min(0).max(1).meta({ description: 'Rises with each memory that says so' }),
          valid_at: Moment('Since when it is true in the world'),
          invalid_at: Moment('Since when it is not true any more'),
          source_memory_id: Id('The memory that it comes from').nullable(),
        }),
      )
      .meta({ description: 'All that is between these nodes, heavier first' }),
    truncated: z.boolean().meta({ description: 'Some nodes were left out' }),
  })
  .meta({ id: 'Subgraph' })
export type Subgraph = z.infer<typeof Subgraph>

const MAX_NODES = 300

export const GetSubgraph = z.strictObject({
  user_id: User,
  center: EntityName.meta({
    description: 'An entity’s id, or any of its names; the user’s own node unless given',
  }),
  hops: Hops.meta({ description: `Relations away from the centre, at most ${MAX_HOPS}` }),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_NODES)
    .default(100)
    .meta({ description: `Nodes, at most ${MAX_NODES}` }),
  as_of: GivenMoment.optional().meta({ description: 'What held at that moment' }),
  ended: Flag.default(false).meta({ description: 'Relations that are over, too' }),
})
export type GetSubgraph = z.input<typeof GetSubgraph>
