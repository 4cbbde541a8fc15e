import type { CreateWebhook, Webhook } from '../../client/index.ts'
import type { View } from '../cli.ts'
import { type Command, flag, needed, text } from '../command.ts'
import { UsageError } from '../words.ts'
import { linesOf } from './views.ts'

const EVENTS: CreateWebhook['events'] = [
  'task.due',
  'memory.waiting',
  'trait.changed',
  'job.paused',
  'user.erased',
]
const isEvent = (name: string): name is CreateWebhook['events'][number] =>
  EVENTS.some((event) => event === name)

const webhookView: View<Webhook> = {
  head: ['WEBHOOK', 'URL', 'EVENTS', 'LAST'],
  row: ({ id, url, events, last_delivery: last }) => [
    id,
    url,
    events.join(','),
    last ? `${last.at.slice(0, 19).replace('T', ' ')} ${last.error ?? last.status ?? ''}` : '',
  ],
}

const webhooks: Command = {
  name: 'webhooks',
  summary: ['Lists who is told of what happens (scope admin)', '列出事件通知的接收者（需 admin 权限）'],
  async run(cli) {
    const { items } = await cli.client().webhooks.list()
    await cli.rows(items, webhookView)
    return undefined
  },
}

const create: Command = {
  name: 'webhooks create',
  summary: [
    'Tells an address of what happens; the answer alone has the secret',
    '向某地址通知事件；密钥只出现这一次',
  ],
  arguments: [needed('URL', 'https, on the open net', '公网 https 地址')],
  options: [
    text('events', `A comma list: ${EVENTS.join(', ')} (all)`, `逗号分隔：${EVENTS.join('、')}（全部）`),
    text('secret', 'What signs; made unless given', '签名密钥；不给则自动生成'),
  ],
  examples: ['neuromem webhooks create https://app.example/hook --events trait.changed,job.paused'],
  async run(cli, { args: [url = ''], options }) {
    const names = options.events === undefined ? EVENTS : String(options.events).split(',')
    const events = names.filter(isEvent)
    if (events.length < names.length) throw new UsageError(`events are ${EVENTS.join(', ')}`)
    const secret = options.secret === undefined ? {} : { secret: options.secret as string }
    const made = await cli.client().webhooks.create({ url, events, ...secret })
    await cli.show(made, () => linesOf(made))
    return undefined
  },
}

const remove: Command = {
  name: 'webhooks delete',
  summary: ['Ends a webhook', '删除一个事件通知'],
  arguments: [needed('ID', 'The webhook', '事件通知')],
  options: [flag('yes', 'Asks nothing', '不再询问', { short: 'y' })],
  async run(cli, { args: [id = ''], options }) {
    cli.needConsent(options.yes === true, '--yes')
    const { webhooks } = cli.client()
    const { items } = await webhooks.list()
    const known = items.find((one) => one.id === id)
    const agreed = await cli.consent(
      options.yes === true,
      async () => `${cli.say(['ends', '将删除'])}: ${known?.url ?? id}`,
    )
    if (!agreed) return 1
    const gone = await webhooks.delete(id)
    await cli.show(gone, () => linesOf(gone))
    return undefined
  },
}

export const webhookCommands: readonly Command[] = [webhooks, create, remove]
