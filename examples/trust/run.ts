import { startService } from '../support/service.ts'
import {
  asJson,
  bold,
  column,
  cyan,
  dim,
  endProgress,
  green,
  heading,
  progress,
  say,
  yellow,
} from '../support/terminal.ts'
import { type LivedStep, liveStory } from './live.ts'
import { english } from './story.en.ts'
import type { Deed } from './story.ts'
import { chinese } from './story.zh.ts'

const stories = new Map([
  ['en', english],
  ['zh', chinese],
])

/** What was done, in the words that the person or the application uses. */
function wordsOf(deed: Deed): readonly string[] {
  if ('say' in deed) return deed.say.map((text) => `“${text}”`)
  if ('learn' in deed) return ['POST /users/{id}/reflect']
  if ('deny' in deed) return [`POST /memories/{id}/confirm {confirmed: false}  “${deed.deny}”`]
  if ('remove' in deed) return [`DELETE /memories/{id}  “${deed.remove}”`]
  if ('forget' in deed) return [`POST /users/{id}/forget {about: “${deed.forget}”}, then {plan_id}`]
  return [`POST /memories/{id}/answer {stance: ${deed.stance}}  “${deed.answer}”`]
}

function showStep({ step, seen }: LivedStep, number: number): void {
  heading(`${number}. ${step.title}`)
  for (const words of wordsOf(step.deed)) say(cyan(`  ${words}`))
  for (const { place, expected, holds } of seen)
    say(`  ${holds ? green('✓') : yellow('✗')} ${column(place, 10)} ${expected}`)
}

async function main(): Promise<void> {
  const language = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? 'en'
  const story = stories.get(language)
  if (!story) {
    console.error(`no story in “${language}”: npm run trust -- [en|zh]`)
    process.exitCode = 1
    return
  }
  progress('starting the service …')
  const service = await startService(story.start)
  try {
    endProgress()
    say(bold(story.title))
    if (service.offline.length > 0) say(dim(`offline: ${service.offline.join(', ')}`))
    const steps: LivedStep[] = []
    for await (const lived of liveStory(service, story)) {
      steps.push(lived)
      showStep(lived, steps.length)
    }
    const seen = steps.flatMap((lived) => lived.seen)
    const failed = seen.filter(({ holds }) => !holds).length
    say(`\n  ${seen.length - failed} of ${seen.length} looks are as they should be`)
    if (asJson) console.log(JSON.stringify({ language, offline: service.offline, steps, failed }, null, 2))
    if (failed > 0) process.exitCode = 1
  } finally {
    await service.close()
  }
}

await main()
