import * as z from 'zod'

export const Fact = z
  .strictObject({
    subject: z.string(),
    predicate: z.string().meta({ description: 'Of a longer path: the last relation' }),
    object: z.string(),
    weight: z.number().meta({ description: 'Of a longer path: its weakest relation' }),
    hops: z.int().min(1),
    path: z.array(z.string()).meta({ description: 'Names along the path' }),
    text: z.string().meta({ description: 'As a prompt says it: `A -[LIKES]-> B`, or `[2-hop] A -[KNOWS]-> B <-[LIKES]- C`' }),
    source_memory_id: z.uuid().nullable(),
    valid_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Fact' })
export type Fact = z.infer<typeof Fact>
