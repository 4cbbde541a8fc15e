import { formatSql } from './format-sql.ts'
import { keepPages } from './pages.ts'
import { type ShownStatement, type SqlSample, sqlSamples, statementsOf } from './sql-samples.ts'

/**
 * Writes `docs/sql/<name>.md`: the final text of the big statements, for one fixed input. With `--check` it
 * fails where that changed.
 */
const made = { folder: 'docs/sql', of: 'the statements', command: 'npm run docs:sql' }

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

keepPages(made, pages)
