import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import {
  type ImportRecord,
  importInto,
  type Position,
  type SessionRecord,
} from '../../../packages/neuromem/src/import/index.ts'
import { importService } from './support/service.ts'

const at = (second: number) => new Date(1_777_852_800_000 + second * 1_000).toISOString()
const imported = (id: string) => ({ imported: { source: 'jsonl', version: '1', id } })
const session = (name: string, turns: number): SessionRecord => ({
  kind: 'session',
  session_id: `import:jsonl:${name}`,
  turns: Array.from({ length: turns }, (_, index) => ({
    turn_id: `${name}-${index}`,
    role: 'user',
    text: `Words ${index}`,
    timestamp_iso: at(index),
    meta: imported(`${name}-${index}`),
  })),
})
const memory = (name: string): ImportRecord => ({
  kind: 'memory',
  external_id: name,
  content: `Fact ${name}`,
  type: 'fact',
  created_at: at(1),
  metadata: imported(name),
})
const skipped = (place: string): ImportRecord => ({ kind: 'skipped', where: `f#${place}`, why: 'empty' })

const KINDS = [
  (place: number) => session(`s${place}`, 95),
  (place: number) => session(`s${place}`, 1),
  (place: number) => memory(`m${place}`),
  (place: number) => skipped(`x${place}`),
]
async function* stream(records: readonly ImportRecord[]): AsyncGenerator<ImportRecord> {
  yield* records
}
const mixed = (kinds: readonly number[]) => kinds.flatMap((kind, place) => KINDS[kind]?.(place) ?? [])
const many = (length: number) => Array.from({ length }, (_, index) => memory(`many${index}`))

property.prop(
  [fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 6 }), fc.nat(40), fc.nat(1)],
  {
    numRuns: 8,
  },
)(
  'killed twice at any request and resumed, an import is as if it had not been',
  async (kinds, kill, crowd) => {
    const records = [...mixed(kinds), ...many(crowd * 600), ...mixed(kinds).reverse()]
    const whole = await importService()
    const report = await importInto(whole.user, stream(records))
    const cut = await importService(whole)
    let resumeFrom: Position | undefined
    const onProgress = ({ position }: { position: Position }) => {
      resumeFrom = structuredClone(position)
    }
    for (const after of [kill % 7, kill, Number.POSITIVE_INFINITY]) {
      cut.fault.after = cut.sent.length + after
      const run = importInto(
        cut.user,
        stream(records),
        resumeFrom ? { resumeFrom, onProgress } : { onProgress },
      )
      const end = await run.catch((error: unknown) => error as { position: Position | null })
      if ('done' in end) {
        expect({ ...end, position: null }).toEqual({ ...report, position: null })
        break
      }
      expect(end.position?.records).toBeGreaterThanOrEqual(resumeFrom?.records ?? 0)
      resumeFrom = structuredClone(end.position) ?? undefined
    }
    expect(await cut.stored()).toEqual(await whole.stored())
  },
  // up to 16 imports of 1 200 memories each: a busy machine needs two minutes for some draws
  300_000,
)

test('commits have 40 turns of a session, in order, from its first; batches 500 items', async () => {
  const { user, sent } = await importService()
  await importInto(user, stream([session('a', 95), ...many(1_100), session('b', 41)]))
  const sizes = sent.flatMap(({ path, body }): (string | number)[] => {
    const { turns, items } = body as { turns?: unknown[]; items?: unknown[] }
    return turns ? [`${path.split('/')[4]?.slice(-1)} ${turns.length}`] : items ? [items.length] : []
  })
  expect(sizes).toEqual(['a 40', 'a 40', 'a 15', 500, 500, 'b 40', 'b 1', 100])
})

test('what the service refuses for what it says is counted, and the rest goes on', async () => {
  const { user, fault, stored, memories } = await importService()
  fault.refuses = ({ body }) => /Words 7"|Fact many3"/.test(JSON.stringify(body))
  const report = await importInto(user, stream([session('a', 50), ...many(20)]))
  expect(report).toMatchObject({
    done: true,
    read: 70,
    kept: 68,
    imported: { turns: 49, memories: 19 },
    skipped: { refused: 2 },
  })
  expect((await stored()).filter((line) => line.startsWith('["turn"'))).toHaveLength(49)
  expect(await memories()).toHaveLength(19)
})

test('aborted it resolves, says how far it came and goes on from there', async () => {
  const { user, sent, stored } = await importService()
  const abort = new AbortController()
  const records = [session('a', 200), ...many(30)]
  const half = await importInto(user, stream(records), {
    signal: abort.signal,
    onProgress: ({ report }) => {
      if (report.imported.turns >= 80) abort.abort()
    },
  })
  expect(half).toMatchObject({ done: false, imported: { turns: 80 }, position: { turns: 80 } })
  expect(sent).toHaveLength(2)
  const report = await importInto(user, stream(records), {
    resumeFrom: JSON.parse(JSON.stringify(half.position)),
  })
  expect(report).toMatchObject({ done: true, read: 230, imported: { turns: 200, memories: 30 }, existing: 0 })
  const whole = await importService()
  await importInto(whole.user, stream(records))
  expect(await stored()).toEqual(await whole.stored())
})

test('a position is of one mode', async () => {
  const { user } = await importService()
  const { position } = await importInto(user, stream([memory('a')]))
  await expect(
    importInto(user, stream([memory('a')]), { mode: 'turns', resumeFrom: position }),
  ).rejects.toMatchObject({
    code: 'invalid',
  })
})

test('a budget that is spent stops a derivation, with the place to go on from tomorrow', async () => {
  const { user } = await importService()
  const spent = {
    ...user,
    request: (async () => ({ status: 'RECEIVED', last_error: { code: 'budget_exhausted' } })) as never,
  }
  const failure = importInto(spent, stream([session('a', 90)]), { mode: 'derive' })
  await expect(failure).rejects.toMatchObject({
    code: 'budget_exhausted',
    position: { records: 0, turns: 40, job: { session: 'import:jsonl:a' } },
  })
})

test('a job that failed is named, and what comes after it in its session is not waited for', async () => {
  const { user, sent } = await importService()
  const asked: string[] = []
  const failing = {
    ...user,
    request: (async (method: string, path: string) => {
      asked.push(`${method} ${path.split('/').at(-2)}`)
      return { status: 'STAGE2_FAILED', last_error: { code: 'model_error' } }
    }) as never,
  }
  const report = await importInto(failing, stream([session('a', 120)]), { mode: 'derive' })
  expect(report.jobs_failed).toHaveLength(1)
  expect(report.imported.turns).toBe(120)
  expect(asked.filter((one) => one === 'GET jobs')).toHaveLength(1)
  expect(sent.filter(({ path }) => path.endsWith('/turns'))).toHaveLength(3)
})
