import type { Memory, Subgraph, TraitList } from '../../client/index.ts'
import type { Cli } from '../cli.ts'
import { type Command, flag, number, text } from '../command.ts'
import { linesOf, memoryView, traitView, userView } from './views.ts'

const users: Command = {
  name: 'users',
  summary: ['Lists people', '列出用户'],
  options: [
    text('query', 'Whose name begins so', '名称以此开头'),
    number('limit', 'At most so many (50)', '最多条数（50）'),
    flag('all', 'To the end', '全部'),
  ],
  async run(cli, { options }) {
    const query = options.query === undefined ? {} : { query: options.query as string }
    await cli.list(cli.client().users.list(query), options, userView)
    return undefined
  },
}

const traits: Command = {
  name: 'traits',
  summary: ['What is believed about a person', '对一个人的看法'],
  options: [
    text('why', 'The evidence of one of them', '其中一条的证据'),
    text('min-stage', 'From this stage on', '从此阶段起'),
  ],
  examples: ['neuromem traits -u ann', 'neuromem traits -u ann --why ID'],
  async run(cli, { options }) {
    const user = await cli.user()
    if (options.why !== undefined) {
      const evidence = cli.client().memories.evidence(options.why as string)
      await cli.list(
        evidence,
        { all: true },
        {
          head: ['FOR', 'GRADE', 'DATE', 'CONTENT'],
          row: (one) => [
            one.evidence_type === 'supporting' ? '+' : '−',
            one.quality,
            one.created_at.slice(0, 10),
            one.memory.content,
          ],
        },
      )
      return undefined
    }
    const query = options['min-stage'] === undefined ? {} : { min_stage: options['min-stage'] as 'core' }
    const { items }: TraitList = await user.traits(query)
    await cli.rows(items, traitView)
    return undefined
  },
}

const profile: Command = {
  name: 'profile',
  summary: ['A person in a few lines, for a prompt', '用于提示的人物概要'],
  options: [number('budget', 'Tokens', 'token 数')],
  async run(cli, { options }) {
    const user = await cli.user()
    const known = await user.profile(
      options.budget === undefined ? {} : { tokenBudget: options.budget as number },
    )
    await cli.show(known, () => known.text)
    return undefined
  },
}

const reflect: Command = {
  name: 'reflect',
  summary: ['Thinks about what is new', '对新内容进行反思'],
  options: [flag('force', 'Also where it is not due', '未到时间也进行')],
  async run(cli, { options }) {
    const user = await cli.user()
    const done = await user.reflect(options.force === true ? { force: true } : {})
    await cli.show(done, () => linesOf(done))
    return undefined
  },
}

const affinity: Command = {
  name: 'affinity',
  summary: ['How close the companion and the person are', '陪伴者与此人的亲近程度'],
  async run(cli) {
    const user = await cli.user()
    const now = await user.affinity()
    await cli.show(now, () => linesOf(now))
    return undefined
  },
}

const graph: Command = {
  name: 'graph',
  summary: ['People, places and how they are related', '人物、地点及其关系'],
  options: [
    text('entity', 'Around this one', '以此为中心'),
    number('hops', '1 to 3', '1 到 3'),
    flag('dot', 'As Graphviz text', '输出 Graphviz 文本'),
  ],
  async run(cli, { options }) {
    const user = await cli.user()
    const found = await user.graph.subgraph({
      ...(options.entity !== undefined && { center: options.entity as string }),
      ...(options.hops !== undefined && { hops: options.hops as number }),
    })
    if (options.dot === true) await cli.io.out(`${dotOf(found)}\n`)
    else
      await cli.show(found, () =>
        edgesOf(found).map(({ from, predicate, to }) => `${from} -[${predicate}]-> ${to}`),
      )
    return undefined
  },
}

function edgesOf({ nodes, edges }: Subgraph) {
  const names = new Map(nodes.map(({ id, name }) => [id, name]))
  return edges.map(({ from, to, predicate }) => ({
    from: names.get(from) ?? from,
    to: names.get(to) ?? to,
    predicate,
  }))
}

function dotOf(subgraph: Subgraph): string {
  const quoted = (words: string) => `"${words.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  const nodes = subgraph.nodes.map(({ name }) => `  ${quoted(name)};`)
  const edges = edgesOf(subgraph).map(
    ({ from, to, predicate }) => `  ${quoted(from)} -> ${quoted(to)} [label=${quoted(predicate)}];`,
  )
  return ['digraph neuromem {', ...nodes, ...edges, '}'].join('\n')
}

const review: Command = {
  name: 'review',
  summary: [
    'Goes through what waits for confirmation: yes, no, edit, skip',
    '逐条处理等待确认的内容：是、否、修改、跳过',
  ],
  async run(cli) {
    cli.needTerminal('list --waiting and confirm')
    const user = await cli.user()
    const { memories } = cli.client()
    const waiting = await memories
      .list({ user_id: user.id, requires_confirmation: true })
      .toArray({ max: 200 })
    for (const memory of waiting) if (!(await decide(cli, memory))) return undefined
    await cli.rows(
      await memories.list({ user_id: user.id, requires_confirmation: true }).toArray({ max: 200 }),
      memoryView,
    )
    return undefined
  },
}

/** False when enough is enough. */
async function decide(cli: Cli, memory: Memory): Promise<boolean> {
  const { memories } = cli.client()
  const said = await cli.io.choose(memory.content, [
    { value: 'y', label: cli.say(['yes', '是']) },
    { value: 'n', label: cli.say(['no', '否']) },
    { value: 'e', label: cli.say(['edit', '修改']) },
    { value: 's', label: cli.say(['skip', '跳过']) },
    { value: 'q', label: cli.say(['quit', '退出']) },
  ])
  if (said === 'y') await memories.confirm(memory.id)
  if (said === 'n') await memories.confirm(memory.id, { confirmed: false })
  if (said === 'e')
    await memories.confirm(memory.id, {
      confirmed: true,
      content: await cli.io.ask(cli.say(['In other words', '改为'])),
    })
  return said !== 'q'
}

export const personCommands: readonly Command[] = [users, traits, profile, reflect, review, graph, affinity]
