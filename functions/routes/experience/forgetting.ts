import { forgetBank } from '../../../src/core/experience/forgetting/forget.ts'
import { forgetItem } from '../../../src/core/experience/forgetting/forget-item.ts'
import { forgetRun } from '../../../src/core/experience/forgetting/forget-run.ts'
import { BankPath } from '../../../src/core/experience/forgetting/schemas.ts'
import { RunRef } from '../../../src/core/experience/runs/schemas.ts'
import { ItemRef } from '../../../src/core/experience/schemas.ts'
import { exportBank } from '../../../src/core/portability/export-of-no-user.ts'
import { ExportBank } from '../../../src/core/portability/schemas.ts'
import { removed } from '../../examples.ts'
import { EMBEDDING_ERRORS, type Operation, operation, served } from '../../operation.ts'
import { AT_ONCE, deletion } from '../deletion.ts'
import { answerLines, inLines } from '../lines.ts'
import { ITEM_ID, RUN_ID } from './examples.ts'

const tag = 'experience'

/** What of a tenant's experience is deleted or taken along. It is no user's, so a user token is refused. */
export const forgettingOfExperience: readonly Operation[] = [
  operation({
    ...deletion,
    id: 'forgetExperienceItem',
    path: '/api/v1/experience/memories/{id}',
    tag,
    summary: 'Delete an item with its claims and edits',
    description:
      'Learnings name it no more: neither in what they changed nor in what they answer when they are ' +
      `asked again. ${AT_ONCE}`,
    params: ItemRef,
    errors: ['not_found'],
    example: {
      params: { id: ITEM_ID },
      answer: removed('item', { experience_items: 1, experience_claims: 2, experience_edits: 3 }),
    },
    verb: forgetItem,
  }),
  operation({
    ...deletion,
    id: 'forgetExperienceRun',
    path: '/api/v1/experience/runs/{run_id}',
    tag,
    summary: 'Delete a run and its part in every claim',
    description:
      'It leaves the counts and sources of every claim (an edit `withdrawn`); a claim that came from it ' +
      'alone goes, standings follow, an item without claims is archived; contents of edits and learnings ' +
      `that hold it are null. ${AT_ONCE}`,
    params: RunRef,
    errors: ['not_found', 'version_conflict', ...EMBEDDING_ERRORS],
    example: {
      params: { run_id: RUN_ID },
      answer: removed('run', { experience_runs: 1, experience_deltas: 1, experience_claims: 2 }),
    },
    verb: forgetRun,
  }),
  operation({
    ...deletion,
    id: 'forgetBank',
    path: '/api/v1/experience/banks/{bank}',
    tag,
    summary: 'Delete a bank with all that is in it',
    description:
      'Items, claims, edits, runs and learnings go at once. The name may come again as a new bank. ' +
      `${AT_ONCE}`,
    params: BankPath,
    errors: ['not_found'],
    example: {
      params: { bank: 'default' },
      answer: removed('bank', { experience_items: 45, experience_runs: 118 }),
    },
    verb: forgetBank,
  }),
  served({
    id: 'exportBank',
    method: 'GET',
    path: '/api/v1/experience/banks/{bank}/export',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'Export all that a bank holds',
    description:
      'A stream of JSON lines: `bank`, then each `item`, `claim`, `run`, `delta` and `edit`, without ' +
      'inside ids or vectors. Molecules are not a bank’s, `listMolecules` has them.',
    params: ExportBank,
    answers: inLines,
    errors: ['not_found'],
    example: {
      params: { bank: 'default' },
      answer: `{"kind":"bank","created_at":"2026-03-09T12:00:00.000Z"}\n`,
    },
    serve: async (c, given) => answerLines(c, await exportBank(c.var.ctx, given)),
  }),
]
