import { analyzeScene, type SceneToAnalyze } from '../../prompts/analyze_scene.ts'
import { type ExtractInput, extract } from '../../prompts/extract.ts'
import { type JudgeClaimsInput, judgeClaims } from '../../prompts/judge_claims.ts'
import { type LearnExperienceInput, learnExperience } from '../../prompts/learn_experience.ts'
import { type LinkEntitiesInput, linkEntities } from '../../prompts/link_entities.ts'
import { type MarkTurnsInput, markTurns } from '../../prompts/mark_turns.ts'
import { type ReflectInput, reflect } from '../../prompts/reflect.ts'
import { reflectQuestions } from '../../prompts/reflect_questions.ts'
import {
  type ResolveContradictionsInput,
  resolveContradictions,
} from '../../prompts/resolve_contradictions.ts'
import { type RewriteClaimsInput, rewriteClaims } from '../../prompts/rewrite_claims.ts'
import type { Task } from '../../prompts/task.ts'
import { emotionOf } from '../../src/core/affinity/scoring/emotion.ts'
import { affinityOf } from '../../src/core/affinity/scoring/rows.ts'
import { graphOnlyPrompt } from '../../src/core/companion/reply/prompt.ts'
import { predicates } from '../../src/core/graph/writing/predicates.ts'

const ID = (last: number): string => `00000000-0000-4000-8000-00000000000${last}`

const turn = (turn_id: string, role: string, text: string) => ({
  turn_id,
  role,
  name: null,
  timestamp_iso: '2026-03-02T09:00:00.000Z',
  text,
  shortened: false,
})

const speakers = [
  { role: 'user', is: 'person' as const, the_user: true },
  { role: 'assistant', is: 'assistant' as const },
]

const marking: MarkTurnsInput = {
  turns: [turn('t2', 'user', '我搬到杭州了'), turn('t3', 'assistant', 'Congratulations on the move.')],
  context: [turn('t1', 'user', 'Good morning')],
  speakers,
}

const extracting: ExtractInput = {
  transcript: [{ ...turn('t2', 'user', '我搬到杭州了'), evidence_level: 'S0_user_claim' }],
  memories: [{ id: 1, content: '用户住在大连', type: 'fact', time: '2025-11-02' }],
  speakers,
  predicates,
}

const reflecting: ReflectInput = {
  now: '2026-03-08T06:00:00.000Z',
  person: 'Ann',
  memories: [
    {
      id: 1,
      key: ID(1),
      content: 'Ran five kilometres',
      type: 'episodic',
      time: '2026-03-01T06:00:00.000Z',
      session: 's1',
      category: null,
      about: null,
    },
  ],
  earlier: [
    {
      id: 2,
      key: ID(2),
      content: '早上跑步',
      type: 'fact',
      time: '2026-03-08T06:00:00.000Z',
      session: 's2',
      category: 'preference',
      about: null,
    },
  ],
  traits: [
    {
      id: 'T1',
      key: ID(3),
      content: 'Gets up early',
      stage: 'emerging',
      subtype: 'behavior',
      confidence: 0.4,
      context: 'general',
      evidence: ['Up at six'],
    },
  ],
}

const resolving: ResolveContradictionsInput = {
  now: '2026-03-20T00:00:00.000Z',
  traits: [
    {
      id: 'T1',
      key: ID(3),
      content: 'Gets up early',
      stage: 'emerging',
      subtype: 'behavior',
      confidence: 0.4,
      context: 'general',
      supporting: [
        { id: 1, key: ID(4), content: 'Up at six', time: '2026-03-01T06:00:00.000Z', quality_grade: 'B' },
      ],
      contradicting: [
        {
          id: 2,
          key: ID(5),
          content: 'Slept until noon',
          time: '2026-03-18T12:00:00.000Z',
          quality_grade: 'B',
        },
      ],
    },
  ],
}

const run: LearnExperienceInput['run'] = {
  run_id: 'run-7',
  run_output: { solvent: 'DMF', temperature: 120 },
  feedback_products: [{ name: 'UiO-66', value: 3, fraction: 0.75 }],
  activity_total_value: 4,
  feedback_text: { pros: '结晶好', cons: 'slow nucleation', other: null },
}
const items: LearnExperienceInput['candidates'] = [
  {
    mem_id: 'mem-1',
    topic: 'modulators',
    claims: [
      {
        claim_id: 'C1',
        status: 'hypothesis',
        inference: { summary: 'More acid slows nucleation' },
        conditions: ['DMF'],
        limitations: [],
      },
    ],
  },
]

const learning: LearnExperienceInput = { run, candidates: items }
const judging: JudgeClaimsInput = { run, items }
const rewriting: RewriteClaimsInput = {
  items: [{ index: 0, content: 'Water narrows the particles.', faults: [] }],
}

const scene: SceneToAnalyze = {
  chapter_index: 3,
  scene_index: 2,
  scene_plan: {
    scene_number: 2,
    scene_type: 'dialogue',
    location: 'the harbour',
    characters: ['Mara'],
    purpose: 'Mara asks for the letter',
    key_actions: ['she waits'],
    intensity: 4,
  },
  characters: [{ name: 'Mara', aliases: ['the pilot'] }],
  notes: null,
}

const linking: LinkEntitiesInput = { message: '谁住在海边', predicates }

export interface Sample {
  readonly task: Task<never, unknown>
  readonly input: unknown
}

const sample = <Input, Output>(task: Task<Input, Output>, input: Input): Sample => ({ task, input })

/** One fixed input for every structured task. */
export const samples: readonly Sample[] = [
  sample(markTurns, marking),
  sample(extract, extracting),
  sample(reflect, reflecting),
  sample(reflectQuestions, reflecting),
  sample(resolveContradictions, resolving),
  sample(linkEntities, linking),
  sample(learnExperience, learning),
  sample(rewriteClaims, rewriting),
  sample(judgeClaims, judging),
  sample(analyzeScene, scene),
]

/** The chat's instructions for one fixed user. */
export const chatSample = (): string =>
  graphOnlyPrompt({
    now: new Date('2026-03-20T00:00:00Z'),
    persona: null,
    affinity: affinityOf('user', 6_500, null),
    emotion: emotionOf('我今天很开心'),
    standing: [],
    facts: [
      {
        names: ['昊哥', '大连'],
        relations: [ID(4)],
        predicates: ['LIVES_IN'],
        forwards: [true],
        weight: 0.5,
        source_memory_id: ID(1),
        valid_at: null,
        pending: false,
      },
    ],
    memories: [{ id: ID(1), text: '昊哥住在大连', day: '2026-03-01', score: 0.62, pending: true }],
  }).instructions
