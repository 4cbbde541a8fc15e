import * as z from 'zod'
import { BankList, ClaimList, ListClaims } from '../../../src/core/experience/claims/schemas.ts'
import { DeltaList } from '../../../src/core/experience/learning/schemas.ts'
import { listBanks } from '../../../src/core/experience/list-banks.ts'
import { listClaims } from '../../../src/core/experience/list-claims.ts'
import { listDeltas } from '../../../src/core/experience/list-deltas.ts'
import { drawMolecule } from '../../../src/core/experience/molecules/draw-molecule.ts'
import { listMolecules } from '../../../src/core/experience/molecules/list-molecules.ts'
import {
  DrawingQuery,
  ListMolecules,
  MoleculeList,
  MoleculeName,
} from '../../../src/core/experience/molecules/schemas.ts'
import { listRuns } from '../../../src/core/experience/runs/list-runs.ts'
import { OfBank, RunList } from '../../../src/core/experience/runs/schemas.ts'
import { PageInput } from '../../../src/core/tenancy/schemas.ts'
import { done, EMBEDDING_ERRORS, type Operation, operation, served } from '../../operation.ts'
import { claim, content, DELTA_ID, ITEM_ID, RUN_ID } from './examples.ts'

const tag = 'experience'
const SVG = 'image/svg+xml'
const Svg = z.string().meta({ description: 'An SVG document' })

/** Whether one of the tags that a client has is this one. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag)

const molecule = {
  modifier: 'benzoic acid',
  status: 'resolved' as const,
  cid: 243,
  canonical_smiles: 'C1=CC=C(C=C1)C(=O)O',
  inchi_key: 'WPYMKLBDIGXBTP-UHFFFAOYSA-N',
  has_cooh: true,
  advice: null,
}

/** What a viewer lists of a tenant's experience. It belongs to the tenant, so a user token is refused. */
export const experienceLists: readonly Operation[] = [
  operation({
    id: 'listBanks',
    method: 'GET',
    path: '/api/v1/experience/banks',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'List the banks with how much is in them',
    description: 'By name: every bank that has an item or a run.',
    query: PageInput,
    answers: done(BankList, 'A page of banks'),
    example: {
      query: { limit: 50 },
      answer: {
        items: [
          {
            bank: 'default',
            items: 42,
            archived: 3,
            claims: { fact: 12, hypothesis: 70, conclusion: 9 },
            runs: 118,
            updated_at: '2026-03-02T09:00:00.000Z',
          },
        ],
        next_cursor: null,
      },
    },
    verb: listBanks,
  }),
  operation({
    id: 'listExperienceRuns',
    method: 'GET',
    path: '/api/v1/experience/runs',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'List the runs of a bank',
    description: 'Newest first, without output, feedback and trace: read one run for these.',
    query: OfBank,
    answers: done(RunList, 'A page of runs'),
    example: {
      query: { bank: 'default' },
      answer: {
        items: [
          {
            run_id: RUN_ID,
            bank: 'default',
            used_item_ids: [ITEM_ID],
            molecules: [molecule],
            delta_id: DELTA_ID,
            created_at: '2026-03-02T09:00:00.000Z',
          },
        ],
        next_cursor: null,
      },
    },
    verb: listRuns,
  }),
  operation({
    id: 'listDeltas',
    method: 'GET',
    path: '/api/v1/experience/deltas',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'List what was learned in a bank',
    description:
      'Newest first: which items a learning added, changed or archived, with what they said before and ' +
      'after.',
    query: OfBank,
    answers: done(DeltaList, 'A page of learnings'),
    example: {
      query: { bank: 'default' },
      answer: {
        items: [
          {
            delta_id: DELTA_ID,
            run_id: RUN_ID,
            bank: 'default',
            changes: [{ item_id: ITEM_ID, before: null, after: { status: 'active', content } }],
            rolled_back_at: null,
            created_at: '2026-03-02T09:00:00.000Z',
          },
        ],
        next_cursor: null,
      },
    },
    verb: listDeltas,
  }),
  operation({
    id: 'listClaims',
    method: 'GET',
    path: '/api/v1/experience/claims',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'List or search the claims of a bank',
    description:
      'Claims of active items, read, so that nobody has to parse their content. By their item’s last ' +
      'change, or with the most runs for or against first; with `query` a search, best first, which is ' +
      'not paged.',
    query: ListClaims,
    answers: done(ClaimList, 'A page of claims'),
    errors: ['no_deep_paging', ...EMBEDDING_ERRORS],
    example: { query: { order: 'support' }, answer: { items: [claim], next_cursor: null } },
    verb: listClaims,
  }),
  operation({
    id: 'listMolecules',
    method: 'GET',
    path: '/api/v1/experience/molecules',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'List the molecules that runs name',
    description: 'By name, with what is known of each and how many runs name it.',
    query: ListMolecules,
    answers: done(MoleculeList, 'A page of molecules'),
    example: {
      query: { has_cooh: 'true' },
      answer: { items: [{ ...molecule, runs: 7 }], next_cursor: null },
    },
    verb: listMolecules,
  }),
  served({
    id: 'drawMolecule',
    method: 'GET',
    path: '/api/v1/experience/molecules/{modifier}/drawing.svg',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'Draw a molecule',
    description:
      'The structure as SVG; the atoms of its carboxylic acid groups stand in a colour of their own, and ' +
      '`data-cooh` says whether there are any. It never changes, so it may be kept for long; with ' +
      '`If-None-Match` it is 304. A name that is unknown, pending or unresolved is not found.',
    params: MoleculeName,
    query: DrawingQuery,
    answers: { done: { status: 200, description: 'The drawing', schema: Svg, type: SVG } },
    errors: ['not_found'],
    example: {
      params: { modifier: 'benzoic acid' },
      query: { theme: 'dark' },
      answer: '<svg data-cooh="true" xmlns="http://www.w3.org/2000/svg" version="1.1"></svg>',
    },
    serve: async (c, given) => {
      const { svg, tag: etag } = await drawMolecule(c.var.ctx, given)
      const headers = { etag, 'cache-control': 'private, max-age=31536000, immutable' }
      if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
      return c.body(svg, 200, { ...headers, 'content-type': SVG })
    },
  }),
]
