import * as z from 'zod'
import { Fact } from '../graph/schemas.ts'
import { MemoryType } from '../memories/kinds/schemas.ts'
import { Memory } from '../memories/schemas.ts'
import { Turn } from '../memories/turns/schemas.ts'
import { GivenMoment } from '../text/moments.ts'
import { ExternalId, PlainText, textUpTo } from '../text/strings.ts'
import { Profile } from '../traits/schemas.ts'

const QUERY_BYTES = 32 * 1024
const MAX_LIMIT = 200
const MAX_PROBED = 20

export const RecallSource = z.enum(['memories', 'turns'])
export type RecallSource = z.infer<typeof RecallSource>

/** An empty list would be "nothing" or "everything": it is neither, but an error. */
const some = <Item extends z.ZodEnum>(item: Item) => z.array(item).min(1).max(item.options.length)

export const Recall = z
  .strictObject({
    user_id: ExternalId.meta({
      description: 'Whose memories and turns; another user’s are never among them',
    }),
    query: textUpTo(QUERY_BYTES).meta({ description: 'A question, a message or a whole dialogue' }),
    limit: z
      .int()
      .min(1)
      .max(MAX_LIMIT)
      .default(10)
      .meta({ description: 'The most results of each kind, memories and turns' }),
    types: some(MemoryType)
      .nullish()
      .meta({ description: 'Only memories of these types, and no turns unless sources says so' }),
    sources: some(RecallSource)
      .nullish()
      .meta({ description: 'Memories and turns unless told; with types: memories' }),
    trait_context: PlainText.min(1).max(64).nullish().meta({
      description: 'Leaves out traits of another context; general ones and all other memories stay',
    }),
    as_of: GivenMoment.nullish().meta({ description: 'What was true in the world at that moment' }),
    min_score: z.number().min(0).nullish().meta({
      description: 'Leaves out results that score less; without it the relevance floor alone holds',
    }),
    abstain_below: z
      .number()
      .min(0)
      .max(1)
      .nullish()
      .meta({
        description:
          'Answers less sure than this abstain; a measured value unless given, 0 never does while ' +
          'something is above the floor',
      }),
    token_budget: z
      .int()
      .min(0)
      .max(100_000)
      .default(1500)
      .meta({ description: 'The most tokens that `context` may have' }),
    profile: z.enum(['standard', 'companion']).default('standard').meta({
      description: 'How results are scored: by relevance and its bonuses, or by the companion’s four factors',
    }),
    include: z
      .array(z.enum(['standing', 'profile']))
      .max(2)
      .default(['standing'])
      .meta({
        description:
          'standing: constraints, rules, name, language and what is due, first in `context`; profile: ' +
          'the profile too',
      }),
    explain: z.boolean().default(false).meta({ description: 'Gives every term of each score' }),
    probe: z.array(z.uuid()).min(1).max(MAX_PROBED).nullish().meta({
      description: 'Memories whose fate `probed` tells, in this order; only with explain: true',
    }),
    consistency: z.enum(['strong', 'eventual']).default('strong').meta({
      description: 'eventual may read from a replica; strong sees every write that was answered',
    }),
  })
  .refine(({ probe, explain }) => !probe || explain, {
    path: ['probe'],
    error: 'a probe is answered only with explain: true',
  })
  .meta({ id: 'Recall' })
export type Recall = z.input<typeof Recall>
export type RecallRequest = z.output<typeof Recall>

const Part = z.number()

/** Every term of the score; what a profile or a kind does not have is null. */
export const Explain = z
  .strictObject({
    base: Part.meta({
      description: 'In [0, 1): 1 − e^−r, r = (bm25 + meaning + neighbours + session + graph) · factor',
    }),
    bm25: Part.meta({ description: 'By words' }),
    cosine: Part.nullable().meta({
      description:
        'Of query and text; null when one of them has no vector, and of a turn that is only beside a ' +
        'found one',
    }),
    meaning: Part.meta({
      description:
        'What the cosine adds: 0.15 · max(0, (cosine − μ) / σ) / 4 by μ and σ of unrelated texts, ' +
        '0.085 · cosine offline',
    }),
    neighbours: Part.meta({
      description:
        'What the two turns before and after bring; of a memory: to the turn that it comes from, or what a turn ' +
        'brings that is over and that it follows',
    }),
    session: Part.meta({ description: 'What the session brings; a memory without turns is one of its own' }),
    graph: Part.nullable().meta({
      description: 'Of a memory: a fact of something that the query names comes from it',
    }),
    factor: Part.meta({
      description:
        'Who speaks; a date or a number when the query asks for one; the user rather than the assistant',
    }),
    recency: Part.meta({ description: '0.15 · e^(−days / 30) (standard), 0.1 · e^(−days / 30) (companion)' }),
    importance: Part.meta({ description: '0.15 · importance / 10; 0 for a turn and in profile companion' }),
    trait_boost: Part.meta({
      description: '0.05 emerging, 0.15 established, 0.25 core; else, and in profile companion, 0',
    }),
    edge: Part.nullable().meta({ description: 'Companion: counts 0.3' }),
    affinity: Part.nullable().meta({ description: 'Companion: counts 0.2' }),
    terms: z.array(z.string()).meta({ description: 'The finding words of the query that the text contains' }),
  })
  .meta({
    id: 'RecallExplain',
    description:
      'standard: base · (1 + recency + importance + trait_boost); companion: 0.4 cosine + 0.3 edge + ' +
      '0.2 affinity + recency',
  })
export type Explain = z.infer<typeof Explain>

export const Recalled = z
  .strictObject({
    kind: z.enum(['memory', 'turn']).meta({ description: 'Which of the two is filled in below' }),
    id: z.uuid().meta({ description: 'Of the memory or the turn' }),
    score: z.number().meta({ description: 'Comparable inside one answer; not a probability' }),
    truncated: z
      .boolean()
      .meta({ description: 'The text is cut at 2 000 characters or less; the whole one is found by id' }),
    memory: Memory.nullable().meta({ description: 'Of kind memory' }),
    turn: Turn.extend({ session_id: z.string().meta({ description: 'The session that it was said in' }) })
      .nullable()
      .meta({ description: 'Of kind turn' }),
    conflicts_with: z.array(z.uuid()).meta({
      description: 'Older memories that it speaks against while neither is over; they are not returned',
    }),
    explain: Explain.nullable().meta({ description: 'With explain: true' }),
  })
  .meta({ id: 'Recalled' })
export type Recalled = z.infer<typeof Recalled>

export const Probed = z
  .strictObject({
    id: z.uuid().meta({ description: 'As it was asked about' }),
    found_by: z.array(z.enum(['codes', 'words', 'graph', 'day', 'neighbour'])).meta({
      description: 'The arms that have it; neighbour: the turns around the one that it comes from add to it',
    }),
    score: z.number().nullable().meta({ description: 'What it would be; null when no arm found it' }),
    reason: z
      .enum([
        ...(['unknown', 'deleted', 'superseded', 'expired', 'stage', 'type_filter', 'not_found'] as const),
        ...(['below_floor', 'over_limit', 'near_duplicate', 'over_budget', 'returned'] as const),
      ])
      .meta({ description: 'The first that holds; unknown also of another user’s' }),
    near_duplicate_of: z.uuid().nullable().meta({
      description: 'Of near_duplicate: the memory or turn whose line says it',
    }),
    explain: Explain.nullable().meta({ description: 'Null when no arm found it' }),
  })
  .meta({ id: 'Probed' })
export type Probed = z.infer<typeof Probed>

export const RecallAnswer = z
  .strictObject({
    results: z.array(Recalled).meta({ description: 'Best first; of equal ones the newer first' }),
    facts: z
      .array(Fact)
      .meta({ description: 'What the graph says about things that the query names, nearest first' }),
    context: z.string().meta({ description: 'Text for a prompt: one delimited block of data, best first' }),
    refs: z
      .record(z.string(), z.string())
      .meta({ description: 'Each short id of context (m1, t2, r3) → memory, turn or relation' }),
    context_ids: z
      .array(z.uuid())
      .meta({ description: 'Results whose lines are in context, in the order of their lines' }),
    tokens: z.int().meta({ description: 'Of context, as a modern tokenizer counts them or a little more' }),
    standing: z.array(Memory).meta({
      description: 'Constraints and rules, the more important first, whatever the query; at most 50',
    }),
    due: z.array(Memory).meta({ description: 'Tasks that are overdue or due within 7 days, soonest first' }),
    profile: Profile.nullable().meta({ description: 'Null unless it is asked for' }),
    query: z
      .strictObject({
        terms: z.array(z.string()).meta({ description: 'The words that find, as texts are searched by' }),
        cosine_floor: z
          .number()
          .meta({ description: 'What shares no such word with the query must be this near to it' }),
      })
      .nullable()
      .meta({ description: 'What was searched for; with explain: true' }),
    probed: z
      .array(Probed)
      .nullable()
      .meta({ description: 'What became of each memory of probe; null without it' }),
    confidence: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: 'How likely the results hold an answer; 0 without results' }),
    abstained: z.boolean().meta({
      description: 'Not sure enough: no results (but with explain), no facts, no context but what stands',
    }),
  })
  .meta({ id: 'RecallAnswer' })
export type RecallAnswer = z.infer<typeof RecallAnswer>
