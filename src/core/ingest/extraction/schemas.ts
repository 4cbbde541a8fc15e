import * as z from 'zod'
import { entityTypes } from '../../../../db/schema/graph.ts'
import { predicates } from '../../graph/writing/predicates.ts'
import { MemoryType } from '../../memories/kinds/schemas.ts'
import { Mark } from '../../memories/turns/schemas.ts'
import { Rejected } from '../job/schemas.ts'
import { PinIntent } from '../turns/schemas.ts'

const validAt = z.iso.datetime().nullable().meta({ description: 'Since when it is true in the world' })
const sources = z.array(z.string()).meta({ description: 'The turns that say it, in order' })
const entityName = z.string().meta({ description: 'An entity, by its name' })

const PreviewedMemory = z.strictObject({
  memory_type: MemoryType.meta({ description: 'What kind of memory it would be' }),
  content: z.string().meta({ description: 'What it says' }),
  valid_at: validAt,
  source_turn_ids: sources,
})

const PreviewedEntity = z.strictObject({
  name: entityName,
  type: z.enum(entityTypes).meta({ description: 'What it is' }),
  aliases: z.array(z.string()).meta({ description: 'What else it is called' }),
  source_turn_ids: sources,
})

const PreviewedRelation = z.strictObject({
  subject: entityName,
  predicate: z.enum(predicates).meta({ description: 'How the two are related' }),
  object: entityName,
  source_turn_ids: sources,
  valid_at: validAt,
})

export const Preview = z
  .strictObject({
    marks: z.array(Mark).meta({ description: 'The verdicts, on earlier turns too where a pin reaches back' }),
    kept_turn_ids: z.array(z.string()).meta({ description: 'Turns of which something is kept' }),
    kept_spans: z
      .array(
        z.strictObject({
          turn_id: z.string().meta({ description: 'The turn' }),
          text: z.string().meta({ description: 'What is kept of it' }),
        }),
      )
      .meta({ description: 'What is kept, word for word' }),
    filtered_transcript: z.string().meta({ description: 'What extraction reads; its format is no promise' }),
    pin_intents: z.array(PinIntent).meta({ description: 'What the user asked to remember' }),
    memories: z.array(PreviewedMemory).meta({ description: 'Memories that would be stored' }),
    entities: z.array(PreviewedEntity).meta({ description: 'People, places and things that were named' }),
    relations: z.array(PreviewedRelation).meta({ description: 'Relations between them' }),
    rejected: Rejected,
    model_calls: z.int().meta({ description: 'Calls that this preview has made' }),
    tokens: z.int().meta({ description: 'Tokens that these calls read and wrote' }),
  })
  .meta({ id: 'Preview', description: 'What a commit would make' })
export type Preview = z.infer<typeof Preview>
