import type { Cli } from '../cli.ts'
import { isNotFound } from '../cli.ts'
import { type Command, flag, needed, number, text } from '../command.ts'
import { claimView, itemView, linesOf } from './views.ts'

const bank = text('bank', 'default unless given', '默认 default', { short: 'b' })
const limit = number('limit', 'At most so many (50)', '最多条数（50）')
const all = flag('all', 'To the end', '全部')
const bankOf = (cli: Cli, name: unknown) => cli.client().experience.bank(name as string | undefined)

const banks: Command = {
  name: 'experience',
  summary: ['Lists banks of experience', '列出经验库'],
  options: [limit, all],
  async run(cli, { options }) {
    await cli.list(cli.client().experience.banks(), options, {
      head: ['BANK', 'ITEMS', 'RUNS', 'UPDATED'],
      row: (one) => [one.bank, String(one.items), String(one.runs), one.updated_at.slice(0, 10)],
    })
    return undefined
  },
}

const runs: Command = {
  name: 'experience runs',
  summary: ['Lists what agents did', '列出智能体的运行'],
  options: [bank, limit, all],
  async run(cli, { options }) {
    await cli.list(bankOf(cli, options.bank).runs(), options, {
      head: ['RUN', 'CREATED', 'DELTA'],
      row: (one) => [one.run_id, one.created_at, one.delta_id ?? ''],
    })
    return undefined
  },
}

const items: Command = {
  name: 'experience items',
  summary: ['Lists what was learned', '列出所学'],
  options: [
    bank,
    text('status', 'active unless given', '默认 active', { values: ['active', 'archived', 'all'] }),
    limit,
    all,
  ],
  async run(cli, { options }) {
    const query = options.status === undefined ? {} : { status: options.status as 'all' }
    await cli.list(bankOf(cli, options.bank).items(query), options, itemView)
    return undefined
  },
}

const search: Command = {
  name: 'experience search',
  summary: ['Searches what was learned', '搜索所学'],
  arguments: [needed('QUERY', 'What to look for', '要找什么')],
  options: [
    bank,
    flag('claims', 'Claims instead of items', '按论断而非条目'),
    limit,
    number('budget', 'Tokens of the context', '上下文的 token 数'),
    flag('context', 'The text for a prompt alone', '只输出用于提示的文本'),
  ],
  async run(cli, { args: [query = ''], options }) {
    const found = bankOf(cli, options.bank)
    if (options.claims) {
      await cli.list(found.claims({ query }), options, claimView)
      return undefined
    }
    const { items, context, refs, tokens } = await found
      .items({ query, limit: options.limit as number, token_budget: options.budget as number })
      .page()
    if (!options.context) await cli.rows(items, itemView)
    if (options.context || !cli.json)
      await cli.show({ context, refs, tokens }, () => (items.length > 0 ? (context ?? '') : ''))
    return undefined
  },
}

const show: Command = {
  name: 'experience show',
  summary: ['Shows an item or a run', '显示一个条目或一次运行'],
  arguments: [needed('ID', 'Of an item or a run', '条目或运行的标识')],
  async run(cli, { args: [id = ''] }) {
    const found = bankOf(cli, undefined)
    const shown = await found.item(id).catch((error: unknown) => {
      // What is neither a UUID nor known may be the name of a run.
      if (isNotFound(error) || !/^[0-9a-f-]{36}$/i.test(id)) return found.run(id)
      throw error
    })
    await cli.show(shown, () => linesOf(shown))
    return undefined
  },
}

const learn: Command = {
  name: 'experience learn',
  summary: ['Learns from a run', '从一次运行中学习'],
  arguments: [needed('RUN', 'The run', '运行')],
  options: [flag('dry-run', 'Only says what it would learn', '只说明会学到什么')],
  async run(cli, { args: [run = ''], options }) {
    const done = await bankOf(cli, undefined).learn(run, options['dry-run'] === true ? { dry_run: true } : {})
    await cli.show(done, () => linesOf(done))
    return undefined
  },
}

const rollback: Command = {
  name: 'experience rollback',
  summary: ['Takes back what was learned from a run', '撤回从一次运行中学到的内容'],
  arguments: [needed('DELTA', 'The change', '变更')],
  options: [flag('yes', 'Asks nothing', '不再询问', { short: 'y' }), bank],
  async run(cli, { args: [id = ''], options }) {
    cli.needConsent(options.yes === true, '--yes')
    const found = bankOf(cli, options.bank)
    const agreed = await cli.consent(options.yes === true, async () => {
      const known = await found
        .deltas()
        .toArray({ max: 200 })
        .catch(() => [])
      const delta = known.find(({ delta_id }) => delta_id === id)
      const goes = cli.say(['is taken back', '将撤回'])
      return `${goes}: ${delta ? delta.changes.map(({ item_id }) => item_id).join(', ') : id}`
    })
    if (!agreed) return 1
    const done = await found.rollback(id)
    await cli.show(done, () => linesOf(done))
    return undefined
  },
}

export const experienceCommands: readonly Command[] = [banks, runs, items, search, show, learn, rollback]
