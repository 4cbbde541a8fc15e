import { Neuromem } from '../../packages/neuromem/src/client/index.ts'
import { WorkError } from '../../src/core/errors.ts'
import type { Models } from '../../src/core/ports.ts'
import { brewAndLearn } from '../agent-with-experience/agent.ts'
import { chunksOf, contextRequest, readNovel, statesOf } from '../novel/novel.ts'
import type { DemoService } from './service.ts'

/**
 * What is said to show what seldom happens: a model that is silent once, and two statements that cannot both
 * be so.
 */
export const STUMBLE = 'The harbour was foggy'
const FOGGY = new RegExp(`${STUMBLE}(?: on \\w+)?`, 'u')
export const AGAINST = 'I prefer tea to coffee in the morning'
export const BEFORE = 'I like coffee in the morning'

const AGREED = 'The user prefers tea to coffee in the morning'

/** Somebody of whom two things were said that disagree, and one that waits. */
export const DOUBTED = 'mei'

/**
 * Models that answer as their own do, but for two sentences: the first time that one is read on a day they
 * are silent, and the other speaks against what was said first.
 */
export function eventful(own: Models): Models {
  const stumbledOver = new Set<string>()
  return {
    offline: own.offline,
    name: own.name,
    chatModel: (tier) => own.chatModel(tier),
    chat: (request) => own.chat(request),
    async generate(request) {
      const said = JSON.stringify(request.input)
      const [foggy] = FOGGY.exec(said) ?? []
      if (foggy && !stumbledOver.has(foggy)) {
        stumbledOver.add(foggy)
        throw new WorkError('timeout', 'The model did not answer in time')
      }
      const answer = await own.generate(request)
      if (request.task !== 'extract' || !said.includes(AGAINST)) return answer
      const correction = { memory_id: 1, kind: 'contradicts', fact: AGREED, source_turn_ids: ['d2'] }
      return { ...answer, text: JSON.stringify({ ...JSON.parse(answer.text), corrections: [correction] }) }
    },
  }
}

/**
 * A service that was lived with: a relationship, an agent's experience, a story, something that waits,
 * something that disagrees, a job that did not get done.
 * @param service whose models are `eventful`, and which answers at `origin`
 */
export async function fillEverything(service: DemoService, user: string, origin: URL): Promise<void> {
  await talk(service, user)
  await doubt(service)
  await stumble(service, user)
  const nm = new Neuromem({ url: origin.origin, key: origin.hash.slice('#key='.length) })
  await brewAndLearn(nm)
  await chemistry(nm)
  await story(service)
  await service.idle()
}

/** A few evenings with the companion. */
async function talk(service: DemoService, user_id: string): Promise<void> {
  const messages = [
    'Hi! I am so glad to be back.',
    '今天在西湖边跑了十公里，太开心了！',
    'No, that is wrong.',
    'Good night!',
  ]
  for (const [place, message] of messages.entries()) {
    const body = { user_id, session_id: 'evening', message, idempotency_key: `evening-${place}` }
    await service.text('POST', '/api/v1/sse/message', body)
  }
}

const turnsOf = (user_id: string, turn_id: string, text: string, timestamp_iso: string) => ({
  user_id,
  wait: true,
  turns: [{ turn_id, role: 'user', text, timestamp_iso }],
})

async function doubt(service: DemoService): Promise<void> {
  const at = (day: string) => `2026-04-0${day}T09:00:00.000Z`
  await service.call(
    'POST',
    '/api/v1/sessions/breakfast/turns',
    turnsOf(DOUBTED, 'd1', `${BEFORE}.`, at('2')),
  )
  await service.call('POST', '/api/v1/sessions/supper/turns', turnsOf(DOUBTED, 'd2', `${AGAINST}.`, at('6')))
  const waiting = { user_id: DOUBTED, memory_type: 'fact', requires_confirmation: true }
  await service.call('POST', '/api/v1/memories', { ...waiting, content: 'Mei’s blood type is AB.' })
}

/** Its job fails the first time, and is done when it is tried again. */
async function stumble(service: DemoService, user_id: string): Promise<void> {
  const body = turnsOf(
    user_id,
    'f1',
    `${STUMBLE}; I sail with my sister every summer.`,
    '2026-04-08T13:00:00.000Z',
  )
  await service.call('POST', '/api/v1/sessions/foggy/turns', body).catch(() => undefined)
  await service.idle()
}

async function chemistry(nm: Neuromem): Promise<void> {
  const bank = nm.experience.bank('tio2')
  const runs = [
    { ratio: '3:1', modifier: 'salicylic acid', feedback: { pros: 'Ti:Zn 3:1 raises selectivity' } },
    { ratio: '3:1', modifier: 'aniline', feedback: { cons: 'The amine modifier blocks the site' } },
    { ratio: '3:1', modifier: 'salicylic acid', feedback: { pros: 'Ti:Zn 3:1 raises selectivity' } },
  ]
  for (const [place, { ratio, modifier, feedback }] of runs.entries()) {
    const output = {
      M1: 'Ti',
      M2: 'Zn',
      ratio,
      small_molecule_modifier: modifier,
      products: { CO: 12.1, CH4: 3.3 },
    }
    const { run_id } = await bank.addRun({ run_id: `r-${place + 1}`, output, feedback })
    if (place > 0) await bank.learn(run_id)
  }
}

async function story(service: DemoService): Promise<void> {
  const novel = readNovel()
  const base = `/api/v1/story/projects/${novel.project_id}`
  await service.call('POST', `${base}/chunks`, { chunks: chunksOf(novel) })
  await service.call('PUT', `${base}/entity-states`, { states: statesOf(novel) })
  const scene = novel.scenes.at(-1)
  if (scene) await service.call('POST', `${base}/scene-context`, contextRequest(novel, scene))
}
