import { readConversation } from './five-weeks/conversation.ts'
import {
  type Answered,
  ask,
  type LivedSession,
  liveSession,
  type TraitWithEvidence,
  traitsOf,
} from './five-weeks/live.ts'
import { showAnswer, showSession, showTraits } from './five-weeks/show.ts'
import { eventful, fillEverything } from './support/everything.ts'
import { startPubChem } from './support/pubchem.ts'
import { type DemoService, startService } from './support/service.ts'
import { asJson, bold, dim, endProgress, green, heading, progress, say, yellow } from './support/terminal.ts'

const STRONG = new Set(['emerging', 'established', 'core'])
const SESSIONS_BEHIND = 3

interface Checks {
  /** At least one trait at emerging or above with evidence from three different sessions. */
  readonly trait_from_three_sessions: boolean
  /** The question that nobody ever answered gets no answer. */
  readonly abstained: boolean
  readonly questions_right: number
}

function check(traits: readonly TraitWithEvidence[], answers: readonly Answered[]): Checks {
  return {
    trait_from_three_sessions: traits.some(
      ({ trait, sessions }) => STRONG.has(trait.trait?.stage ?? '') && sessions.length >= SESSIONS_BEHIND,
    ),
    abstained: answers.filter(({ question }) => question.expect.length === 0).every(({ right }) => right),
    questions_right: answers.filter(({ right }) => right).length,
  }
}

function showChecks(checks: Checks, questions: number): void {
  heading('In the end')
  const line = (holds: boolean, text: string) => say(`  ${holds ? green('✓') : yellow('✗')} ${text}`)
  line(
    checks.trait_from_three_sessions,
    'a trait at stage emerging or above has evidence from three different sessions',
  )
  line(checks.abstained, 'the question without an answer got none')
  line(
    checks.questions_right === questions,
    `${checks.questions_right} of ${questions} questions are answered by what was recalled`,
  )
}

async function main(): Promise<void> {
  const { user_id, sessions, questions } = readConversation()
  const turns = sessions.reduce((sum, session) => sum + session.turns.length, 0)
  progress('starting the service …')
  const staysUp = process.argv.includes('--serve')
  if (staysUp) process.env.PUBCHEM_URL ??= (await startPubChem()).url
  const service = await startService(sessions[0]!.committed_at, staysUp ? eventful : undefined)
  try {
    endProgress()
    say(bold(`${turns} turns of ${user_id} in ${sessions.length} sessions over five weeks`))
    if (service.offline.length > 0)
      say(dim(`offline: ${service.offline.join(', ')}; set OPENAI_API_KEY and EMBEDDING_MODEL for real ones`))
    const lived: LivedSession[] = []
    let traits: TraitWithEvidence[] = []
    for (const session of sessions) {
      progress(`session ${lived.length + 1} of ${sessions.length}: marking, extracting, reflecting …`)
      const one = await liveSession(service, user_id, session)
      traits = await traitsOf(service, user_id)
      endProgress()
      showSession(one, traits)
      lived.push(one)
    }
    showTraits(traits)
    heading('Questions')
    const answers: Answered[] = []
    for (const question of questions) {
      const answered = await ask(service, user_id, question)
      showAnswer(answered)
      answers.push(answered)
    }
    const checks = check(traits, answers)
    showChecks(checks, questions.length)
    if (asJson)
      console.log(
        JSON.stringify(
          { user_id, offline: service.offline, sessions: lived, traits, answers, checks },
          null,
          2,
        ),
      )
    if (!checks.trait_from_three_sessions || !checks.abstained) process.exitCode = 1
    if (staysUp) await stayUp(service, user_id)
  } finally {
    await service.close()
  }
}

/** With something on every screen of the console, until somebody stops it. */
async function stayUp(service: DemoService, user: string): Promise<void> {
  progress('a relationship, an agent’s experience, a story …')
  const address = await service.serve()
  await fillEverything(service, user, new URL(address))
  endProgress()
  say(`\n  console    ${address}`)
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve))
}

await main()
