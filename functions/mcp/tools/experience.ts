import * as z from 'zod'
import { CoreError } from '../../../src/core/errors.ts'
import { storedContent } from '../../../src/core/experience/claims/protocol.ts'
import type { getItem } from '../../../src/core/experience/get-item.ts'
import type { learn } from '../../../src/core/experience/learn.ts'
import type { listItems } from '../../../src/core/experience/list-items.ts'
import type { addRun } from '../../../src/core/experience/runs/add-run.ts'
import type { getRun } from '../../../src/core/experience/runs/get-run.ts'
import { AddRun } from '../../../src/core/experience/runs/schemas.ts'
import { cutTo, shareOf } from '../tokens.ts'
import { type Asking, tool } from '../tool.ts'
import { textOf } from './shapes.ts'

const CLAIM_TOKENS = 120
const Claims = z.array(z.strictObject({ claim_id: z.string(), status: z.string(), text: z.string() }))

/** What belongs to another bank is not there. */
function expectHere({ place }: Asking, { bank }: { readonly bank: string }, what: string): void {
  if (bank !== place.bank) throw new CoreError('not_found', `There is no ${what} with this id.`)
}

/** The first lines of a block between its marks, and what they cite. */
function shareOfBlock(block: string, refs: Readonly<Record<string, string>>, share: number) {
  if (block === '' || share === 1) return { context: block, refs }
  const [first = '', ...rest] = block.split('\n')
  const lines = shareOf(rest.slice(0, -1), share)
  const context = [first, ...lines, rest.at(-1) ?? ''].join('\n')
  const cited = Object.entries(refs).filter(([ref]) => context.includes(`[${ref}]`))
  return { context, refs: Object.fromEntries(cited) }
}

export const searchExperience = tool({
  name: 'search_experience',
  title: 'Search experience',
  toolset: 'experience',
  operation: 'listExperienceItems',
  description: 'What earlier runs taught about something: items with the claims that fit, best first.',
  input: z.strictObject({
    query: textOf(2000, 'What it is about'),
    limit: z.int().min(1).max(20).optional().meta({ description: 'Default 5' }),
  }),
  output: z.strictObject({
    items: z.array(z.strictObject({ id: z.string(), claims: Claims })),
    context: z.string().meta({ description: 'For a prompt: a claim a line' }),
    refs: z.record(z.string(), z.string()).meta({ description: 'Item of each [c1]' }),
  }),
  async call({ ask, place }, { query, limit = 5 }) {
    const found = await ask<typeof listItems>('listExperienceItems', {
      query: { bank: place.bank, query, limit },
    })
    return (share) => {
      const items = shareOf(found.items, share).map(({ id, matched_claims }) => ({
        id,
        claims: (matched_claims ?? []).slice(0, 5).map(({ claim_id, status, snippet }) => ({
          claim_id,
          status,
          text: cutTo(snippet, CLAIM_TOKENS).text,
        })),
      }))
      const { context, refs } = shareOfBlock(found.context ?? '', found.refs ?? {}, share)
      return { structured: { items, context, refs }, text: context || 'No experience fits.' }
    }
  },
})

export const getExperience = tool({
  name: 'get_experience',
  title: 'One item of experience',
  toolset: 'experience',
  operation: 'getExperienceItem',
  description: 'An item with all its claims.',
  input: z.strictObject({ id: textOf(256, 'mem:… of search_experience') }),
  output: z.strictObject({ id: z.string(), status: z.string(), claims: Claims }),
  async call(asking, { id }) {
    const item = await asking.ask<typeof getItem>('getExperienceItem', { params: { id } })
    expectHere(asking, item, 'item')
    const all = storedContent(item.content).claims.map(({ claim_id, status, summary }) => ({
      claim_id,
      status,
      text: cutTo(summary, 2 * CLAIM_TOKENS).text,
    }))
    return (share) => {
      const claims = all.slice(0, Math.ceil(all.length * share))
      const lines = claims.map(({ claim_id, status, text }) => `${claim_id} ${status}: ${text}`)
      return {
        structured: { id: item.id, status: item.status, claims },
        text: [item.id, ...lines].join('\n'),
      }
    }
  },
})

export const recordRun = tool({
  name: 'record_run',
  title: 'Record a run',
  toolset: 'experience',
  operation: 'addExperienceRun',
  description: 'Stores what was done and how it turned out. Nothing is learned yet.',
  input: AddRun.omit({ bank: true, trace: true }).extend({
    run_id: textOf(256, 'Yours, if it has one').optional(),
    used_item_ids: z
      .array(textOf(256, 'mem:…'))
      .max(1000)
      .optional()
      .meta({ description: 'Items that the run was given' }),
  }),
  output: z.strictObject({ run_id: z.string() }),
  async call({ ask, place }, run) {
    const { outcome, value } = await ask<typeof addRun>('addExperienceRun', {
      body: { ...run, bank: place.bank },
    })
    return () => ({ structured: { run_id: value.run_id }, text: `${outcome} ${value.run_id}` })
  },
})

export const learnFromRun = tool({
  name: 'learn_from_run',
  title: 'Learn from a run',
  toolset: 'experience',
  operation: 'learnExperience',
  description: 'Changes the bank by what a run taught. Only shows it unless dry_run is false.',
  input: z.strictObject({
    run_id: textOf(256, 'The run'),
    dry_run: z.boolean().optional().meta({ description: 'Default true' }),
  }),
  output: z.strictObject({
    dry_run: z.boolean(),
    delta_id: z.string().optional(),
    added: z.array(z.string()),
    updated: z.array(z.string()),
    archived: z.array(z.string()),
    dropped: z.array(z.strictObject({ code: z.string(), detail: z.string() })),
  }),
  async call(asking, { run_id, dry_run = true }) {
    const params = { run_id }
    expectHere(asking, await asking.ask<typeof getRun>('getExperienceRun', { params }), 'run')
    const learned = await asking.ask<typeof learn>('learnExperience', { params, body: { dry_run } })
    return (share) => {
      const few = <Item>(items: readonly Item[]) => items.slice(0, Math.ceil(items.length * share))
      const structured = {
        dry_run,
        ...(learned.delta_id !== null && { delta_id: learned.delta_id }),
        added: few(learned.added),
        updated: few(learned.updated),
        archived: few(learned.archived),
        dropped: few(learned.dropped).map(({ code, detail }) => ({ code, detail: cutTo(detail, 60).text })),
      }
      const counts =
        `${learned.added.length} added, ${learned.updated.length} updated, ${learned.archived.length} ` +
        'archived'
      return {
        structured,
        text: `${dry_run ? 'would be: ' : ''}${counts}, ${learned.dropped.length} dropped`,
      }
    }
  },
})
