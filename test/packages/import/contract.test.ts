import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import {
  detect,
  type ImportRecord,
  importers,
  importInto,
  type Mode,
  type Position,
  readExport,
  sources,
} from '../../../packages/neuromem/src/import/index.ts'
import { itemsIn } from '../../../packages/neuromem/src/import/into/commits.ts'
import { samples } from './samples/index.ts'
import { filesOf, type Sample } from './samples/sample.ts'
import { importService } from './support/service.ts'

const read = (sample: Sample) => readExport(filesOf(sample), sample.options)
async function all(records: AsyncIterable<ImportRecord>): Promise<ImportRecord[]> {
  const found: ImportRecord[] = []
  for await (const record of records) found.push(record)
  return found
}
const modes: readonly Mode[] = ['turns', 'derive', 'preserve']

test('there is an importer and a sample for every source', () => {
  expect(importers.map(({ source }) => source)).toEqual(sources)
  expect(samples.map(({ source }) => source)).toEqual(sources)
})

describe.each(samples.map((sample) => [sample.source, sample] as const))('%s', (source, sample) => {
  test('is recognised by its first bytes', async () => {
    expect(await detect(filesOf(sample))).toMatchObject({ source })
  })

  test('becomes these records', async () => {
    const records = read(sample)
    const found = await all(records)
    const { version, incomplete } = records
    const golden = JSON.stringify({ source, version, incomplete, records: found }, null, 2)
    await expect(`${golden}\n`).toMatchFileSnapshot(`./golden/${source}.json`)
  })

  test('is the same when it is pretty, in a ZIP or in one-byte pieces', async () => {
    const found = await all(read(sample))
    const whole = { ...sample, files: sample.files.map(({ name, text }) => ({ name, text })) }
    const files = filesOf(whole).map((file) => ({
      name: file.name,
      lastModified: file.lastModified,
      stream: () => inPieces(file, 1),
    }))
    expect(await all(readExport(files, sample.options))).toEqual(found)
  })

  test.each(modes)('loses nothing silently in mode %s, and says the same in a dry run', async (mode) => {
    const { user, sent } = await importService()
    const dry = await importInto(user, read(sample), { mode, dryRun: true })
    expect(sent).toEqual([])
    expect(dry.estimate).not.toBeNull()
    const report = await importInto(user, read(sample), { mode })
    const skipped = Object.values(report.skipped).reduce((sum, number) => sum + number, 0)
    expect(report.read).toBe(report.kept + skipped)
    expect(report.read).toBe(dry.read)
    expect(report.read).toBeGreaterThan(0)
    expect(report).toMatchObject({ source, mode, done: true })
    if (mode !== 'preserve') expect(sent.filter(({ path }) => path.includes('/memories'))).toEqual([])
    const commits = sent.filter(({ path }) => path.endsWith('/turns'))
    for (const { body } of commits) expect(body).toMatchObject({ infer: mode === 'derive' })
  })

  test('is there once, however often it is imported', async () => {
    const { user, stored } = await importService()
    const first = await importInto(user, read(sample))
    const before = await stored()
    const second = await importInto(user, read(sample))
    expect(await stored()).toEqual(before)
    expect(second.imported).toEqual({ turns: 0, memories: 0, relations: 0 })
    const { turns, memories, relations } = first.imported
    if (source !== 'neuromem') expect(second.existing).toBe(first.existing + turns + memories + relations)
    expect(second.kept).toBe(first.kept)
  })

  test('cut anywhere and resumed is as if it had not been cut', async () => {
    const whole = await importService()
    const report = await importInto(whole.user, read(sample))
    const stored = await whole.stored()
    for (let after = 1; after < whole.sent.length; after += 1) {
      // What was refused changed nothing: a cut after it is the cut before it.
      if ((whole.sent[after - 1]?.status ?? 0) >= 400) continue
      const cut = await importService(whole)
      cut.fault.after = after
      const progress: { position?: Position } = {}
      const onProgress = ({ position }: { position: Position }) => {
        progress.position = JSON.parse(JSON.stringify(position)) as Position
      }
      const failure = importInto(cut.user, read(sample), { onProgress })
      await expect(failure).rejects.toMatchObject({ name: 'ImportError', code: 'failed' })
      cut.fault.after = Number.POSITIVE_INFINITY
      const resumeFrom = progress.position
      const resumed = await importInto(cut.user, read(sample), resumeFrom ? { resumeFrom } : {})
      expect(await cut.stored()).toEqual(stored)
      // Our own lines are tried in halves: what the service took before the end is there already.
      if (source === 'neuromem') continue
      expect({ ...resumed, position: null }).toEqual({ ...report, position: null })
    }
  })

  test('has the times that the source says, and never the present', async () => {
    const { user, sent } = await importService()
    await importInto(user, read(sample), { mode: 'preserve' })
    const text = JSON.stringify(sent.map(({ body }) => body))
    const years = [...text.matchAll(/"(\d{4})-\d\d-\d\dT[^"]*Z"/g)].map(([, year]) => Number(year))
    for (const year of years) expect(year).toBeLessThanOrEqual(2026)
    const now = new Date().toISOString().slice(0, 10)
    expect(text.includes(now)).toBe(false)
  })

  property.prop(
    [fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 40 })],
    {
      numRuns: 12,
    },
  )(
    'broken off, overwritten or cut out at any byte it is read to the end and accounts for the rest',
    async (at, way, size) => {
      const damaged = { ...sample, files: sample.files.map((file) => damage(file, at, way, size)) }
      const { user } = await importService()
      const report = await importInto(user, readExport(filesOf(damaged), { ...sample.options, source }))
      const skipped = Object.values(report.skipped).reduce((sum, number) => sum + number, 0)
      expect(report.read).toBe(report.kept + skipped)
    },
  )

  test('what another system inferred waits for the person, their own words do not', async () => {
    const { user, memories } = await importService()
    await importInto(user, read(sample))
    const found = (await all(read(sample))).filter((record) => record.kind === 'memory')
    const persons = new Set(found.filter(({ by_person }) => by_person).map(({ external_id }) => external_id))
    if (source === 'neuromem') return
    for (const memory of await memories()) {
      const { imported } = memory.metadata as { imported: { id: string } }
      const isPersons = persons.has(imported.id)
      expect(memory).toMatchObject({
        requires_confirmation: !isPersons,
        evidence_level: isPersons ? 'S0_user_claim' : 'S1_ai_inference',
        metadata: { imported: { source } },
      })
    }
  })

  test('counts a message that was cut into turns once', async () => {
    const found = await all(read(sample))
    const turns = found.flatMap((record) => (record.kind === 'session' ? record.turns : []))
    const ids = new Set(turns.map(({ meta }) => (meta.imported as { id: string }).id))
    if (turns.length > 0) expect(itemsIn(turns)).toBeLessThanOrEqual(turns.length)
    expect(ids.size).toBeLessThanOrEqual(turns.length)
  })
})

function damage(file: { name: string; text: string }, at: number, way: number, size: number) {
  const bytes = new TextEncoder().encode(file.text)
  const from = at % bytes.length
  const parts = [
    [bytes.slice(0, from)],
    [bytes.slice(0, from), new Uint8Array(size).fill(0x2a), bytes.slice(from + size)],
    [bytes.slice(0, from), bytes.slice(from + size)],
  ][way] as Uint8Array<ArrayBuffer>[]
  return { name: file.name, text: new TextDecoder().decode(Buffer.concat(parts)) }
}

function inPieces(file: Blob, size: number): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      if (at >= file.size) return controller.close()
      const piece = await file.slice(at, at + size * 997).arrayBuffer()
      at += piece.byteLength
      const bytes = new Uint8Array(piece)
      for (let from = 0; from < bytes.length; from += size)
        controller.enqueue(bytes.subarray(from, from + size))
    },
  })
}
