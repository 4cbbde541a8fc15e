import type { ExtractInput, ExtractOutput, TranscriptTurn } from '../../../prompts/extract.ts'
import { pastDateIn, withDates } from './conversation/dates.ts'
import { feelingIn } from './conversation/feelings.ts'
import { mentionsIn } from './conversation/mentions.ts'
import { type NamedEntity, relationsIn, type SaidRelation } from './conversation/relations.ts'
import { sayingsOf } from './conversation/saying.ts'
import { coreOf, sentencesOf, unquoted } from './conversation/sentences.ts'
import { inThirdPerson } from './conversation/third-person.ts'
import { readSentences } from './reading.ts'

const TOOL_CHARACTERS = 1_000

/** The turn's name says so already. */
const NAMES_ONESELF = /^(?:我(?:的名字)?(?:叫做?|是|名叫)|(?:my name(?:['’]s| is)|i(?:['’]m| am)) )(.+)$/iu

/** Stage 3 by rules, Chinese and English. What is found in a turn depends on that turn alone. */
export function extract({ transcript }: ExtractInput): ExtractOutput {
  const output: ExtractOutput = { facts: [], episodes: [], entities: [], relations: [] }
  for (const turn of transcript) {
    if (turn.evidence_level === 'S1_ai_inference') continue
    if (turn.role === 'tool') output.facts.push(...toolFacts(turn))
    else if (turn.role === 'assistant') output.facts.push(...promises(turn))
    else readUserTurn(turn, output)
  }
  return output
}

function readUserTurn(turn: TranscriptTurn, output: ExtractOutput): void {
  const time = new Date(turn.timestamp_iso)
  const source_turn_ids = [turn.turn_id]
  for (const { sentence, core, kind } of readSentences(turn.text)) {
    if (turn.name && NAMES_ONESELF.exec(core)?.[1] === turn.name) continue
    const valid_at = pastDateIn(core, time)?.toISOString() ?? null
    for (const content of sayingsOf(sentence, core, turn.name, time)) {
      if (kind === 'episode')
        output.episodes.push({ content, source_turn_ids, valid_at, feeling: feelingIn(sentence) })
      else output.facts.push({ content, source_turn_ids, valid_at })
    }
    addRelations(output, relationsIn(unquoted(core), turn.name), source_turn_ids, valid_at)
    for (const entity of mentionsIn(sentence)) addMention(output, entity, source_turn_ids)
  }
}

function addRelations(
  output: ExtractOutput,
  found: readonly SaidRelation[],
  source_turn_ids: string[],
  valid_at: string | null,
): void {
  for (const { subject, predicate, object } of found) {
    for (const entity of [subject, object]) addEntity(output, entity, source_turn_ids)
    output.relations.push({
      subject: subject.name,
      predicate,
      object: object.name,
      source_turn_ids,
      valid_at,
    })
    if (predicate === 'NAMED' && subject.type === 'user') {
      output.entities.find((entity) => entity.type === 'user')?.aliases.push(object.name)
    }
  }
}

/** One entity a name and turn; what holds a name in it is that one already. */
function addEntity(output: ExtractOutput, { name, type }: NamedEntity, source_turn_ids: string[]): void {
  const known = output.entities.find(
    (entity) => entity.name === name && entity.source_turn_ids[0] === source_turn_ids[0],
  )
  if (!known) output.entities.push({ name, type, aliases: [], source_turn_ids })
}

/** A name that is part of another one of its turn is that one, cut short. */
function addMention(output: ExtractOutput, entity: NamedEntity, source_turn_ids: string[]): void {
  const longer = output.entities.some(
    ({ name, source_turn_ids: [turn] }) => turn === source_turn_ids[0] && name.startsWith(entity.name),
  )
  if (!longer) addEntity(output, entity, source_turn_ids)
}

/** What a tool answered, as it is: JSON as a line of names and values. */
function toolFacts(turn: TranscriptTurn): ExtractOutput['facts'] {
  const content = [...(flattened(turn.text) ?? turn.text.replace(/\s+/gu, ' '))]
    .slice(0, TOOL_CHARACTERS)
    .join('')
    .trim()
  const label = turn.name ? `${turn.name}: ` : 'Tool result: '
  return content === ''
    ? []
    : [{ content: `${label}${content}`, source_turn_ids: [turn.turn_id], valid_at: null }]
}

function flattened(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? pairs(value).join(', ') : null
  } catch {
    return null
  }
}

const pairs = (value: object): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null
      ? pairs(inner)
      : [Array.isArray(value) ? String(inner) : `${key} ${String(inner)}`],
  )

const PROMISE = /\bI(?:['’]ll| will)\b|我(?:会|来|将)/u

function promises(turn: TranscriptTurn): ExtractOutput['facts'] {
  const time = new Date(turn.timestamp_iso)
  return sentencesOf(turn.text)
    .filter((sentence) => PROMISE.test(sentence) && !/[?？]\s*$/u.test(sentence))
    .map((sentence) => ({
      content: withDates(
        inThirdPerson(
          coreOf(sentence),
          turn.name ?? (/[\p{Script=Han}]/u.test(sentence) ? '助手' : 'The assistant'),
        ),
        time,
      ),
      source_turn_ids: [turn.turn_id],
      valid_at: null,
    }))
}
