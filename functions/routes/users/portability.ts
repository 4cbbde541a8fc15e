import * as z from 'zod'
import { DeleteOptions, ForgetPlan, OfUser } from '../../../src/core/forgetting/schemas.ts'
import { addImport } from '../../../src/core/portability/add-import.ts'
import { eraseUser } from '../../../src/core/portability/erase-user.ts'
import { exportUser } from '../../../src/core/portability/export-user.ts'
import { importUser } from '../../../src/core/portability/import-user.ts'
import { planErasure } from '../../../src/core/portability/plan-erasure.ts'
import {
  Erased,
  ExportUser,
  Imported,
  ImportNoted,
  ImportReport,
} from '../../../src/core/portability/schemas.ts'
import { linesOf } from '../../http/body.ts'
import { created, done, EMBEDDING_ERRORS, type Operation, operation, served } from '../../operation.ts'
import { answerLines, inLines, Lines, NDJSON } from '../lines.ts'

const tag = 'users'
const line = '{"kind":"entity","name":"Dalian","type":"place","aliases":["大连"]}\n'

export const portability: readonly Operation[] = [
  served({
    id: 'eraseUser',
    method: 'DELETE',
    path: '/api/v1/users/{user_id}',
    tag,
    access: 'write',
    summary: 'Erase a user and all that is held of them',
    description:
      'Turns, marks, memories, traits, evidence, graph, affinity, replies, jobs and history go, in pages ' +
      'until nothing is left; queued jobs of the user end without effect. What stays is the record of the ' +
      'erasure, without a name. The same `user_id` coming again is a new, empty user; their tokens end, ' +
      'as by `endTokens`. This cannot be undone: use `exportUser` first to keep a copy. `dry_run=true` ' +
      'only counts what would go.',
    params: OfUser,
    query: DeleteOptions,
    answers: done(
      z.union([Erased, ForgetPlan]),
      'What was erased, and the receipt; or of a dry run what would go',
    ),
    errors: ['not_found'],
    example: {
      params: { user_id: 'ann' },
      answer: {
        user_id: 'ann',
        erased_at: '2026-03-09T12:00:00.000Z',
        rows: { turns: 340, memories: 46, jobs: 12 },
        receipt: '91d3f0a2-6c5b-4e7d-8f9a-0b1c2d3e4f50',
      },
    },
    serve: async (c, given) => {
      if (given.dry_run) return planErasure(c.var.ctx, given)
      const erased = await eraseUser(c.var.ctx, given)
      c.var.callers.forget(c.var.ctx.tenant_id)
      return erased
    },
  }),
  served({
    id: 'exportUser',
    method: 'GET',
    path: '/api/v1/users/{user_id}/export',
    tag,
    access: 'read',
    summary: 'Export all that is held of a user',
    description:
      'A stream of JSON lines, parents first, without names of tenant or user, inside ids or vectors: ' +
      'what another service needs to hold the same. `importUser` takes it back; exported again there, the ' +
      'bytes are the same.',
    params: ExportUser,
    answers: inLines,
    errors: ['not_found'],
    example: { params: { user_id: 'ann' }, answer: line },
    serve: async (c, given) => answerLines(c, await exportUser(c.var.ctx, given)),
  }),
  served({
    id: 'importUser',
    method: 'POST',
    path: '/api/v1/users/{user_id}/import',
    tag,
    access: 'write',
    keys_only: true,
    summary: 'Take back what an export wrote',
    description:
      'Lines of an export, all or a part, for this user. Rows that are there already stay as they are and ' +
      'do not count, so parts may be sent again; an export may be cut between any two lines and sent in ' +
      'parts, in order. Vectors and the words of the search are made anew. A fault names its line.',
    params: ExportUser,
    body: Lines,
    body_type: NDJSON,
    answers: done(Imported, 'How many rows were stored now'),
    errors: ['conflict', 'quota_exceeded', ...EMBEDDING_ERRORS],
    example: {
      params: { user_id: 'ann' },
      body: line,
      answer: { user_id: 'ann', rows: { entity: 1 }, rejected: {} },
    },
    serve: async (c, { user_id }) => importUser(c.var.ctx, { user_id, lines: await linesOf(c.req) }),
  }),
  operation({
    id: 'addImport',
    method: 'POST',
    path: '/api/v1/users/{user_id}/imports',
    tag,
    access: 'write',
    summary: 'Note that an import has come to its end',
    description:
      'The report of an importer, at most 16 KiB: numbers and closed words. It is shown in the feed of ' +
      'the user’s events. An unknown user is made.',
    params: ExportUser,
    body: ImportReport,
    answers: created(ImportNoted, 'That it is noted'),
    errors: ['payload_too_large'],
    example: {
      params: { user_id: 'ann' },
      body: {
        source: 'chatgpt',
        version: '1',
        mode: 'preserve',
        done: true,
        read: 1_280,
        kept: 1_240,
        imported: { turns: 1_204, memories: 36, relations: 0 },
        existing: 0,
        skipped: { system: 40 },
      },
      answer: { id: '4f2b8c1d-0e3a-4b5c-9d7e-6f8a9b0c1d2e', at: '2026-03-09T12:00:00.000Z' },
    },
    verb: addImport,
  }),
]
