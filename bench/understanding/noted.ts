import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  chanceBy,
  type Heard,
  LIKELY,
  seenOf,
  UNLIKELY,
  type Weights,
  weightsIn,
} from '../../src/core/rules/conversation/worth/noted.ts'
import { common } from '../../src/core/rules/conversation/worth/tables/common.ts'
import { judgedSentences, mayTell, staysAnyway } from '../../src/core/rules/reading.ts'
import { type Case, fitted } from './fitting/logistic.ts'
import { ownLives } from './own/compose.ts'

/**
 * `npm run bench -- noted [--write]`: how the rules judge talk of which each turn was judged by its writer
 * (`understanding/talk`: keep 2 would be noted, 1 either, 0 not), each writer's by what the others wrote; with
 * `--write` the weights of all are put where the rules read them.
 */
interface Turn {
  readonly by: 'user' | 'assistant'
  readonly text: string
  readonly keep?: 0 | 1 | 2
}
interface Judged extends Case {
  readonly keep: 0 | 1 | 2
  readonly heard: readonly Heard[]
  readonly isWorthy: boolean
  /** Something in it is kept whatever it is of, or can be told at all. */
  readonly stays: boolean
  readonly tells: boolean
}

const STRENGTH = 0.4
/** Weights nearer to zero are left out. */
const LEAST = 0.06
/** So many times the own lives count: they are few and plain. */
const OWN_TIMES = 3
const FOLDER = new URL('./talk/', import.meta.url)
const { values } = parseArgs({ args: process.argv.slice(3), options: { write: { type: 'boolean' } } })

const KEEP = { keep: 2, event: 2, either: 1, drop: 0 } as const
const written = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.jsonl'))
  .map((file) => ({
    writer: file.slice(0, -6),
    turns: judgedIn(readFileSync(new URL(file, FOLDER), 'utf8')),
  }))
const own = (['en', 'zh'] as const).map((lang) => ({ writer: `${lang}, own lives`, turns: ownIn(lang) }))
const writers = [...written, ...own]

/** What the project's own lives say, each text once. */
function ownIn(lang: 'en' | 'zh'): Judged[] {
  const turns = ownLives()
    .filter((life) => life.lang === lang)
    .flatMap(({ sessions }) => sessions.flatMap((session) => session.turns))
  const labels = new Map(turns.flatMap(({ text, label }) => (label ? [[text, label] as const] : [])))
  return Array.from(labels, ([text, label]) => judged(text, KEEP[label]))
}

function judgedIn(lines: string): Judged[] {
  const turns = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Turn)
  return turns.flatMap(({ by, text, keep }) =>
    by === 'user' && keep !== undefined ? [judged(text, keep)] : [],
  )
}

function judged(text: string, keep: 0 | 1 | 2): Judged {
  const { heard, worthy } = judgedSentences(text)
  return {
    ...{ keep, heard, is: keep === 2, seen: seenOf(heard, worthy.length > 0) },
    isWorthy: worthy.length > 0,
    stays: worthy.some(staysAnyway),
    tells: heard.some(mayTell),
  }
}

/** The rows of weights that such turns teach, rounded to a hundredth. */
function taughtBy(turns: readonly Judged[]): string[] {
  const weights = fitted(
    turns.filter(({ keep }) => keep !== 1),
    STRENGTH,
  )
  const lines = Map.groupBy(
    Array.from(weights).filter(([word, weight]) => word.startsWith(':') || Math.abs(weight) >= LEAST),
    ([, weight]) => weight.toFixed(2),
  )
  return Array.from(lines)
    .toSorted(([one], [other]) => Number(other) - Number(one))
    .flatMap(([weight, words]) => folded(weight, words.map(([word]) => word).toSorted()))
}

/** As many lines as it takes, each with the weight. */
function folded(weight: string, words: readonly string[]): string[] {
  const rows = words.join(' ').match(/.{1,110}(?: |$)/gu) ?? []
  return rows.map((row) => `  ${weight} ${row.trimEnd()}`)
}

function isKept({ heard, isWorthy, stays, tells }: Judged, weights: Weights): boolean {
  const chance = chanceBy(weights, heard, isWorthy)
  return isWorthy ? stays || chance >= UNLIKELY : tells && chance >= LIKELY
}

const percent = (part: number, whole: number): string => ((100 * part) / Math.max(1, whole)).toFixed(1)

function shares(turns: readonly Judged[], keeps: (turn: Judged) => boolean): string[] {
  const kept = turns.filter(keeps)
  const count = (of: readonly Judged[], wanted: number) => of.filter(({ keep }) => keep === wanted).length
  return [
    percent(count(kept, 2), count(turns, 2)),
    percent(count(kept, 0), count(turns, 0)),
    percent(count(kept, 0), kept.length),
  ]
}

interface Written {
  readonly writer: string
  readonly turns: readonly Judged[]
}

const languageOf = ({ writer }: Written): string => writer.slice(0, 2)
/** Single sentences and the own lives are of no talk that others wrote too: a fifth of them is judged by all else. */
const isAlone = ({ writer }: Written): boolean => /[789]/u.test(writer) || writer.includes('own')
const PARTS = 5

const taught = (of: readonly Written[]): Judged[] =>
  of.flatMap((one) =>
    Array.from({ length: one.writer.includes('own') ? OWN_TIMES : 1 }, () => one.turns).flat(),
  )

/** Which of a writer's turns are kept by what all else of the language teaches. */
function keptOf(one: Written): Set<Judged> {
  const others = writers.filter((other) => other !== one && languageOf(other) === languageOf(one))
  const parts = isAlone(one)
    ? Array.from({ length: PARTS }, (_, part) => one.turns.filter((_, at) => at % PARTS === part))
    : [one.turns]
  return new Set(
    parts.flatMap((part) => {
      const rest = { ...one, turns: one.turns.filter((turn) => !part.includes(turn)) }
      const weights = weightsIn(common, taughtBy(taught([...others, rest])).join('\n'))
      return part.filter((turn) => isKept(turn, weights))
    }),
  )
}

const HEADS = ['writer', 'turns', 'worth it, kept', 'worth nothing, kept', 'of what is kept worth nothing']
console.log(`by points alone → and by what others wrote, in percent\n${HEADS.join(' · ')}`)
for (const one of writers) {
  const kept = keptOf(one)
  const before = shares(one.turns, ({ isWorthy }) => isWorthy)
  const after = shares(one.turns, (turn) => kept.has(turn))
  console.log(
    [one.writer, one.turns.length, ...before.map((share, at) => `${share} → ${after[at]}`)].join(' · '),
  )
}

if (values.write)
  for (const [language, name] of [
    ['en', 'English'],
    ['zh', 'Chinese'],
  ] as const) {
    const rows = taughtBy(taught(writers.filter((one) => languageOf(one) === language)))
    const file = new URL(
      `../../src/core/rules/conversation/worth/tables/noted-${name.toLowerCase()}.ts`,
      import.meta.url,
    )
    writeFileSync(file, fileOf(name, rows))
  }

function fileOf(name: string, rows: readonly string[]): string {
  return `/** Weights of ${name} words, as \`noted.ts\` reads them. Made by \`npm run bench -- noted --write\`; not written by hand. */
export const noted${name} = \`
${rows.join('\n')}
\`
`
}
