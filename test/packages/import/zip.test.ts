import { type Unzipped, Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { detect, type ImportRecord, readExport } from '../../../packages/neuromem/src/import/index.ts'
import { openFiles } from '../../../packages/neuromem/src/import/reading/open.ts'
import { chatgpt } from './samples/chatgpt.ts'
import { claude } from './samples/claude.ts'
import { CHANGED, filesOf, type Sample } from './samples/sample.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const entriesOf = (sample: Sample): Unzipped =>
  Object.fromEntries(sample.files.map(({ name, text }) => [name, bytes(text)]))
const asFile = (zip: Uint8Array) => new File([zip as BlobPart], 'export.zip', { lastModified: CHANGED })

async function all(records: AsyncIterable<ImportRecord>): Promise<ImportRecord[]> {
  const found: ImportRecord[] = []
  for await (const record of records) found.push(record)
  return found
}

/** As programs write it that do not know the sizes beforehand. */
function streamed(entries: Unzipped, Entry: typeof ZipDeflate | typeof ZipPassThrough): Uint8Array {
  const parts: Uint8Array[] = []
  const zip = new Zip((_, part) => parts.push(part))
  for (const [name, content] of Object.entries(entries)) {
    const entry = new Entry(name)
    zip.add(entry)
    entry.push(content, true)
  }
  zip.end()
  return Buffer.concat(parts)
}

describe.each([claude, chatgpt])('$source', (sample) => {
  const ways = {
    deflated: () => zipSync(entriesOf(sample)),
    stored: () => zipSync(entriesOf(sample), { level: 0 }),
    'deflated, sizes behind': () => streamed(entriesOf(sample), ZipDeflate),
    'stored, sizes behind': () => streamed(entriesOf(sample), ZipPassThrough),
    'in a folder': () => zipSync({ 'my export': entriesOf(sample), 'my export/empty': {} }),
  }
  test.each(Object.entries(ways))('a ZIP (%s) gives what its files give', async (_, make) => {
    const files = [asFile(make())]
    expect(await detect(files)).toMatchObject({ source: sample.source })
    const places = (records: ImportRecord[]) =>
      records.map((record) =>
        record.kind === 'skipped' ? { ...record, where: record.where.replace('my export/', '') } : record,
      )
    expect(places(await all(readExport(files)))).toEqual(await all(readExport(filesOf(sample))))
  })

  test('a ZIP that is broken off anywhere is read to its end', async () => {
    const whole = zipSync(entriesOf(sample))
    for (let end = 1; end < whole.length; end += Math.ceil(whole.length / 60)) {
      const found = await all(readExport([asFile(whole.slice(0, end))], { source: sample.source }))
      expect(found.every((record) => record.kind !== 'skipped' || record.where !== '')).toBe(true)
    }
  })
})

test('a file of a ZIP of which nothing is known is one item', async () => {
  const extra = {
    'chat.html': bytes('<html>'),
    'images/a.png': new Uint8Array(70_000),
    'notes.json': bytes('[{"x":1}]'),
  }
  const found = await all(readExport([asFile(zipSync({ ...extra, ...entriesOf(chatgpt) }))]))
  const unknown = found.filter(
    (record) => record.kind === 'skipped' && record.where.startsWith('export.zip#'),
  )
  expect(unknown).toEqual([
    { kind: 'skipped', where: 'export.zip#chat.html', why: 'unknown_type' },
    { kind: 'skipped', where: 'export.zip#images/a.png', why: 'unknown_type' },
    { kind: 'skipped', where: 'export.zip#notes.json', why: 'unknown_type' },
  ])
})

test('an entry that unpacks to more than a thousand times its size is refused, what stands beside it is read', async () => {
  const bomb = new Uint8Array(40_000_000).fill(0x20)
  bomb[0] = 0x5b
  const zip = zipSync({ 'conversations-000.json': bomb, ...entriesOf(chatgpt) }, { level: 9 })
  const found = await all(readExport([asFile(zip)]))
  expect(found).toContainEqual({
    kind: 'skipped',
    where: 'export.zip#conversations-000.json',
    why: 'malformed',
  })
  expect(found.some((record) => record.kind === 'session')).toBe(true)
})

test('what unpacks to too much in all ends there', async () => {
  const names: string[] = []
  const zip = zipSync({ 'a.json': bytes('[1]'), 'b.json': bytes('x'.repeat(5_000)), 'c.json': bytes('[3]') })
  for await (const file of openFiles([asFile(zip)], { ratio: 1_000, total: 4_000 }))
    names.push('why' in file ? `${file.why} ${file.where}` : file.name)
  const refused = ['b.json', 'c.json'].flatMap((name) => [name, `malformed export.zip#${name}`])
  expect(names).toEqual(['a.json', ...refused, 'malformed export.zip#end'])
})

test('an entry packed in an unknown way is malformed, those beside it are read', async () => {
  const zip = zipSync({ 'conversations-000.json': bytes('[]'), ...entriesOf(chatgpt) })
  zip[8] = 99
  const found = await all(readExport([asFile(zip)]))
  expect(found).toContainEqual({
    kind: 'skipped',
    where: 'export.zip#conversations-000.json',
    why: 'malformed',
  })
  expect(found.filter((record) => record.kind === 'session')).toHaveLength(2)
})

describe('an entry that unpacks and is not what was packed', () => {
  const text = JSON.stringify([{ x: 'here' }])
  const ways = {
    stored: () => zipSync({ 'a.json': bytes(text), '备忘.json': bytes(text) }, { level: 0 }),
    'sizes behind': () => streamed({ 'a.json': bytes(text), '备忘.json': bytes(text) }, ZipPassThrough),
  }
  const namesOf = async (zip: Uint8Array) => {
    const names: string[] = []
    for await (const file of openFiles([asFile(zip)]))
      names.push('why' in file ? `${file.why} ${file.where}` : file.name)
    return names
  }
  test.each(Object.entries(ways))('is named by its checksum (%s)', async (_, make) => {
    const zip = make()
    expect(await namesOf(zip)).toEqual(['a.json', '备忘.json'])
    const at = Buffer.from(zip).lastIndexOf('here')
    zip[at] = 0x74
    expect(await namesOf(zip)).toEqual(['a.json', '备忘.json', 'malformed export.zip#备忘.json'])
  })

  test('is named in a large ZIP and in one with a comment', async () => {
    const zip = Buffer.from(ways.stored())
    zip[zip.indexOf('here')] = 0x74
    const end = zip.length - 22
    const size = zip.readUInt32LE(end + 12)
    const large = Buffer.alloc(56)
    large.writeUInt32LE(0x06064b50)
    large.writeBigUInt64LE(BigInt(size), 40)
    const locator = Buffer.alloc(20)
    locator.writeUInt32LE(0x07064b50)
    const last = Buffer.from(zip.subarray(end))
    last.writeUInt32LE(0xffffffff, 12)
    last.writeUInt16LE(7, 20)
    const made = Buffer.concat([zip.subarray(0, end), large, locator, last, Buffer.from('PK\x05\x06...')])
    expect(await namesOf(made)).toEqual(['a.json', '备忘.json', 'malformed export.zip#a.json'])
  })

  test('a ZIP that is broken off between two entries is broken off', async () => {
    const zip = ways.stored()
    const second = Buffer.from(zip).indexOf('PK\x03\x04', 4)
    expect(await namesOf(zip.slice(0, second))).toEqual(['a.json', 'malformed export.zip#end'])
  })
})
