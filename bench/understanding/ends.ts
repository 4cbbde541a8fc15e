import { readdirSync, readFileSync } from 'node:fs'
import { endedNearest, isEndedBy } from '../../src/core/rules/conversation/changes/changes.ts'
import { readTables } from '../../src/core/rules/tables.ts'

/**
 * `npm run bench -- ends`: how many of the ends that people tell the rules hear, and how much of what they end is over: in pairs of
 * sentences that were written for it (`understanding/ends`: what was known, what is told later, 1 where that ends it), and in
 * talk, where each turn says which earlier ones it ends (`understanding/talk`), turn by turn and without what was said between.
 */
const PAIRS = new URL('./ends/', import.meta.url)
const TALK = new URL('./talk/', import.meta.url)
const FRAMES = {
  en: (said: string) => `The user, 1 March 2026: "${said}"`,
  zh: (said: string) => `用户，2026年3月1日：「${said}」`,
}
type Language = keyof typeof FRAMES
const NAMES = ['The user', '用户']
const SENTENCES = /(?<=[.!?。！？])\s*/u

interface Pair {
  readonly before: string
  readonly told: string
  readonly isOver: boolean
}

interface Turn {
  /** The person, and which of their turns it is. */
  readonly p: string
  readonly n: number
  readonly by: string
  readonly text: string
  /** 0 is not worth a note. */
  readonly keep: number
  /** Numbers of the turns that it ends. */
  readonly ends?: readonly number[]
}

const linesOf = (folder: URL, name: RegExp): string[][] =>
  readdirSync(folder)
    .filter((file) => name.test(file))
    .sort()
    .map((file) => readFileSync(new URL(file, folder), 'utf8').trim().split('\n'))

const writtenFor = (lang: Language): Pair[] =>
  linesOf(PAIRS, new RegExp(`^${lang}-.*\\.tsv$`, 'u'))
    .flat()
    .map((line) => {
      const [before = '', told = '', over = ''] = line.split('\t')
      return { before, told, isOver: over === '1' }
    })

/** Each earlier turn that is worth a note with each later one of the person. */
const inTalk = (lang: Language): Pair[] =>
  linesOf(TALK, new RegExp(`^${lang}[1-6]\\.jsonl$`, 'u')).flatMap((lines) => {
    const turns = lines.map((line): Turn => JSON.parse(line)).filter(({ by }) => by === 'user')
    return [...Map.groupBy(turns, ({ p }) => p).values()].flatMap((life) =>
      life.flatMap(({ text: told, ends = [] }, place) =>
        life
          .slice(0, place)
          .filter(({ keep }) => keep > 0)
          .map(({ n, text: before }) => ({ before, told, isOver: ends.includes(n) })),
      ),
    )
  })

function isOverByRules(lang: Language, { before, told }: Pair): boolean {
  const content = FRAMES[lang](before)
  return [...new Set([told, ...told.split(SENTENCES)])]
    .filter(Boolean)
    .some(
      (said) =>
        isEndedBy(said, content, NAMES) || endedNearest(said, [{ id: 1, content }], NAMES) !== undefined,
    )
}

function print(name: string, lang: Language, pairs: readonly Pair[]): void {
  const ended = pairs.filter((pair) => isOverByRules(lang, pair))
  const over = pairs.filter(({ isOver }) => isOver).length
  const right = ended.filter(({ isOver }) => isOver).length
  const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1)
  console.log(
    `${lang}  ${name.padEnd(16)} heard ${percent(right, over)} % of ${over} ends · right ${percent(right, ended.length)} % of ${ended.length} · of ${pairs.length} pairs`,
  )
}

await readTables()
for (const lang of ['en', 'zh'] as const) {
  print('written for it', lang, writtenFor(lang))
  print('in talk', lang, inTalk(lang))
}
