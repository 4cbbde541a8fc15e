import { createReadStream } from 'node:fs'
import { readFile, stat, unlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ExportLine } from '../../client/index.ts'
import type { ImportReport, InputFile, Position } from '../../import/index.ts'
import type { Cli } from '../cli.ts'
import { type Command, flag, needed, text } from '../command.ts'
import { configFile, writeWhole } from '../config.ts'
import { UsageError } from '../words.ts'
import { linesOf } from './views.ts'

const FORMATS = ['jsonl', 'pam', 'md']
const SOURCES =
  'auto, neuromem, mem0, zep, graphiti, honcho, letta, chatgpt, claude, langchain, jsonl, server-memory, hindsight, supermemory, pam'

const exported: Command = {
  name: 'export',
  summary: ['Writes everything about a person', '导出一个人的全部内容'],
  options: [
    text('format', 'jsonl unless given', '默认 jsonl', { short: 'f', values: FORMATS }),
    text('output', 'Into this file, which is whole or not there', '写入此文件，要么完整要么不存在', {
      short: 'o',
    }),
  ],
  async run(cli, { options }) {
    const user = await cli.user()
    const content = await contentOf(String(options.format ?? 'jsonl'), user)
    if (options.output !== undefined) await writeWhole(String(options.output), content)
    else for await (const piece of content) await cli.io.out(piece)
    return undefined
  },
}

interface Exporting {
  toMarkdown(lines: AsyncIterable<ExportLine>): AsyncIterable<string>
  toPam(lines: AsyncIterable<ExportLine>): Promise<unknown>
}

async function contentOf(
  format: string,
  user: Awaited<ReturnType<Cli['user']>>,
): Promise<AsyncIterable<Uint8Array | string>> {
  if (format === 'jsonl') return user.export().bytes()
  const { toMarkdown, toPam } = (await import('../../import/index.ts')) as unknown as Exporting
  if (format === 'md') return toMarkdown(user.export())
  return Readable.from([`${JSON.stringify(await toPam(user.export()), null, 2)}\n`])
}

const imported: Command = {
  name: 'import',
  summary: ['Takes in an export of another product, or of this one', '导入其他产品或本产品的导出'],
  arguments: [
    needed('SOURCE', SOURCES, SOURCES),
    { name: 'FILE', required: true, variadic: true, description: ['The files of the export', '导出的文件'] },
  ],
  options: [
    text('mode', 'preserve unless given', '默认 preserve', { values: ['turns', 'derive', 'preserve'] }),
    flag('dry-run', 'Only says what would come', '只说明将导入什么'),
    text('since', 'Leaves out what is older', '忽略更早的内容'),
    text('time-zone', 'Of times without one', '无时区时间所用的时区'),
    text('source-user', 'Whose rows, where there are several people', '有多人时取谁的内容'),
    flag('resume', 'Goes on where it stopped', '从中断处继续'),
  ],
  examples: ['neuromem import chatgpt export.zip -u ann --dry-run'],
  async run(cli, { args: [source = '', ...names], options }) {
    const importing = await import('../../import/index.ts')
    if (source !== 'auto' && !importing.sources.some((one) => one === source))
      throw new UsageError(`SOURCE is one of ${SOURCES}`)
    const user = await cli.user()
    const files = await Promise.all(names.map(fileOf))
    const records = importing.readExport(files, {
      ...(source !== 'auto' && { source: source as 'mem0' }),
      ...(options.since !== undefined && { since: options.since as string }),
      ...(options['time-zone'] !== undefined && { timeZone: options['time-zone'] as string }),
      ...(options['source-user'] !== undefined && { sourceUser: options['source-user'] as string }),
    })
    const state = join(
      configFile(cli.io.env),
      '..',
      `import-${hashOf([cli.url, user.id, source, ...names])}.json`,
    )
    const resumeFrom = options.resume === true ? await positionIn(state) : undefined
    const report = await importing.importInto(user, records, {
      ...(options.mode !== undefined && { mode: options.mode as 'turns' }),
      ...(options['dry-run'] === true && { dryRun: true }),
      ...(resumeFrom && { resumeFrom }),
      onProgress: ({ position }) => void writeWhole(state, JSON.stringify(position)).catch(() => {}),
    })
    if (report.done) await unlink(state).catch(() => {})
    await cli.show(report, () => reportLines(report))
    return report.done && report.jobs_failed.length === 0 ? undefined : 1
  },
}

function reportLines({ position: _, ...report }: ImportReport): string[] {
  return linesOf(report)
}

async function fileOf(name: string): Promise<InputFile> {
  const found = await stat(name).catch(() => undefined)
  if (!found?.isFile()) throw new UsageError(`no file ${name}`)
  const stream = () => Readable.toWeb(createReadStream(name)) as ReadableStream<Uint8Array>
  return { name: basename(name), size: found.size, lastModified: found.mtimeMs, stream }
}

async function positionIn(file: string): Promise<Position | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text === '' ? undefined : (JSON.parse(text) as Position)
}

/** A short name for the same import of the same files. */
function hashOf(words: readonly string[]): string {
  let hash = 5_381
  for (const character of JSON.stringify(words)) hash = ((hash * 33) ^ character.charCodeAt(0)) >>> 0
  return hash.toString(36)
}

const erase: Command = {
  name: 'erase',
  summary: ['Erases a person: everything goes, for good', '彻底删除一个人的全部内容'],
  options: [
    text('yes-erase', 'The name once more, instead of asking', '再写一次名称，代替询问'),
    text('receipt', 'Writes the receipt into this file', '把凭据写入此文件'),
  ],
  examples: ['neuromem erase -u ann --yes-erase ann --receipt ann.json'],
  async run(cli, { options }) {
    const given = options['yes-erase'] as string | undefined
    cli.needConsent(given !== undefined, '--yes-erase USER')
    const user = await cli.user()
    if (given !== undefined && given !== user.id)
      throw new UsageError(`--yes-erase says "${given}", -u says "${user.id}"`)
    const agreed = await cli.consent(given !== undefined, async () => {
      const { sessions, turns, memories, traits } = await user.get()
      return `${cli.say(['goes', '将删除'])}: ${user.id}: ${sessions} sessions, ${turns} turns, ${memories} memories, ${traits} traits`
    })
    if (!agreed) return 1
    const gone = await user.erase()
    if (options.receipt !== undefined)
      await writeWhole(String(options.receipt), `${JSON.stringify(gone, null, 2)}\n`)
    await cli.show(gone, () => linesOf(gone))
    return undefined
  },
}

export const transferCommands: readonly Command[] = [exported, imported, erase]
