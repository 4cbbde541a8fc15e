import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { canonical } from '../../../packages/neuromem/src/import/export/canonical.ts'
import {
  importInto,
  type PamStore,
  readExport,
  toMarkdown,
  toPam,
} from '../../../packages/neuromem/src/import/index.ts'
import { VERSION } from '../../../packages/neuromem/src/import/version.ts'
import { pam } from './samples/memories.ts'
import { neuromem } from './samples/neuromem.ts'
import { filesOf } from './samples/sample.ts'
import { importService } from './support/service.ts'

const id = z.string().min(1)
const moment = z.iso.datetime({ offset: true })
const later = moment.nullable()
const text = z.string().nullable()
const platform = z.string().regex(/^[a-z0-9_-]{2,32}$/)
const program = z.string().regex(/^[a-zA-Z0-9_-]+\/\d+\.\d+\.\d+$/)
const hash = z.string().regex(/^sha256:[a-f0-9]{64}$/)
const tag = z.string().regex(/^[a-z0-9][a-z0-9_-]*$/)
const share = z.number().min(0).max(1)
const types =
  'fact preference skill context relationship goal instruction identity environment project custom'.split(' ')

/** What the schema of PAM 1.0 asks of a memory store, in words of our own. */
const Memory = z
  .strictObject({
    id,
    type: z.enum(types),
    custom_type: z.string().min(1).nullable(),
    status: z.enum(['active', 'superseded', 'deprecated', 'retracted', 'archived']),
    content: z.string().min(1),
    content_hash: hash,
    summary: text.optional(),
    tags: z.array(tag),
    confidence: z.strictObject({
      initial: share.optional(),
      current: share.optional(),
      decay_model: z.enum(['time_linear', 'time_exponential', 'none']).nullable(),
      last_reinforced: later,
    }),
    temporal: z.strictObject({
      created_at: moment,
      updated_at: later,
      valid_from: later,
      valid_until: later,
      superseded_by: text,
    }),
    provenance: z.strictObject({
      platform,
      platform_user_id: text.optional(),
      conversation_ref: text,
      message_ref: text,
      extraction_method: z
        .enum(['llm_inference', 'explicit_user_input', 'api_export', 'browser_extraction', 'manual'])
        .nullable(),
      extracted_at: later.optional(),
      extractor: program,
    }),
    access: z.strictObject({
      visibility: z.enum(['private', 'shared', 'public']),
      exportable: z.boolean(),
      shared_with: z.array(z.never()),
    }),
    embedding_ref: z.null(),
    metadata: z.looseObject({}),
  })
  .refine(({ type, custom_type }) => (type === 'custom') === (custom_type !== null))
const Store = z.strictObject({
  schema: z.literal('portable-ai-memory'),
  schema_version: z.literal('1.0'),
  spec_uri: z.url(),
  export_id: z.uuid(),
  exported_by: program,
  export_date: moment,
  owner: z.strictObject({ id }),
  memories: z.array(Memory),
  relations: z.array(
    z.strictObject({
      id,
      from: id,
      to: id,
      type: z.enum(['supports', 'contradicts', 'extends', 'supersedes', 'related_to', 'derived_from']),
      confidence: share.nullable().optional(),
      created_at: moment,
    }),
  ),
  conversations_index: z.array(
    z.strictObject({
      id,
      platform,
      title: text,
      message_count: z.int().min(0),
      temporal: z.strictObject({ created_at: moment, updated_at: later }),
      derived_memories: z.array(id),
    }),
  ),
  integrity: z.strictObject({
    canonicalization: z.literal('RFC8785'),
    checksum: hash,
    total_memories: z.int(),
  }),
  export_type: z.literal('full'),
})

const sha256 = (words: string) => `sha256:${createHash('sha256').update(words).digest('hex')}`
const lines = neuromem.files[0]?.text.split('\n') ?? []
const exported = () => toPam(lines, { exportedAt: '2026-06-01T00:00:00.000Z', owner: 'ann' })
const byId = (store: PamStore, name: string) => store.memories.find((memory) => memory.id === name)

test('a store is what the schema asks for, and its integrity holds', async () => {
  const store = await exported()
  Store.parse(store)
  expect(store.memories.map((memory) => memory.id)).toEqual(['m1', 'm2', 'm3', 'm5', 'm6', 't1', 't2', 't3'])
  expect(store.integrity.total_memories).toBe(8)
  const sorted = store.memories.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  expect(store.integrity.checksum).toBe(sha256(canonical(sorted)))
  expect(byId(store, 'm3')?.content_hash).toBe(sha256('喜欢 茶'))
  expect(byId(store, 't1')?.content_hash).toBe(sha256('prefers tea to coffee'))
  expect(store).toMatchObject({ owner: { id: 'ann' }, exported_by: `neuromem/${VERSION}` })
})

test('the version is that of the package', () => {
  const manifest = new URL('../../../packages/neuromem/package.json', import.meta.url)
  expect(JSON.parse(readFileSync(manifest, 'utf8'))).toMatchObject({ version: VERSION })
})

test('each kind of memory has its type, beliefs fade and nothing deleted leaves', async () => {
  const store = await exported()
  const kinds = store.memories.map(({ id: name, type, custom_type, confidence }) => [
    name,
    custom_type ?? type,
    confidence.decay_model,
  ])
  expect(kinds).toEqual([
    ['m1', 'fact', 'none'],
    ['m2', 'fact', 'none'],
    ['m3', 'preference', 'none'],
    ['m5', 'context', 'none'],
    ['m6', 'document', 'none'],
    ['t1', 'preference', 'time_exponential'],
    ['t2', 'identity', 'time_exponential'],
    ['t3', 'behavior', 'time_exponential'],
  ])
  expect(JSON.stringify(store)).not.toContain('Deleted')
  expect(byId(store, 'm1')).toMatchObject({
    status: 'superseded',
    temporal: { valid_until: '2026-03-01T00:00:00.000Z', superseded_by: 'm2' },
  })
})

test('evidence, parents and what replaced what are relations; conversations agree with provenance', async () => {
  const { relations, conversations_index, memories } = await exported()
  expect(relations.map(({ from, type, to }) => [from, type, to])).toEqual([
    ['m3', 'supports', 't1'],
    ['m2', 'supersedes', 'm1'],
    ['t2', 'derived_from', 't1'],
  ])
  expect(conversations_index).toEqual([
    expect.objectContaining({ id: 'monday', message_count: 2, derived_memories: ['m2'] }),
  ])
  for (const { id: session, derived_memories } of conversations_index)
    expect(
      memories.filter(({ provenance }) => provenance.conversation_ref === session).map((m) => m.id),
    ).toEqual(derived_memories)
})

test('canonical JSON is that of RFC 8785', () => {
  const value = {
    '\u20ac': 'Euro',
    '\r': 'CR',
    '1': 'One',
    a: [1e21, 1.0, 0.000001, 1e-7, '\u000f\n"\\€'],
    b: null,
  }
  expect(canonical(value)).toBe(
    '{"\\r":"CR","1":"One","a":[1e+21,1,0.000001,1e-7,"\\u000f\\n\\"\\\\€"],"b":null,"€":"Euro"}',
  )
})

/** Imports a store into an empty user, and exports that. */
async function again(store: PamStore): Promise<PamStore> {
  const { user, reader } = await importService()
  const file = new File([JSON.stringify(store)], 'memory-store.json')
  await importInto(user, readExport([file]))
  return toPam(reader.export(), { exportedAt: store.export_date })
}

const said = (store: PamStore) =>
  store.memories
    .map(({ content, status, type, temporal }) => {
      const { superseded_by: _, ...times } = temporal
      return { content, status, type, times }
    })
    .sort((one, other) => (one.content < other.content ? -1 : 1))

test('exported, imported and exported again, a store says the same', async () => {
  const first = await exported()
  expect(said(await again(first))).toEqual(said(first))
})

test("another program's store, imported and exported twice, says the same", async () => {
  const { user, memories } = await importService()
  await importInto(user, readExport(filesOf(pam)))
  expect(await memories()).toHaveLength(8)
  const first = await again(JSON.parse(pam.files[0]?.text ?? '') as PamStore)
  Store.parse(first)
  expect(said(await again(first))).toEqual(said(first))
})

test('Markdown is words to read, with their marks taken away', async () => {
  const pieces: string[] = []
  for await (const piece of toMarkdown([
    ...lines,
    JSON.stringify({
      kind: 'memory',
      id: 'x',
      memory_type: 'note',
      content: '<b>*x*</b>\n# y',
      created_at: '2026-05-04T08:00:00.000Z',
      expired_at: null,
    }),
  ]))
    pieces.push(piece)
  const page = pieces.join('')
  await expect(page).toMatchFileSnapshot('./golden/neuromem.md')
  expect(page).toContain('\\<b\\>\\*x\\*\\</b\\> \\# y')
  expect(page).not.toContain('Deleted')
})
