import { ForgetPlan } from '../../src/core/forgetting/schemas.ts'
import { MemoryList } from '../../src/core/memories/schemas.ts'
import { TraitList } from '../../src/core/traits/schemas.ts'
import type { DemoService } from '../support/service.ts'
import { type Asked, places } from './places.ts'
import type { Deed, Place, Step, Story, TraitLook, WordsLook } from './story.ts'

/** One place looked at: what was expected of it, and whether it is so. */
export interface Seen {
  readonly place: Place | 'traits'
  readonly expected: string
  readonly holds: boolean
}

export interface LivedStep {
  readonly step: Step
  readonly seen: readonly Seen[]
}

const DAY_MS = 86_400_000
type Said = Extract<Deed, { say: unknown }>

/** What comes from words, as against what is believed because of them. */
const SAID = ['fact', 'episodic']
const EVERYWHERE = Object.keys(places) as Place[]

/** Lives a story step by step, looking after each. Throws when a deed names what is not there. */
export async function* liveStory(service: DemoService, story: Story): AsyncGenerator<LivedStep> {
  const { user_id } = story
  const strength = new Map<string, number>()
  let time = Date.parse(story.start)
  let looks = 0
  for (const [place, step] of story.steps.entries()) {
    time += (step.days ?? 0) * DAY_MS + 3_600_000
    service.setTime(new Date(time).toISOString())
    await does(service, user_id, step.deed, `day-${place + 1}`)
    await service.idle()
    const seen: Seen[] = []
    for (const look of step.looks) {
      looks += 1
      if ('trait' in look) seen.push(await seeTrait(service, user_id, look, strength))
      else seen.push(...(await seeWords(service, { user_id, question: look.asked, look: looks }, look)))
    }
    yield { step, seen }
  }
}

async function does(service: DemoService, user_id: string, deed: Deed, session: string): Promise<void> {
  const user = `/api/v1/users/${encodeURIComponent(user_id)}`
  if ('say' in deed) return tell(service, user_id, deed, session)
  if ('learn' in deed) await service.call('POST', `${user}/reflect`, { force: true })
  else if ('forget' in deed) {
    const { plan_id } = ForgetPlan.parse(await service.call('POST', `${user}/forget`, { about: deed.forget }))
    await service.call('POST', `${user}/forget`, { plan_id })
  } else if ('deny' in deed) {
    const id = await memoryWith(service, user_id, deed.deny, SAID)
    await service.call('POST', `/api/v1/memories/${id}/confirm`, { confirmed: false })
  } else if ('remove' in deed) {
    const id = await memoryWith(service, user_id, deed.remove, SAID)
    await service.call('DELETE', `/api/v1/memories/${id}`)
  } else {
    const id = await memoryWith(service, user_id, deed.answer, ['trait'])
    await service.call('POST', `/api/v1/memories/${id}/answer`, { stance: deed.stance })
  }
}

async function tell(service: DemoService, user_id: string, deed: Said, session: string): Promise<void> {
  const turns = deed.say.map((text, index) => ({ turn_id: `${session}-${index + 1}`, role: 'user', text }))
  const conversations = deed.apart ? turns.map((turn) => [turn]) : [turns]
  for (const [number, together] of conversations.entries()) {
    const path = `/api/v1/sessions/${session}-${number + 1}/turns`
    await service.call('POST', path, { user_id, turns: together, wait: true })
  }
}

/** The id of the newest active memory of these types that has the words. */
async function memoryWith(service: DemoService, user_id: string, words: string, types: readonly string[]) {
  const path = `/api/v1/memories?user_id=${encodeURIComponent(user_id)}&limit=200`
  const { items } = MemoryList.parse(await service.call('GET', path))
  const found = items.find(
    ({ memory_type, content }) => types.includes(memory_type) && content.includes(words),
  )
  if (!found) throw new Error(`no active memory has “${words}”`)
  return found.id
}

async function seeWords(service: DemoService, asked: Asked, look: WordsLook): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const place of look.places ?? EVERYWHERE) {
    const answer = await places[place](service, asked)
    for (const words of look.has ?? [])
      seen.push({ place, expected: `has “${words}”`, holds: answer.includes(words) })
    for (const words of look.lacks ?? [])
      seen.push({ place, expected: `nothing of “${words}”`, holds: !answer.includes(words) })
  }
  return seen
}

async function seeTrait(
  service: DemoService,
  user_id: string,
  { trait, is }: TraitLook,
  strength: Map<string, number>,
): Promise<Seen> {
  const path = `/api/v1/users/${encodeURIComponent(user_id)}/traits?min_stage=trend`
  const { items } = TraitList.parse(await service.call('GET', path))
  const now = items.find(({ content }) => content.includes(trait))?.trait?.confidence ?? undefined
  const before = strength.get(trait)
  if (now !== undefined) strength.set(trait, now)
  const holds = {
    there: now !== undefined,
    stronger: now !== undefined && before !== undefined && now > before,
    weaker: now !== undefined && before !== undefined && now < before,
    gone: now === undefined,
  }[is]
  const numbers = `${before?.toFixed(3) ?? '–'} → ${now?.toFixed(3) ?? 'none'}`
  const others = holds ? '' : `; there are ${JSON.stringify(items.map(({ content }) => content))}`
  return { place: 'traits', expected: `“${trait}” is ${is} (${numbers})${others}`, holds }
}
