import { sql } from 'drizzle-orm'
import { check, index, integer, json, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { inList, keyOf, moment, owner, searchable } from './columns.ts'
import { subjectOf } from './people.ts'

/** A passage of the story. Its subject is the project. */
export const story_chunks = pgTable(
  'story_chunks',
  {
    ...owner(),
    chunk_id: text().notNull(),
    chapter_index: integer(),
    scene_index: integer(),
    content: text().notNull(),
    content_type: text().notNull(),
    entities_mentioned: text().array().notNull(),
    tags: text().array().notNull(),
    created_at: moment().notNull(),
    ...searchable(),
  },
  (table) => [
    keyOf(table, table.chunk_id),
    index('story_chunks_place').on(table.subject_id, table.chapter_index, table.scene_index),
    check('story_chunks_type', inList(table.content_type, ['scene', 'dialogue', 'description'])),
    subjectOf(table, 'story_chunks_subject'),
  ],
)

/** What an entity was like at a place of the story; versions count up per entity and place. */
export const entity_states = pgTable(
  'entity_states',
  {
    ...owner(),
    id: uuid().notNull(),
    entity_type: text().notNull(),
    entity_id: text().notNull(),
    chapter_index: integer(),
    scene_index: integer(),
    state_data: jsonb().notNull(),
    timestamp: moment().notNull(),
    version: integer().notNull(),
  },
  (table) => [
    keyOf(table, table.id),
    unique('entity_states_version')
      .on(
        table.subject_id,
        table.entity_type,
        table.entity_id,
        table.chapter_index,
        table.scene_index,
        table.version,
      )
      .nullsNotDistinct(),
    index('entity_states_place').on(table.subject_id, table.chapter_index, table.scene_index, table.version),
    check('entity_states_type', inList(table.entity_type, ['character', 'location', 'item'])),
    check('entity_states_version_positive', sql`${table.version} >= 1`),
    subjectOf(table, 'entity_states_subject'),
  ],
)

/** The last context made for a scene, byte for byte what was answered (hence `json`, not `jsonb`). */
export const scene_contexts = pgTable(
  'scene_contexts',
  {
    ...owner(),
    chapter_index: integer().notNull(),
    scene_index: integer().notNull(),
    context: json().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    keyOf(table, table.chapter_index, table.scene_index),
    subjectOf(table, 'scene_contexts_subject'),
  ],
)
