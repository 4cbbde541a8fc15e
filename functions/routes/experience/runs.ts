import { learn } from '../../../src/core/experience/learn.ts'
import { DeltaRef, LearnBody, Learned, RolledBack } from '../../../src/core/experience/learning/schemas.ts'
import { rollback } from '../../../src/core/experience/rollback.ts'
import { addRun } from '../../../src/core/experience/runs/add-run.ts'
import { getRun } from '../../../src/core/experience/runs/get-run.ts'
import { AddRun, Run, RunRef } from '../../../src/core/experience/runs/schemas.ts'
import { Nothing } from '../../../src/core/experience/schemas.ts'
import { done, EMBEDDING_ERRORS, MODEL_ERRORS, type Operation, operation } from '../../operation.ts'
import { DELTA_ID, ITEM_ID, RUN_ID } from './examples.ts'

const tag = 'experience'
const run: Run = {
  run_id: RUN_ID,
  bank: 'default',
  output: { small_molecule_modifier: 'benzoic acid', equivalents: 30 },
  feedback: {
    outcome: 'One phase, larger crystals than before.',
    measurements: [{ name: 'crystal size', value: 12.5, unit: 'µm' }],
    products: [{ name: 'UiO-66', value: 0.82, fraction: 0.9 }],
    pros: 'Larger crystals.',
    cons: 'Nucleation was slow.',
    other: null,
  },
  used_item_ids: [ITEM_ID],
  trace: null,
  molecules: [
    {
      modifier: 'benzoic acid',
      status: 'resolved',
      cid: 243,
      canonical_smiles: 'C1=CC=C(C=C1)C(=O)O',
      inchi_key: 'WPYMKLBDIGXBTP-UHFFFAOYSA-N',
      has_cooh: true,
      advice: null,
    },
  ],
  delta_id: null,
  created_at: '2026-03-02T09:00:00.000Z',
}

/**
 * Runs of an agent and what is learned from them. The bank belongs to the tenant, so a user token is refused.
 */
export const experienceRuns: readonly Operation[] = [
  operation({
    id: 'addExperienceRun',
    method: 'POST',
    path: '/api/v1/experience/runs',
    tag,
    access: 'write',
    keys_only: true,
    summary: 'Record what happened in an agent’s run',
    description:
      'Stores output and feedback, and looks up the molecules that the output names later. The same ' +
      '`run_id` with the same body is the stored run; with another body it is 409 `run_conflict`. Nothing ' +
      'is learned yet: see `learnExperience`.',
    body: AddRun,
    answers: {
      created: { status: 201, description: 'The run, recorded now', schema: Run },
      repeated: { status: 200, description: 'The run as it was recorded before', schema: Run },
    },
    errors: ['run_conflict'],
    example: {
      body: {
        run_id: RUN_ID,
        output: { small_molecule_modifier: 'benzoic acid', equivalents: 30 },
        feedback: { pros: 'Larger crystals.', cons: 'Nucleation was slow.' },
        used_item_ids: [ITEM_ID],
      },
      answer: run,
    },
    verb: addRun,
  }),
  operation({
    id: 'getExperienceRun',
    method: 'GET',
    path: '/api/v1/experience/runs/{run_id}',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'Read one run',
    description: 'The run as it was recorded, with what is known of its molecules by now.',
    params: RunRef,
    answers: done(Run, 'The run'),
    errors: ['not_found'],
    example: { params: { run_id: RUN_ID }, answer: run },
    verb: getRun,
  }),
  operation({
    id: 'learnExperience',
    method: 'POST',
    path: '/api/v1/experience/runs/{run_id}/learn',
    tag,
    access: 'write',
    keys_only: true,
    summary: 'Learn from a run',
    description:
      'Facts are taken by code, claims proposed by a model, checked by gates and rewritten once, and ' +
      'claims of the items that were used are judged; all of it is stored at once, as one delta. A run ' +
      'that was learned gives the same answer again. `dry_run` shows what would be proposed, dropped and ' +
      'judged, and changes nothing.',
    params: RunRef,
    body: LearnBody,
    answers: done(Learned, 'What the run taught'),
    errors: ['not_found', 'conflict', 'version_conflict', ...MODEL_ERRORS],
    example: {
      params: { run_id: RUN_ID },
      body: { dry_run: false },
      answer: {
        delta_id: DELTA_ID,
        run_id: RUN_ID,
        added: [],
        updated: [ITEM_ID],
        archived: [],
        proposals: [],
        dropped: [],
        verdicts: [
          {
            mem_id: ITEM_ID,
            claim_id: 'c1',
            verdict: 'support',
            clearly_wrong: false,
            outcome: 'counted',
          },
        ],
      },
    },
    verb: learn,
  }),
  operation({
    id: 'rollBackDelta',
    method: 'POST',
    path: '/api/v1/experience/deltas/{id}/rollback',
    tag,
    access: 'write',
    keys_only: true,
    summary: 'Take back what was learned from a run',
    description:
      'Every item that the learning touched has the content and status it had before; added ones are ' +
      'archived. The run stays learned. A second rollback changes nothing; items that somebody changed ' +
      'since are 409 `delta_conflict`, by name.',
    params: DeltaRef,
    body: Nothing,
    answers: done(RolledBack, 'What was restored'),
    errors: ['not_found', 'delta_conflict', 'version_conflict', 'conflict', ...EMBEDDING_ERRORS],
    example: {
      params: { id: DELTA_ID },
      body: {},
      answer: {
        delta_id: DELTA_ID,
        run_id: RUN_ID,
        restored: [ITEM_ID],
        archived: [],
        rolled_back_at: '2026-03-03T09:00:00.000Z',
      },
    },
    verb: rollback,
  }),
]
