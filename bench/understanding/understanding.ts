import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { startService } from '../support/service.ts'
import { type Judge, judgeLife } from './living/judge.ts'
import { Life } from './living/life.ts'
import { type Lived, live, type Spent, spent } from './living/live.ts'
import { measure, type Share, type Shares, type Verdict, verdictsOf } from './living/measure.ts'
import { beyondFixed, fixedPart, textOf } from './living/tokens.ts'
import { ownLives } from './own/compose.ts'

/**
 * `npm run bench -- understanding [--judge verdicts.json] [--judge-model name] [--verdicts out.json]
 * [--price in,out] [--json out.json] [file…]`: whole lives against the models of the environment, and one
 * table. A file holds a life or a list of lives; without files the project's own are lived. `verdicts.json`:
 * content of a memory → sensible, wrong or junk, by whoever judged it; what it does not name is judged by
 * the second model (at `OPENAI_BASE_URL`, or at `JUDGE_BASE_URL` with `JUDGE_API_KEY`), else by the life's
 * own patterns. `--verdicts` writes all verdicts in that form, to be looked through and handed in again.
 * Prices are of a million tokens.
 */
const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: {
    judge: { type: 'string' },
    'judge-model': { type: 'string' },
    verdicts: { type: 'string' },
    price: { type: 'string' },
    json: { type: 'string' },
  },
  allowPositionals: true,
})
const files = positionals.filter((name) => name !== 'understanding')

const Verdicts = z.record(z.string(), z.enum(['sensible', 'wrong', 'junk']))
const given = values.judge ? Verdicts.parse(JSON.parse(readFileSync(values.judge, 'utf8'))) : {}

/** Of a million tokens: asked, answered. */
const Price = z.tuple([z.coerce.number().min(0), z.coerce.number().min(0)])
const price = values.price ? Price.parse(values.price.split(',')) : undefined

const { JUDGE_API_KEY, JUDGE_BASE_URL, OPENAI_API_KEY, OPENAI_BASE_URL } = process.env
const judge: Judge | undefined = values['judge-model']
  ? {
      model: values['judge-model'],
      apiKey: JUDGE_API_KEY || OPENAI_API_KEY || '',
      baseURL: JUDGE_BASE_URL || OPENAI_BASE_URL || 'https://api.openai.com/v1',
    }
  : undefined

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
  /** Null without a price. */
  readonly cost: number | null
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
        cost: costOf(before, after),
        beyond,
      })
    }
    const measured: Measured[] = []
    const verdicts: [string, Verdict][] = []
    for (const [place, { life, left, ...took }] of lived.entries()) {
      const next = nextOf(place)
      const judged = await judgedOf(life, left)
      const shares = await measure(service, life, left, next?.questions ?? [], judged)
      verdicts.push(...verdictsOf(life, left.memories, judged))
      measured.push({ life, shares, ...took, ms: left.ms })
    }
    if (values.verdicts) writeFileSync(values.verdicts, JSON.stringify(Object.fromEntries(verdicts), null, 2))
    return { model: service.services.models.name, measured }
  } finally {
    await service.close()
  }
}

/** The file's verdicts, and the second model's on what the file does not name. */
async function judgedOf(life: Life, { memories }: Lived): Promise<Record<string, Verdict>> {
  if (!judge) return given
  const open = verdictsOf(life, memories, given).flatMap(([content]) => (given[content] ? [] : [content]))
  return { ...(await judgeLife(judge, life, open)), ...given }
}

function costOf(before: Spent, after: Spent): number | null {
  if (!price) return null
  const answered = after.answered - before.answered
  const asked = after.tokens - before.tokens - answered
  return (asked * price[0] + answered * price[1]) / 1_000_000
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
    ['cost a session', each((some) => (price ? per(some, ({ cost }) => cost ?? 0) : null))] as const,
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

const shown = (figure: number | null, row: string): string =>
  figure === null ? '–' : figure.toFixed(row.startsWith('cost') ? 5 : 1)

function tableOf(model: string, rows: Record<string, Figures>): string {
  const head = [
    `| | ${LANGUAGES.map((language) => `${model}, ${language}`).join(' | ')} |`,
    '|---|---|---|---|',
  ]
  const lines = Object.entries(rows).map(
    ([row, figures]) =>
      `| ${row.replaceAll('_', ' ')} | ` +
      `${LANGUAGES.map((language) => shown(figures[language], row)).join(' | ')} |`,
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
