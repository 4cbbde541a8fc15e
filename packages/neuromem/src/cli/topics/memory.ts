import type { MemoryType, NewMemory, RecallOptions } from '../../client/index.ts'
import type { Cli } from '../cli.ts'
import { type Command, flag, needed, number, optional, text } from '../command.ts'
import { readAll, readNamed } from '../terminal/io.ts'
import { UsageError } from '../words.ts'
import { linesOf, memoryView, recallLines } from './views.ts'

const TYPES = ['fact', 'episodic', 'note', 'document']
const id = needed('ID', 'A memory', '一条记忆')
const limit = number('limit', 'At most so many (50)', '最多条数（50）')
const all = flag('all', 'To the end', '全部')
const yes = flag('yes', 'Asks nothing', '不再询问', { short: 'y' })

async function contentOf(cli: Cli, given: string | undefined, file: string | undefined): Promise<string> {
  if (given !== undefined && given !== '-') return given
  if (file !== undefined && file !== '-') return readNamed(file)
  if (given === '-' || file === '-') return readAll(cli.io.stdin)
  throw new UsageError('nothing to add: a text, --file FILE or -')
}

const add: Command = {
  name: 'add',
  summary: ['Stores a memory', '存入一条记忆'],
  arguments: [optional('TEXT', 'What to remember; - reads the input', '要记住的内容；- 表示读取标准输入')],
  options: [
    text('type', 'fact unless given; of a file, document', '默认 fact；来自文件时为 document', {
      values: TYPES,
    }),
    text('file', 'Reads a file as one memory', '把一个文件作为一条记忆'),
    flag('lines', 'A memory a line', '每行一条记忆'),
    number('importance', '0 to 10', '0 到 10'),
  ],
  examples: ['neuromem add "Her sister Mei visits on Sundays" -u ann', 'neuromem add --file notes.md -u ann'],
  async run(cli, { args: [given], options }) {
    const file = options.file as string | undefined
    if (given === undefined && file === undefined)
      throw new UsageError('nothing to add: a text, --file FILE or -')
    const user = await cli.user()
    const content = await contentOf(cli, given, file)
    const isFile = given === undefined || given === '-'
    const memory_type = (options.type ?? (isFile && !options.lines ? 'document' : 'fact')) as MemoryType
    const importance = options.importance === undefined ? {} : { importance: options.importance as number }
    const said = { memory_type, ...importance }
    if (!options.lines) {
      const memory = await user.remember(content, said)
      return void (await cli.show(memory, () => `${memory.id}  ${memory.content}`))
    }
    const lines = content.split(/\r?\n/).filter((line) => line.trim() !== '')
    const items: NewMemory[] = lines.map((line) => ({ ...said, user_id: user.id, content: line.trim() }))
    const report = await cli.client().memories.addMany(items)
    await cli.show(
      report,
      () => `${report.created} created, ${report.existing} existing, ${report.refused} refused`,
    )
    return report.refused > 0 ? 1 : undefined
  },
}

const recall: Command = {
  name: 'recall',
  summary: ['Finds what is known for a question', '就一个问题查找已知内容'],
  arguments: [needed('QUERY', 'What to look for', '要找什么')],
  options: [
    flag('explain', 'How each score came about', '说明每个分数的由来'),
    number('limit', 'At most so many', '最多条数'),
    number('budget', 'Tokens of the context', '上下文的 token 数'),
    text('why-not', 'Why this memory was not found', '为何没有找到这条记忆'),
    text('as-of', 'What was known at a moment', '某一时刻所知'),
    flag('context', 'The text for a prompt alone', '只输出用于提示的文本'),
  ],
  examples: ['neuromem recall "When does her sister come?" -u ann --explain'],
  async run(cli, { args: [query = ''], options }) {
    const user = await cli.user()
    const whyNot = options['why-not'] as string | undefined
    const body: Record<string, unknown> = {}
    if (options.limit !== undefined) body.limit = options.limit
    if (options.budget !== undefined) body.token_budget = options.budget
    if (options['as-of'] !== undefined) body.as_of = options['as-of']
    if (options.explain || whyNot) body.explain = true
    if (whyNot) body.probe = [whyNot]
    const known = await user.recall(query, body as RecallOptions)
    const { probed } = known as { probed?: unknown[] | null }
    await cli.show(known, () => {
      if (options.context) return known.context
      const asked = (probed ?? []).flatMap((one) => linesOf(one))
      return [...recallLines(known, options.explain === true), ...asked]
    })
    return undefined
  },
}

const list: Command = {
  name: 'list',
  summary: ['Lists memories', '列出记忆'],
  options: [
    text('type', 'Only these', '仅此类', { values: [...TYPES, 'trait'] }),
    text('status', 'active unless given', '默认 active', {
      values: ['active', 'expired', 'superseded', 'all'],
    }),
    text('query', 'A search', '搜索'),
    flag('waiting', 'That wait for confirmation', '等待确认的'),
    limit,
    all,
  ],
  async run(cli, { options }) {
    const user = await cli.user()
    const query = {
      user_id: user.id,
      ...(options.type !== undefined && { memory_type: options.type as MemoryType }),
      ...(options.status !== undefined && { status: options.status as 'all' }),
      ...(options.query !== undefined && { query: options.query as string }),
      ...(options.waiting === true && { requires_confirmation: true }),
    }
    await cli.list(cli.client().memories.list(query), options, memoryView)
    return undefined
  },
}

const show: Command = {
  name: 'show',
  summary: ['Shows a memory', '显示一条记忆'],
  arguments: [id],
  async run(cli, { args: [memory = ''] }) {
    const found = await cli.client().memories.get(memory)
    await cli.show(found, () => linesOf(found))
    return undefined
  },
}

const edit: Command = {
  name: 'edit',
  summary: ['Changes what a memory says', '修改一条记忆的内容'],
  arguments: [id],
  options: [text('content', 'The new words', '新的内容'), number('importance', '0 to 10', '0 到 10')],
  examples: ['neuromem edit ID --content "Her sister is called Mei"'],
  async run(cli, { args: [memory = ''], options }) {
    const patch = {
      ...(options.content !== undefined && { content: options.content as string }),
      ...(options.importance !== undefined && { importance: options.importance as number }),
    }
    if (Object.keys(patch).length === 0)
      throw new UsageError('nothing to change: --content TEXT or --importance N')
    const changed = await cli.client().memories.update(memory, () => patch)
    await cli.show(changed, () => `${changed.id}  ${changed.content}`)
    return undefined
  },
}

const confirm: Command = {
  name: 'confirm',
  summary: ['Says that a memory is true, or is not', '确认一条记忆为真，或否认它'],
  arguments: [id],
  options: [flag('no', 'It is not true', '它不是真的'), text('content', 'The right words', '正确的内容')],
  async run(cli, { args: [memory = ''], options }) {
    const content = options.content === undefined ? {} : { content: options.content as string }
    const said = await cli.client().memories.confirm(memory, { confirmed: options.no !== true, ...content })
    await cli.show(said, () => `${said.id}  ${said.content}`)
    return undefined
  },
}

const forget: Command = {
  name: 'forget',
  summary: ['Deletes exactly one memory', '只删除这一条记忆'],
  arguments: [id],
  options: [yes],
  async run(cli, { args: [memory = ''], options }) {
    cli.needConsent(options.yes === true, '--yes')
    const { memories } = cli.client()
    const { content } = await memories.get(memory)
    const agreed = await cli.consent(options.yes === true, async () => {
      const { relations, traits } = await memories.delete(memory, { dryRun: true })
      return [
        `${cli.say(['goes', '将删除'])}: ${content}`,
        ...relations.map(({ text }) => `${cli.say(['ends', '将结束'])}: ${text}`),
        ...traits.map((trait) => `${cli.say(['weaker', '将减弱'])}: ${trait.content}`),
      ].join('\n')
    })
    if (!agreed) return 1
    const gone = await memories.delete(memory)
    await cli.show(gone, () => `${cli.say(['forgotten', '已遗忘'])}: ${gone.id}`)
    return undefined
  },
}

const restore: Command = {
  name: 'restore',
  summary: ['Brings a forgotten memory back', '恢复一条已遗忘的记忆'],
  arguments: [id],
  async run(cli, { args: [memory = ''] }) {
    const back = await cli.client().memories.restore(memory)
    await cli.show(back, () => `${back.id}  ${back.content}`)
    return undefined
  },
}

const history: Command = {
  name: 'history',
  summary: ['What has happened to a memory', '一条记忆的变化'],
  arguments: [id],
  options: [limit, all],
  async run(cli, { args: [memory = ''], options }) {
    await cli.list(cli.client().memories.history(memory), options, {
      head: ['AT', 'EVENT', 'BY', 'WORDS'],
      row: (one) => [one.created_at, one.event, one.actor, one.new_content ?? ''],
    })
    return undefined
  },
}

const sources: Command = {
  name: 'sources',
  summary: ['The words that a memory comes from', '一条记忆所来自的原话'],
  arguments: [id],
  options: [limit, all],
  async run(cli, { args: [memory = ''], options }) {
    await cli.list(cli.client().memories.sources(memory), options, {
      head: ['SESSION', 'TURN', 'TEXT'],
      row: (one) => [one.session_id, one.turn_id ?? '', one.text ?? ''],
    })
    return undefined
  },
}

export const memoryCommands: readonly Command[] = [
  add,
  recall,
  list,
  show,
  edit,
  confirm,
  forget,
  restore,
  history,
  sources,
]
