import * as z from 'zod'
import { memoryEvents } from '../../../../db/schema/memory-traces.ts'
import { listOf } from '../../text/cursor.ts'
import { Json } from '../../text/strings.ts'
import { Memory } from '../schemas.ts'
import { Role, Span } from '../turns/schemas.ts'

const Id = (whose: string) => z.uuid().meta({ description: whose })
const Moment = z.iso.datetime().meta({ description: 'ISO 8601 in UTC' })

export const Source = z
  .strictObject({
    session_id: z.string().meta({ description: 'The conversation' }),
    turn_id: z.string().nullable().meta({ description: 'Null for a trait, whose evidence is a session' }),
    span: Span.nullable().meta({ description: 'In code points, [start, end)' }),
    text: z.string().nullable().meta({ description: 'The kept text of the turn' }),
    role: Role.nullable().meta({ description: 'Who said it; null for a trait' }),
    timestamp_iso: Moment.nullable().meta({ description: 'When it was said; null for a trait' }),
  })
  .meta({ id: 'Source' })
export type Source = z.infer<typeof Source>

export const SourceList = listOf(
  z.array(Source).meta({ description: 'In the order of the conversation' }),
).meta({ id: 'SourceList' })
export type SourceList = z.infer<typeof SourceList>

export const Evidence = z
  .strictObject({
    memory: Memory.meta({ description: 'What speaks for or against the trait' }),
    evidence_type: z.enum(['supporting', 'contradicting']).meta({ description: 'For it or against it' }),
    quality: z
      .enum(['A', 'B', 'C', 'D'])
      .meta({ description: 'How much it weighs: A says it outright, D hardly' }),
    cycle_id: Id('The reflection that saw it'),
    created_at: Moment.meta({ description: 'When the reflection saw it' }),
    session_ids: z.array(z.string()).meta({ description: 'The conversations that the memory comes from' }),
  })
  .meta({ id: 'Evidence' })
export type Evidence = z.infer<typeof Evidence>

export const EvidenceList = listOf(z.array(Evidence).meta({ description: 'Oldest first' })).meta({
  id: 'EvidenceList',
})
export type EvidenceList = z.infer<typeof EvidenceList>

export const HistoryEvent = z.enum(memoryEvents).meta({ description: 'What happened' })
export type HistoryEvent = z.infer<typeof HistoryEvent>

export const HistoryActor = z
  .enum(['user', 'reflection', 'system'])
  .meta({ description: 'Who did it; a key acts for the user' })
export type HistoryActor = z.infer<typeof HistoryActor>

export const History = z
  .strictObject({
    id: Id('The change'),
    memory_id: Id('The memory that was changed'),
    event: HistoryEvent,
    old_content: z.string().nullable().meta({ description: 'The words before; null when there were none' }),
    new_content: z.string().nullable().meta({ description: 'The words after; null when they stayed' }),
    detail: z.record(z.string(), Json).meta({ description: 'What else changed: stages, confidence, fields' }),
    actor: HistoryActor,
    cycle_id: Id('The reflection that did it').nullable(),
    created_at: Moment.meta({ description: 'When it happened' }),
  })
  .meta({ id: 'History' })
export type History = z.infer<typeof History>

export const HistoryList = listOf(z.array(History).meta({ description: 'Oldest first' })).meta({
  id: 'HistoryList',
})
export type HistoryList = z.infer<typeof HistoryList>
