import { stat } from 'node:fs/promises'
import { NeuromemError } from '../../client/index.ts'
import type { ImportRecord, ImportReport } from '../../import/index.ts'
import type { Cli } from '../cli.ts'
import { type Command, flag, needed, text } from '../command.ts'
import type { ImportAnswer, ImportCommand } from '../import/run.ts'
import { UsageError, type Values } from '../words.ts'
import { linesOf } from './views.ts'

const SOURCES =
  'auto, neuromem, mem0, zep, graphiti, honcho, letta, chatgpt, claude, langchain, jsonl, ' +
  'server-memory, hindsight, supermemory, pam'

export const importCommand: Command = {
  name: 'import',
  summary: ['Takes in an export of another product, or of this one', '导入其他产品或本产品的导出'],
  arguments: [
    needed('SOURCE', SOURCES, SOURCES),
    { name: 'FILE', variadic: true, description: ['The files of the export', '导出的文件'] },
  ],
  options: [
    text('mode', 'preserve unless given', '默认 preserve', { values: ['turns', 'derive', 'preserve'] }),
    flag('dry-run', 'Only says what would come', '只说明将导入什么'),
    text('since', 'Leaves out what is older', '忽略更早的内容'),
    text('time-zone', 'Of times without one', '无时区时间所用的时区'),
    text('source-user', 'Whose rows, where there are several people', '有多人时取谁的内容'),
    flag('tools', 'Output of tools as turns', '把工具输出作为话语'),
    flag('resume', 'Goes on where it stopped', '从中断处继续'),
    flag(
      'pull',
      'Asks the product’s API first and writes what it says to -o FILE',
      '先向该产品的 API 取数，写入 -o 文件',
    ),
    text('from-key', 'The product’s key', '该产品的密钥'),
    text('from-url', 'Address of the product’s API', '该产品 API 的地址'),
    text('output', 'Where a pull is written', '取得的数据写到哪里', { short: 'o' }),
  ],
  examples: [
    'neuromem import chatgpt export.zip -u ann --dry-run',
    'neuromem import mem0 --pull -o mem0.json --from-key KEY --source-user ann -u ann',
  ],
  async run(cli, { args: [source = '', ...files], options }) {
    const { ImportError, sources } = await import('../../import/index.ts')
    if (source !== 'auto' && !sources.some((one) => one === source)) {
      throw new UsageError(`SOURCE is one of ${SOURCES}`)
    }
    const pull = pullOf(cli, options)
    if (!pull && files.length === 0) throw new UsageError('no file: FILE, or --pull -o FILE')
    await Promise.all((pull ? [] : files).map(mustExist))
    const given = { source, files, user: await cli.user(), pull }
    let sent = 0
    try {
      const { runImport } = await import('../import/run.ts')
      const answer = await runImport({
        ...commandOf(cli, options),
        ...given,
        onProgress: ({ report: { imported } }) => {
          sent = imported.turns + imported.memories + imported.relations
        },
      })
      remark(cli, answer, sent)
      await expectKnown(cli, source, files, answer.report)
      return await show(cli, options, answer)
    } catch (error) {
      if (error instanceof ImportError && error.position && sent > 0) cli.note(goesOn(cli, sent))
      // What the service said counts, not that it was said to an import.
      throw error instanceof ImportError && NeuromemError.is(error.cause) ? error.cause : error
    }
  },
}

/** What the options say of an import, wherever it comes from. */
function commandOf(cli: Cli, options: Values) {
  const said = (name: string) => options[name] as string | undefined
  return {
    service: cli.url,
    environment: cli.io.env,
    mode: said('mode') as ImportCommand['mode'],
    dryRun: options['dry-run'] === true,
    resume: options.resume === true,
    sourceUser: said('source-user'),
    timeZone: said('time-zone'),
    since: said('since'),
    tools: options.tools === true || undefined,
    signal: cli.io.interrupted?.(),
    onUnsaved: (error: unknown) => cli.note(unsaved(cli, error)),
  }
}

/** What a person should know besides the report. */
function remark(cli: Cli, { report, note, damaged }: ImportAnswer, sent: number): void {
  if (note) cli.note(note)
  for (const where of damaged) cli.note(cli.say([`damaged: ${where}`, `已损坏：${where}`]))
  if (!report.done) cli.note(goesOn(cli, sent))
  const failed = report.jobs_failed.length
  if (failed === 0) return
  cli.note(
    cli.say([
      `${failed} failed for now: the words are stored, the service tries again (neuromem jobs)`,
      `${failed} 个任务暂时失败：原话已保存，服务会自动重试（neuromem jobs）`,
    ]),
  )
}

const goesOn = (cli: Cli, sent: number): string =>
  cli.say([`${sent} imported; --resume goes on from there`, `已导入 ${sent} 条；用 --resume 继续`])

/** @returns the exit code: 1 where not all of it is in, else none */
async function show(
  cli: Cli,
  options: Values,
  { report, records }: ImportAnswer,
): Promise<number | undefined> {
  const isDry = options['dry-run'] === true
  await cli.show(isDry ? { report, records } : report, () => reportLines(report, records))
  return report.done && report.jobs_failed.length === 0 ? undefined : 1
}

const unsaved = (cli: Cli, error: unknown): string => {
  const says = error instanceof Error ? error.message : String(error)
  return cli.say([
    `how far it has come cannot be kept, --resume would begin anew: ${says}`,
    `无法记录进度，--resume 将从头开始：${says}`,
  ])
}

/** @throws ImportError `unknown_export` where nothing was of the product that was named */
async function expectKnown(
  cli: Cli,
  source: string,
  files: readonly string[],
  { version, read, kept }: ImportReport,
): Promise<void> {
  if (version !== 'unknown' || kept > 0 || read === 0) return
  const { detect, ImportError } = await import('../../import/index.ts')
  const { fileAt } = await import('../import/files.ts')
  const found = await detect(await Promise.all(files.map(fileAt)))
  const names = files.join(', ')
  const [also, 也] = found
    ? [`; it looks like ${found.source}`, `，看起来是 ${found.source} 的导出`]
    : ['', '']
  throw new ImportError(
    'unknown_export',
    cli.say([`Nothing in ${names} is of ${source}${also}`, `${names} 中没有 ${source} 的内容${也}`]),
  )
}

function pullOf(cli: Cli, options: Values) {
  if (options.pull !== true) return undefined
  const { output, 'from-key': key, 'from-url': url } = options
  for (const name of ['output', 'from-key', 'source-user']) {
    if (options[name] === undefined) throw new UsageError(`a pull needs --${name}`)
  }
  const { fetch } = cli.io
  return { output: String(output), key: String(key), url: url as string | undefined, ...(fetch && { fetch }) }
}

async function mustExist(name: string): Promise<void> {
  const found = await stat(name).catch(() => undefined)
  if (!found?.isFile()) throw new UsageError(`no file ${name}`)
}

function reportLines({ position: _, ...report }: ImportReport, records: readonly ImportRecord[]): string[] {
  return [...records.map((record) => JSON.stringify(record)), ...linesOf(report)]
}
