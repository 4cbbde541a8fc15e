import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { startService } from './support/service.ts'
import { ownLives } from './understanding/compose.ts'
import { Life } from './understanding/life.ts'
import { live, spent } from './understanding/live.ts'
import { measure, type Share, type Shares, type Verdict } from './understanding/measure.ts'
import { beyondFixed, fixedPart, textOf } from './understanding/tokens.ts'

/**
 * `npm run bench -- understanding [--judge verdicts.json] [--json out.json] [file…]`: whole lives against the
 * models of the environment, and one table. A file holds a life or a list of lives; without files the
 * project's own are lived. `verdicts.json`: content of a memory → sensible, wrong or junk, by whoever judged
 * it.
 */
const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { judge: { type: 'string' }, json: { type: 'string' } },
  allowPositionals: true,
})
const files = positionals.filter((name) => name !== 'understanding')

const Verdicts = z.record(z.string(), z.enum(['sensible', 'wrong', 'junk']))
const judged: Readonly<Record<string, Verdict>> = values.judge
  ? Verdicts.parse(JSON.parse(readFileSync(values.judge, 'utf8')))
  : {}

function livesOf(file: string): Life[] {
  const found: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return z.array(Life).parse(Array.isArray(found) ? found : [found])
}

const lives = files.length > 0 ? files.flatMap(livesOf) : ownLives()
const LANGUAGES = ['all', 'en', 'zh'] as const
type Figures = Record<(typeof LANGUAGES)[number], number | null>

interface Measured {
  readonly life: Life
  readonly shares: Shares
  readonly calls: number
  readonly tokens: number
  /** Of marking and extraction, beyond what is the same in every call. */
  readonly beyond: number
  readonly ms: number
}

async function run(): Promise<{ model: string; measured: Measured[] }> {
  const service = await startService(process.env.DATABASE_URL, { rules: true, models: true })
  try {
    const lived = []
    for (const life of lives) {
      const before = await spent(service)
      const left = await live(service, life)
      const after = await spent(service)
      const beyond = beyondFixed(before, after, service.services.models.name)
      lived.push({
        life,
        left,
        calls: after.calls - before.calls,
        tokens: after.tokens - before.tokens,
        beyond,
      })
    }
    const measured: Measured[] = []
    for (const [place, { life, left, ...took }] of lived.entries()) {
      const next = nextOf(place)
      const shares = await measure(service, life, left, next?.questions ?? [], judged)
      measured.push({ life, shares, ...took, ms: left.ms })
    }
    return { model: service.services.models.name, measured }
  } finally {
    await service.close()
  }
}

/** The next life of the same language: its questions are nobody's here. */
function nextOf(place: number): Life | undefined {
  const { lang, id } = lives[place]!
  const same = lives.filter((life) => life.lang === lang)
  const own = same.findIndex((life) => life.id === id)
  return same.length > 1 ? same[(own + 1) % same.length] : undefined
}

const ROWS = [
  ...[
    'facts covered',
    'memories sensible',
    'memories wrong',
    'memories junk',
    'events kept',
    'entities precision',
  ],
  ...['entities recall', 'traits found', 'traits precision', 'changes ended', 'relations wrong'],
]
const ASKED = ['evidence', 'answers'].flatMap((what) =>
  ['memories', 'turns', 'both'].map((kind) => `${what} with ${kind}`),
)

function figuresOf(measured: readonly Measured[]): Record<string, Figures> {
  const categories = [...new Set(measured.flatMap(({ shares }) => Object.keys(shares)))]
  const asked = ASKED.flatMap((row) => [
    row,
    ...categories.filter((key) => key.startsWith(`${row}: `)).sort(),
  ])
  const each = (count: (some: readonly Measured[]) => number | null): Figures => ({
    all: count(measured),
    en: count(measured.filter(({ life }) => life.lang === 'en')),
    zh: count(measured.filter(({ life }) => life.lang === 'zh')),
  })
  const per = (some: readonly Measured[], what: (one: Measured) => number) => {
    const sessions = some.reduce((sum, { life }) => sum + life.sessions.length, 0)
    return sessions === 0 ? null : some.reduce((sum, one) => sum + what(one), 0) / sessions
  }
  const rows = [
    ...ROWS.map((row) => [row, each((some) => percent(some, row))] as const),
    ['abstention', each((some) => balanced(some))] as const,
    ...asked.map((row) => [row, each((some) => percent(some, row))] as const),
    ['tokens a session', each((some) => per(some, ({ tokens }) => tokens))] as const,
    ['tokens of marking and extraction beyond the fixed part, times the text', each(timesTheText)] as const,
    ['tokens of the fixed part', each((some) => (some.length === 0 ? null : fixedPart()))] as const,
    ['calls a session', each((some) => per(some, ({ calls }) => calls))] as const,
    ['seconds a session', each((some) => per(some, ({ ms }) => ms / 1000))] as const,
  ]
  return Object.fromEntries(
    rows.map(([row, figures]) => [row.replaceAll(' ', '_').replaceAll(':', ''), figures]),
  )
}

/** How many tokens each token of what was said has cost. */
function timesTheText(some: readonly Measured[]): number | null {
  const said = some.reduce((sum, { life }) => sum + textOf(life), 0)
  return said === 0 ? null : some.reduce((sum, { beyond }) => sum + beyond, 0) / said
}

const sum = (some: readonly Measured[], row: string): Share =>
  some.reduce(
    (total, { shares }) => ({
      right: total.right + (shares[row]?.right ?? 0),
      of: total.of + (shares[row]?.of ?? 0),
    }),
    {
      right: 0,
      of: 0,
    },
  )

function percent(some: readonly Measured[], row: string): number | null {
  const { right, of } = sum(some, row)
  return of === 0 ? null : (100 * right) / of
}

/** The mean of the two: how many questions of its own a life answers, and how many of another it refuses. */
function balanced(some: readonly Measured[]): number | null {
  const [own, others] = [
    percent(some, 'abstention: own answered'),
    percent(some, 'abstention: others refused'),
  ]
  return own === null || others === null ? null : (own + others) / 2
}

const shown = (figure: number | null): string => (figure === null ? '–' : figure.toFixed(1))

function tableOf(model: string, rows: Record<string, Figures>): string {
  const head = [
    `| | ${LANGUAGES.map((language) => `${model}, ${language}`).join(' | ')} |`,
    '|---|---|---|---|',
  ]
  const lines = Object.entries(rows).map(
    ([row, figures]) =>
      `| ${row.replaceAll('_', ' ')} | ` +
      `${LANGUAGES.map((language) => shown(figures[language])).join(' | ')} |`,
  )
  return [...head, ...lines].join('\n')
}

function commitOf(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}

const { model, measured } = await run()
const rows = figuresOf(measured)
console.log(tableOf(model, rows))
if (values.json)
  writeFileSync(
    values.json,
    JSON.stringify({ model, commit: commitOf(), lives: lives.length, rows }, null, 2),
  )
