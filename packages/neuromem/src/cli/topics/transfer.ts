import type { Cli } from '../cli.ts'
import { type Command, text } from '../command.ts'
import { writeWhole } from '../config.ts'
import { UsageError, type Values } from '../words.ts'
import { importCommand } from './importing.ts'
import { linesOf } from './views.ts'

const FORMATS = ['jsonl', 'pam', 'md']

const exported: Command = {
  name: 'export',
  summary: [
    'Writes everything about a person, or all that a bank or a novel holds',
    '导出一个人的全部内容，或一个经验库、一部小说的全部内容',
  ],
  options: [
    text('bank', 'A bank of experience in place of a person', '导出经验库，而不是人', { short: 'b' }),
    text('project', 'A novel in place of a person', '导出小说，而不是人'),
    text('format', 'jsonl unless given', '默认 jsonl', { short: 'f', values: FORMATS }),
    text('output', 'Into this file, which is whole or not there', '写入此文件，要么完整要么不存在', {
      short: 'o',
    }),
  ],
  async run(cli, { options }) {
    const content =
      linesOfNoUser(cli, options) ?? (await contentOf(String(options.format ?? 'jsonl'), await cli.user()))
    if (options.output !== undefined) await writeWhole(String(options.output), content)
    else for await (const piece of content) await cli.io.out(piece)
    return undefined
  },
}

/** What is no person's comes in one form. */
function linesOfNoUser(cli: Cli, { bank, project, format }: Values): AsyncIterable<Uint8Array> | undefined {
  if (bank === undefined && project === undefined) return undefined
  if (bank !== undefined && project !== undefined) throw new UsageError('--bank or --project, not both')
  if (format !== undefined && format !== 'jsonl') throw new UsageError('a bank or a project is jsonl')
  const { experience, story } = cli.client()
  return (bank === undefined ? story.project(String(project)) : experience.bank(String(bank)))
    .export()
    .bytes()
}

async function contentOf(
  format: string,
  user: Awaited<ReturnType<Cli['user']>>,
): Promise<AsyncIterable<Uint8Array | string>> {
  if (format === 'jsonl') return user.export().bytes()
  const { toMarkdown, toPam } = await import('../../import/index.ts')
  if (format === 'md') return toMarkdown(user.export())
  return wholeOf(`${JSON.stringify(await toPam(user.export(), { owner: user.id }), null, 2)}\n`)
}

async function* wholeOf(text: string): AsyncGenerator<string> {
  yield text
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
      return (
        `${cli.say(['goes', '将删除'])}: ${user.id}: ${sessions} sessions, ${turns} turns, ${memories} ` +
        `memories, ${traits} traits`
      )
    })
    if (!agreed) return 1
    const gone = await user.erase()
    if (options.receipt !== undefined)
      await writeWhole(String(options.receipt), `${JSON.stringify(gone, null, 2)}\n`)
    await cli.show(gone, () => linesOf(gone))
    return undefined
  },
}

export const transferCommands: readonly Command[] = [exported, importCommand, erase]
