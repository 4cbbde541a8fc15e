import { asSaid, dueBy, type Line } from '../../memories/lifecycle/lines.ts'
import type { Memory } from '../../memories/schemas.ts'
import { countTokens, cutToTokens } from '../../text/budget.ts'
import { neutralise } from '../../text/harmless/context-block.ts'
import type { Standing } from './rows.ts'

/** Of a prompt's budget. */
const SHARE = 0.25
/** As many as are whole. */
const SENTENCES = /^.*(?:[!?。！？…\n]|\.(?=\s))/su

/** A text that would be cut to fewer tokens is left out instead. */
const LEAST_TOKENS = 12

/**
 * The lines that stand first in every prompt: who the person is, constraints and rules, what is due. The best
 * as far as a quarter of the budget goes; the one that does not fit is cut behind a sentence, or left out: half of one
 * ("I can't have coffee unless …") says something else.
 */
export function standingLines(known: Standing, budget: number, now: Date): Line[] {
  const most = Math.floor(budget * SHARE)
  const listed = new Set(known.standing.map(({ id }) => id))
  const all = [
    ...personLine(known),
    ...known.standing.map((memory) => memoryLine(memory, known, now)),
    ...known.due.filter(({ id }) => !listed.has(id)).map((memory) => memoryLine(memory, known, now)),
  ]
  const lines: Line[] = []
  for (const line of all) {
    const left = most - countTokens(lines.map(asWritten).join('\n'))
    const fitting = cut(line, left - 1)
    if (fitting) lines.push(fitting)
  }
  return lines
}

/** The language alone tells nothing that is worth a block of its own. */
function personLine({ name, language, standing, due }: Standing): Line[] {
  if (name === null && standing.length + due.length === 0) return []
  const parts = [name && `name: ${neutralise(name)}`, language && `language: ${language}`]
  const text = parts.filter((part) => part).join('; ')
  return text === '' ? [] : [{ kind: null, head: '', body: text, text, id: null }]
}

function memoryLine(memory: Memory, { half_life_days, clocks }: Standing, now: Date): Line {
  const minutes_east = clocks.get(memory.id)
  const due = memory.due_at ? [`due ${dueBy(memory.due_at, minutes_east)}`] : []
  const { dates, marks } = asSaid(memory, { minutes_east, half_life_days, now })
  return {
    kind: 'm',
    head: `(${[...dates, ...due].join(', ')}) ${marks}`,
    body: neutralise(memory.content),
    text: memory.content,
    id: memory.id,
  }
}

/** With a short id of some length. */
const asWritten = ({ kind, head, body }: Line): string => `- ${kind ? '[m10] ' : ''}${head}${body}`

function cut(line: Line, left: number): Line | null {
  if (countTokens(asWritten(line)) <= left) return line
  const room = left - countTokens(asWritten({ ...line, body: ' …' }))
  if (room < LEAST_TOKENS || line.id === null) return null
  const [whole = ''] = SENTENCES.exec(cutToTokens(line.body, room)) ?? []
  return whole === '' ? null : { ...line, body: `${whole} …` }
}
