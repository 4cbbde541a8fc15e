import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { formatSql } from './format-sql.ts'
import { type ShownStatement, type SqlSample, sqlSamples, statementsOf } from './sql-samples.ts'

/**
 * Writes `docs/sql/<name>.md`: the final text of the big statements, for one fixed input. With `--check` it
 * fails where that changed.
 */
const folder = fileURLToPath(new URL('../docs/sql/', import.meta.url))

const SHOWN_CHARACTERS = 72
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu

/** A parameter as one line: ids are other ones in every run, and a vector is long. */
function shownParameter(value: unknown, place: number): string {
  const plain = String(value).replace(UUID, '<uuid>').replace(/\s+/gu, ' ')
  const shown = plain.length > SHOWN_CHARACTERS ? `${plain.slice(0, SHOWN_CHARACTERS)} …` : plain
  return `$${place + 1}  ${value === null ? 'NULL' : shown}`
}

const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``

const statementPart = ({ sql, params }: ShownStatement): string[] => [
  block('sql', formatSql(sql)),
  ...(params.length > 0 ? [block('text', params.map(shownParameter).join('\n'))] : []),
]

async function pageOf(sample: SqlSample): Promise<string> {
  const statements = await statementsOf(sample)
  const parts = [
    `# ${sample.name}`,
    sample.what,
    'Made by `npm run docs:sql` from a fixed sample input; not written by hand.',
    ...statements.flatMap((one, place) => [
      ...(statements.length > 1 ? [`## ${place + 1} of ${statements.length}`] : []),
      ...statementPart(one),
    ]),
  ]
  return `${parts.join('\n\n')}\n`
}

const pages = new Map<string, string>()
for (const sample of sqlSamples) pages.set(`${sample.name}.md`, await pageOf(sample))

if (process.argv.includes('--check')) {
  const known = existsSync(folder) ? readdirSync(folder) : []
  const stale = [...pages].filter(
    ([name, text]) => !known.includes(name) || readFileSync(folder + name, 'utf8') !== text,
  )
  const extra = known.filter((name) => !pages.has(name))
  if (stale.length + extra.length > 0) {
    const names = [...stale.map(([name]) => name), ...extra]
    console.error(`docs/sql is not what the statements say (${names.join(', ')}): run npm run docs:sql`)
    process.exitCode = 1
  }
} else {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of pages) writeFileSync(folder + name, text)
}
