/**
 * `npm run bench` without a name: what the last runs of the benches on this machine say, on one screen: ours,
 * theirs, the ratio, the goal. `npm run bench -- --write` puts it into docs/design/performance.md.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { linesOf, RESULTS, type Report, type Row } from './support/report.ts'

interface Line {
  readonly what: string
  /** Begin of the report's name and title, which of its rows, and the column. */
  readonly from: string
  readonly row: (row: Row) => boolean
  readonly column: string
  readonly goal: string
  /** Another report, where `theirs` are not rows of the same one. */
  readonly beside?: string
  /** Rows that others have. */
  readonly theirs?: Readonly<Record<string, (row: Row) => boolean>>
}

const first = () => true
const has = (column: string, value: string | number) => (row: Row) => row[column] === value

const SIZES = [
  { size: 1_000, name: '1 k', p50: '≤ 10', p95: '', share: '1.000' },
  { size: 10_000, name: '10 k', p50: '≤ 17', p95: '', share: '≥ 0.993' },
  { size: 100_000, name: '100 k', p50: '≤ 40', p95: '≤ 60', share: '1.000' },
]
/** Of the companion's bench. */
const talking = (users: number, connections: 'open' | 'new') => (row: Row) =>
  row['users at once'] === users && row.connections === connections
const by = (who: string, size: number) => (row: Row) => row.who === who && row.memories === size

const lines: readonly Line[] = [
  ...SIZES.flatMap(({ size, name, p50, p95, share }): Line[] => {
    const own = { from: 'recall recall, Postgres, 100 other users', row: has('memories', size) }
    const memories = `recall over HTTP, ${name} memories`
    return [
      { ...own, what: `${memories}, p50 ms`, column: 'HTTP p50 ms', goal: p50 },
      ...(p95 ? [{ ...own, what: `${memories}, p95 ms`, column: 'p95 ms', goal: p95 }] : []),
      { ...own, what: `recall@10, ${name}`, column: 'recall@10', goal: share },
      {
        what: `beside others, ${name}, p50 ms`,
        ...{ from: 'peers ', row: by('neuromem', size), column: 'p50 ms', goal: '' },
        theirs: {
          mem0: by('mem0', size),
          Mastra: by('Mastra', size),
          'SQL by hand': by('SQL by hand', size),
        },
      },
    ]
  }),
  {
    what: 'the same, 10 k, beside 10 × the rows of another tenant, p50 ms',
    ...{ from: 'recall recall, Postgres, beside', row: has('memories', 10_000), column: 'HTTP p50 ms' },
    goal: '× 1.0',
    theirs: { alone: has('memories', 10_000) },
    beside: 'recall recall, Postgres, 100 other users',
  },
  ...[90, 360].map(
    (relations): Line => ({
      what: `recall over HTTP, ${relations} relations, p50 ms`,
      ...{ from: 'recall recall with relations, Postgres', row: has('relations', relations) },
      ...{ column: 'HTTP p50 ms', goal: '≤ 20' },
    }),
  ),
  {
    what: 'recall over HTTP, 1 k memories and their 1 k turns, p50 ms',
    ...{ from: 'recall recall with turns, Postgres', row: first, column: 'HTTP p50 ms', goal: '' },
  },
  ...[1, 10, 50].map(
    (users, place): Line => ({
      what: `companion, first token, ${users} at once, p50 ms`,
      ...{ from: 'companion first token', row: talking(users, 'open'), column: 'p50' },
      goal: ['≤ 25', '≤ 120', '≤ 400'][place]!,
    }),
  ),
  {
    what: 'companion, 50 at once, p95 ms',
    ...{ from: 'companion first token', row: talking(50, 'open'), column: 'p95', goal: '≤ 900' },
  },
  ...['p50', 'p95'].map(
    (column, place): Line => ({
      what: `companion, 50 at once, all by new connections, ${column} ms`,
      ...{ from: 'companion first token', row: talking(50, 'new'), column },
      goal: ['≤ 400', '≤ 900'][place]!,
    }),
  ),
  {
    what: 'companion, 50 at once, messages a second',
    ...{ from: 'companion first token', row: talking(50, 'open') },
    ...{ column: 'messages a second', goal: '≥ 60' },
  },
  {
    what: 'companion, 50 at once, failed messages',
    ...{ from: 'companion first token', row: talking(50, 'open'), column: 'failed', goal: '0' },
  },
  {
    what: 'outbox lag, p50 s',
    ...{ from: 'companion outbox', row: first, column: 'outbox lag p50, s', goal: '≤ 1.5' },
  },
  { what: 'outbox lag, p95 s', from: 'companion outbox', row: first, column: 'p95, s', goal: '≤ 4' },
  ...[1, 8].map(
    (at, place): Line => ({
      what: `ingest, ${at} at once, turns a second`,
      ...{ from: 'ingest ', row: has('sessions at once', at), column: 'turns a second' },
      goal: ['≥ 220', '≥ 450'][place]!,
    }),
  ),
  ...['p50', 'p95'].map(
    (share, place): Line => ({
      what: `experience search, 50 k claims, ${share} ms`,
      ...{ from: 'experience ', row: first, column: `${share} ms`, goal: ['≤ 60', '≤ 100'][place]! },
    }),
  ),
  {
    what: 'experience search, recall@10',
    ...{ from: 'experience ', row: first, column: 'recall@10', goal: '≥ 0.98' },
  },
  {
    what: 'bytes a memory',
    from: 'sizes ',
    row: has('table', 'memories'),
    column: 'bytes a row',
    goal: '≤ 4000',
  },
  {
    what: 'bytes a memory, with source and history',
    from: 'sizes ',
    row: has('table', 'memories, with source and history'),
    column: 'bytes a row',
    goal: '≤ 4600',
  },
  ...['Postgres', 'embedded'].flatMap((database, place): Line[] => [
    {
      what: `start, ${database}, s`,
      ...{ from: 'start ', row: has('database', database), column: 'start p50 s' },
      goal: ['≤ 0.5', '≤ 1.8'][place]!,
    },
    {
      what: `resident memory, ${database}, MiB`,
      ...{ from: 'start ', row: has('database', database), column: 'resident MiB' },
      goal: ['≤ 130', '≤ 450'][place]!,
    },
  ]),
  {
    what: 'Worker without chemistry, KiB gzip',
    ...{
      from: 'worker ',
      row: has('worker', 'neuromem without chemistry'),
      column: 'KiB gzip',
      goal: '≤ 500',
    },
  },
  {
    what: 'Worker with chemistry, KiB gzip',
    ...{ from: 'worker ', row: has('worker', 'neuromem'), column: 'KiB gzip', goal: '≤ 860' },
  },
  {
    what: 'Worker, first answer, ms',
    ...{ from: 'worker ', row: has('worker', 'neuromem without chemistry') },
    ...{ column: 'first answer p50 ms', goal: '≤ 120' },
  },
]

const reports: readonly Report[] = existsSync(RESULTS)
  ? readdirSync(RESULTS)
      .filter((file) => file.endsWith('.json') && !file.startsWith('answers-'))
      .map((file) => JSON.parse(readFileSync(new URL(file, RESULTS), 'utf8')) as Report)
      .filter(({ commit }) => commit !== undefined)
      .sort((one, other) => (one.at < other.at ? 1 : -1))
  : []

const reportOf = (from: string, row: (row: Row) => boolean): Report | undefined =>
  reports.find(({ name, title, rows }) => `${name} ${title}`.startsWith(from) && rows.some(row))

function shown({ what, from, row, column, goal, beside, theirs = {} }: Line): Row {
  const found = reportOf(from, row)
  const ours = found?.rows.find(row)?.[column]
  const others = Object.entries(theirs).flatMap(([who, of]) => {
    const value = (beside === undefined ? found : reportOf(beside, of))?.rows.find(of)?.[column]
    return value === undefined || ours === undefined
      ? []
      : [{ who, value, ratio: Number(value) / Number(ours) }]
  })
  return {
    what,
    ours: ours ?? '–',
    theirs: others.map(({ who, value }) => `${who} ${value}`).join(' · '),
    ratio: others.map(({ ratio }) => `× ${ratio.toFixed(1)}`).join(' · '),
    goal,
    load: found ? found.load.toFixed(1) : '',
  }
}

const [newest] = reports
const ran =
  newest === undefined
    ? 'Nothing is measured here yet: npm run bench -- recall.'
    : `Last run: commit ${newest.commit}, ${newest.machine}, ${newest.at}. What was measured at a load ` +
      'above 2 is no figure.'
const page = linesOf(lines.map(shown)).join('\n')
console.log(`${page}\n\n${ran}`)

/** The page's place in the documents, between its marks. */
const DOCUMENT = new URL('../docs/design/performance.md', import.meta.url)
if (process.argv.includes('--write')) {
  const text = readFileSync(DOCUMENT, 'utf8')
  const marked = /(<!-- bench -->\n)[\s\S]*(<!-- \/bench -->)/u
  writeFileSync(DOCUMENT, text.replace(marked, `$1\`\`\`text\n${page}\n\`\`\`\n\n${ran}\n$2`))
}
