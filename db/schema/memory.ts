import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { allOf, inList, inTwo, keyOf, moment, owner, parentOf, searchable } from './columns.ts'
import { subjectOf } from './people.ts'

/** What somebody says of a statement's standing in the world. */
export const modalities = ['stated', 'planned', 'wished', 'reported', 'denied'] as const

/** A trait is shown from `emerging` on; whatever is no trait has no stage. */
const isShownStage = sql`(trait_stage IS NULL OR trait_stage IN ('emerging', 'established', 'core'))`

/**
 * 128 bits of `content_hash` tell apart what one subject says, in two thirds of the index. `saysSame` asks by
 * it. Of the functions that shorten a text only `md5` is leakproof: by any other no index would answer under
 * the policy.
 */
const shortHash = sql`md5(content_hash)`

export const memories = pgTable(
  'memories',
  {
    ...owner(),
    id: uuid().notNull(),
    memory_type: text().notNull(),
    content: text().notNull(),
    /** SHA-256 of the normalised content; an episode's includes its session. */
    content_hash: text().notNull(),
    ...searchable(),
    ...inTwo(),
    /** When it is true in the world. */
    valid_at: moment(),
    invalid_at: moment(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
    /** When we stopped holding it. */
    expired_at: moment(),
    /** What is so now; the row's own id where it has ended and nothing followed. */
    superseded_by: uuid(),
    version: integer().notNull().default(1),
    importance: doublePrecision().notNull().default(5),
    valence: doublePrecision(),
    category: text(),
    subtype: text(),
    evidence_level: text(),
    requires_confirmation: boolean().notNull().default(false),
    user_triggered_save: boolean().notNull().default(false),
    forget_policy: text().notNull().default('permanent'),
    ttl_seconds: integer().notNull().default(0),
    expires_at: moment(),
    /** The completed cycle that scanned it. */
    reflected_in: uuid(),
    metadata: jsonb().notNull().default({}),
    /** What the user answered when asked; repeating the same answer sends no signal. */
    confirmation: boolean(),
    trait_stage: text(),
    /** What an import says of the stage: it takes it when a line of its evidence has come. */
    trait_stage_claimed: text(),
    trait_subtype: text(),
    trait_confidence: doublePrecision(),
    /** The moment that the confidence is decayed to. */
    trait_confidence_at: moment(),
    trait_context: text(),
    trait_parent_id: uuid(),
    trait_reinforcement_count: integer(),
    trait_contradiction_count: integer(),
    trait_first_observed: moment(),
    trait_last_reinforced: moment(),
    trait_window_start: moment(),
    trait_window_end: moment(),
    trait_derived_from: text(),
    /** Two sides of a split trait: `[{context, content, confidence, evidence: [memory_id]}]`. */
    trait_sides: jsonb(),
    /** `user`, `assistant`, `tool`, or the name of who said it. */
    said_by: text(),
    /** The entity that it is about; null is the person. */
    about: text(),
    /** Null is stated. */
    modality: text(),
    last_stated_at: moment(),
    /** When the person confirmed it. */
    verified_at: moment(),
    /** Of a task. */
    due_at: moment(),
    /** `{kind: happened_at | true_since | planned_for, at, until?}`, as far as it was said. */
    time: jsonb(),
    /** Of its first source: by this clock its days are written. */
    /** Null is UTC, as most are said by: a null takes no room in a row. */
    minutes_east: smallint(),
    /** The cycle that it is born in, as things stand now: its evidence decides, not its first mention. */
    trait_created_in: uuid(),
    /**
     * When the person said that it is never to be believed: its words and vector are refused from then on.
     */
    trait_refused_at: moment(),
    /** The category of `never_infer` that its words belong to. */
    sensitive: text(),
    /** Its words are gone from here; until its bytes go too it can be restored. */
    forgotten_at: moment(),
    /** The receipt of the deletion. */
    forgotten_by: uuid(),
    /**
     * The row is in every list and search of its subject. Written in queries as the bare column: the partial
     * indexes need that.
     */
    recallable: boolean().generatedAlwaysAs(
      sql`(expired_at IS NULL AND superseded_by IS NULL AND ${isShownStage})`,
    ),
  },
  (table) => [
    keyOf(table, table.id),
    uniqueIndex('memories_live_content')
      .on(table.subject_id, table.memory_type, shortHash)
      .where(sql`${table.expired_at} IS NULL AND ${table.superseded_by} IS NULL`),
    index('memories_ended_content')
      .on(table.subject_id, table.memory_type, shortHash)
      .where(sql`${table.expired_at} IS NULL AND ${table.superseded_by} IS NOT NULL`),
    index('memories_denied_content')
      .on(table.subject_id, table.memory_type, shortHash)
      .where(sql`${table.expired_at} IS NOT NULL AND NOT ${table.confirmation}`),
    index('memories_tenant').on(table.tenant_id, table.id),
    index('memories_newest').on(table.subject_id, table.created_at.desc(), table.id.desc()),
    index('memories_unreflected')
      .on(table.subject_id, table.created_at, table.id)
      .where(
        allOf(
          sql`${table.reflected_in} IS NULL`,
          sql`${table.memory_type} IN ('fact', 'episodic')`,
          sql`NOT ${table.requires_confirmation}`,
          sql`${table.expired_at} IS NULL`,
          sql`${table.superseded_by} IS NULL`,
        ),
      ),
    index('memories_traits')
      .on(table.subject_id)
      .where(sql`${table.memory_type} = 'trait' AND ${table.expired_at} IS NULL`),
    index('memories_children')
      .on(table.subject_id, table.trait_parent_id)
      .where(sql`${table.trait_parent_id} IS NOT NULL`),
    index('memories_expiring')
      .on(table.expires_at)
      .where(sql`${table.expired_at} IS NULL AND ${table.expires_at} IS NOT NULL`),
    index('memories_standing')
      .on(table.subject_id, table.importance.desc(), table.id)
      .where(sql`${table.recallable} AND (${table.subtype} = 'constraint' OR ${table.category} = 'rule')`),
    index('memories_due')
      .on(table.subject_id, table.due_at, table.id)
      .where(sql`${table.recallable} AND ${table.due_at} IS NOT NULL`),
    check('memories_modality', inList(table.modality, modalities)),
    check('memories_type', inList(table.memory_type, ['fact', 'episodic', 'trait', 'note', 'document'])),
    check('memories_importance', sql`${table.importance} BETWEEN 0 AND 10`),
    check('memories_confidence', sql`${table.trait_confidence} BETWEEN 0 AND 1`),
    check(
      'memories_stage',
      inList(table.trait_stage, ['trend', 'candidate', 'emerging', 'established', 'core', 'dissolved']),
    ),
    check('memories_trait_subtype', inList(table.trait_subtype, ['behavior', 'preference', 'core'])),
    subjectOf(table, 'memories_subject'),
  ],
)

/** Where a memory comes from: a turn (and the part of it), or for a trait the sessions of its evidence. */
export const memory_sources = pgTable(
  'memory_sources',
  {
    ...owner(),
    memory_id: uuid().notNull(),
    /** `conversation_sessions.id` */
    session_id: uuid().notNull(),
    /** `turns.turn_id`; empty for a trait's session, so that the key stays whole. */
    turn_id: text().notNull().default(''),
    span_start: integer(),
    span_end: integer(),
  },
  (table) => [
    keyOf(table, table.memory_id, table.session_id, table.turn_id),
    index('memory_sources_turn').on(table.subject_id, table.session_id, table.turn_id),
    parentOf(table, table.memory_id, memories, 'memory_sources_memory_fk'),
    subjectOf(table, 'memory_sources_subject'),
  ],
)
