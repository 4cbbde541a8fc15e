import type { Memory } from '../../src/core/memories/schemas.ts'
import type { Turn } from '../../src/core/memories/turns/schemas.ts'
import type { Recalled } from '../../src/core/recall/schemas.ts'
import type { Cycle } from '../../src/core/reflection/schemas.ts'
import { bold, column, cyan, dim, green, heading, say, short, yellow } from '../support/terminal.ts'
import type { Answered, LivedSession, TraitWithEvidence } from './live.ts'

const DAY = 86_400

function lifetime(policy: string | null, seconds: number): string {
  return seconds > 0 ? `${policy} ${Math.round(seconds / DAY)}d` : (policy ?? '')
}

function showTurn({ role, name, text, mark }: Turn): void {
  const speaker = column(name ?? role, 10)
  if (!mark?.keep) {
    say(`  ${dim(`drop  ${speaker} ${column(text, 60)} ${mark?.reason ?? ''}`)}`)
    return
  }
  const kept = [
    mark.category,
    mark.evidence_level?.slice(0, 2),
    mark.importance.toFixed(1),
    lifetime(mark.forget_policy, mark.ttl_seconds),
  ]
  const flags = [
    mark.user_triggered_save && yellow('pinned'),
    mark.requires_confirmation && yellow('to confirm'),
  ].filter(Boolean)
  say(
    `  ${green('keep')}  ${speaker} ${column(text, 60)} ${kept.filter(Boolean).join(' · ')} ` +
      `${flags.join(' ')}`,
  )
  say(dim(`        ${' '.repeat(10)} ${mark.reason}`))
}

function showMemory(memory: Memory): void {
  const state = memory.superseded_by
    ? yellow(' superseded')
    : memory.requires_confirmation
      ? yellow(' to confirm')
      : ''
  say(`  + ${column(memory.memory_type, 9)} ${short(memory.content, 100)}${state}`)
}

function showCycle(cycle: Cycle): void {
  const counts = [
    `${cycle.memories_scanned} memories scanned`,
    `${cycle.traits_created} traits created`,
    `${cycle.traits_reinforced} reinforced`,
    `${cycle.traits_updated} updated`,
    `${cycle.traits_dissolved} dissolved`,
  ]
  const value = cycle.trigger_value === null ? '' : ` ${cycle.trigger_value.toFixed(1)}`
  say(
    `  ${cyan('reflection')} ${cycle.trigger_type}${value}: ${cycle.status}; ${counts.join(', ')}; ` +
      `${cycle.model_calls} model calls`,
  )
  if (cycle.error) say(`  ${yellow(cycle.error)}`)
}

export function showSession(
  { session, committed, turns, memories, superseded, cycles }: LivedSession,
  traits: readonly TraitWithEvidence[],
): void {
  heading(`${session.session_id}   ${session.committed_at}`)
  for (const turn of turns.items) showTurn(turn)
  say(
    dim(
      `  job ${committed.status}: ${committed.job?.metrics.kept_turns ?? 0} of ${turns.items.length} ` +
        'turns kept',
    ),
  )
  for (const pin of turns.pin_intents)
    say(`  ${yellow('pin')} ${pin.trigger_turn_id} keeps ${pin.target_turn_ids.join(' ')}`)
  for (const memory of memories.filter((each) => each.memory_type !== 'trait')) showMemory(memory)
  for (const memory of superseded) say(`  ${yellow('~')} no longer so: ${short(memory.content, 100)}`)
  for (const cycle of cycles) showCycle(cycle)
  for (const { trait } of traits) say(`    ${stageOf(trait)} ${short(trait.content, 80)}`)
}

function stageOf({ trait }: Memory): string {
  const confidence = trait?.confidence === null || !trait ? '   -' : trait.confidence.toFixed(2)
  return `${column(trait?.stage ?? '', 12)}${column(trait?.subtype ?? '', 11)}${confidence} `
}

export function showTraits(traits: readonly TraitWithEvidence[]): void {
  heading('Traits, with what supports and contradicts them')
  for (const { trait, evidence, sessions } of traits) {
    say(
      `  ${bold(stageOf(trait))} ${short(trait.content, 80)}  ` +
        `${dim(`${trait.trait?.context}; ${sessions.length} sessions`)}`,
    )
    for (const { memory, evidence_type, quality } of evidence) {
      const sign = evidence_type === 'supporting' ? green('+') : yellow('−')
      say(`      ${sign} ${quality}  ${short(memory.content, 100)}`)
    }
  }
}

function showResult({ kind, score, memory, turn, explain }: Recalled): void {
  const text = memory
    ? `${memory.memory_type}: ${memory.content}`
    : `${turn?.name ?? turn?.role}: ${turn?.text}`
  say(`    ${bold(score.toFixed(3))}  ${column(kind, 7)} ${short(text, 100)}`)
  const terms = Object.entries(explain ?? {}).flatMap(([name, value]) =>
    typeof value === 'number' && value !== 0 ? [`${name} ${value.toFixed(3)}`] : [],
  )
  say(dim(`           ${terms.join('  ')}`))
}

export function showAnswer({ question, answer, right }: Answered): void {
  say(`\n  ${bold(question.query)}  ${right ? green('✓') : yellow('✗')}`)
  if (answer.abstained) say(`    ${cyan('no answer:')} nothing that was said is relevant enough`)
  // what only asks, repeats or is said by another line stands in no context
  const told = new Set(Object.values(answer.refs))
  for (const result of answer.results.filter(({ id }) => told.has(id))) showResult(result)
  for (const fact of answer.facts.slice(0, 2)) say(`    ${dim(`fact   ${fact.text}`)}`)
}
