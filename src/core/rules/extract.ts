import type { ExtractInput, ExtractOutput, Time, TranscriptTurn } from '../../../prompts/extract.ts'
import { clockOf, minutesEastOf } from '../text/moments.ts'
import { atOnce, type Steps } from '../text/pauses.ts'
import { undated } from '../text/reading/dated-quote.ts'
import { ofWhom } from './conversation/asked/of-whom.ts'
import { askedBefore } from './conversation/asked/questions.ts'
import { patternNamed } from './conversation/changes/slots/slots.ts'
import { isPause } from './conversation/changes/wording/plain-chinese.ts'
import { correctionsOf } from './conversation/corrections/corrections.ts'
import { pastDateIn } from './conversation/dates/dates.ts'
import { feelingIn } from './conversation/feelings.ts'
import { isDenied } from './conversation/grammar/denial.ts'
import { leans, together } from './conversation/grammar/leaning.ts'
import { isLifeOfThem } from './conversation/grammar/loose.ts'
import { modalityOf } from './conversation/grammar/modality.ts'
import { repaired } from './conversation/grammar/repair.ts'
import { coreOf, isChinese, sentencesOf, unquoted } from './conversation/grammar/sentences.ts'
import { callByFullName } from './conversation/people/full-names.ts'
import { mentionsIn } from './conversation/people/mentions.ts'
import { personAfter, subjectOf } from './conversation/people/subject.ts'
import { relationsIn, type SaidRelation } from './conversation/relations/relations.ts'
import { answered as asAnswer, quoted, sayingsOf } from './conversation/saying.ts'
import { amendedBefore, dropAmended } from './extracting/amending.ts'
import { addMention, addRelations } from './extracting/entities-told.ts'
import { livingOn } from './extracting/living-on.ts'
import { promises, toolFacts } from './extracting/tools-and-promises.ts'
import { whatsOver } from './extracting/whats-over.ts'
import { onlyEnding, readAnswering } from './reading.ts'

/** Whose a turn's memories are. */
interface Mine {
  readonly called: string | null
  readonly all: readonly string[]
}

/** The turn's name says so already. */
const NAMES_ONESELF = /^(?:我(?:的名字)?(?:叫做?|是|名叫)|(?:my name(?:['’]s| is)|i(?:['’]m| am)) )(.+)$/iu

/**
 * Stage 3 by rules, Chinese and English. What is found in a turn depends on that turn, on what was asked just before
 * it, and on what is known already.
 */
export function* extracting({
  transcript,
  memories: shown = [],
  person = null,
}: ExtractInput): Steps<ExtractOutput> {
  const memories = shown.filter(({ ended }) => !ended)
  const output: ExtractOutput = { facts: [], episodes: [], entities: [], relations: [], corrections: [] }
  const forget: ExtractOutput['forget'] = []
  let answered: string | undefined
  let spokenOf: string | null = null
  for (const [place, turn] of transcript.entries()) {
    const before = answered
    if (turn.role === 'assistant') answered = turn.text
    const about = spokenOf
    if (turn.role === 'user') spokenOf = yield* personSpokenOf(turn, spokenOf)
    else if (turn.role === 'assistant') spokenOf = yield* personSpokenOf(lastAsked(turn), spokenOf)
    if (turn.kept === false || turn.evidence_level === 'S1_ai_inference') continue
    if (turn.role === 'tool') output.facts.push(...toolFacts(turn))
    else if (turn.role === 'assistant') output.facts.push(...promises(turn))
    else {
      const mine = namesOf(turn, person)
      const amends = amendedBefore(turn, transcript)
      if (amends) {
        output.corrections?.push(...dropAmended(amends, turn, memories, output))
        yield* readUserTurn({ ...turn, text: amends.text }, { memories, mine, about }, output)
        continue
      }
      const { text, corrections, forget: asked, instead } = correctionsOf(turn, before, shown, mine)
      output.corrections?.push(...corrections)
      forget.push(...asked)
      output.facts.push(...livingOn(turn.text, corrections, memories, mine.all, turn))
      const known = output.facts.length + output.episodes.length
      const question = askedBefore(transcript, place)
      yield* readUserTurn({ ...turn, text }, { memories, mine, about, question }, output)
      if (instead !== undefined && output.facts.length + output.episodes.length === known) {
        const content = quoted(instead, mine.called, clockOf(turn.timestamp_iso))
        output.facts.push({ content, source_turn_ids: [turn.turn_id] })
      }
    }
  }
  callByFullName(output)
  return forget.length > 0 ? { ...output, forget } : output
}

/** The same in one go. */
export const extract = (input: ExtractInput): ExtractOutput => atOnce(extracting(input))

/** "I'm sorry. How is Ines taking it?": what the answer is to. */
const lastAsked = (turn: TranscriptTurn): TranscriptTurn => {
  const last = sentencesOf(turn.text).at(-1) ?? ''
  return { ...turn, text: /[?？]\s*$/u.test(last) ? last : '' }
}

/** Who "she" is in the turn behind this one. */
function* personSpokenOf({ text, name }: TranscriptTurn, before: string | null): Steps<string | null> {
  let person = before
  for (const sentence of sentencesOf(text)) {
    person = personAfter(coreOf(sentence), name, person)
    yield sentence.length
  }
  return person
}

/** What memories of the speaker may begin with; the first is what new ones do, null for nobody's name. */
function namesOf({ name }: TranscriptTurn, person: string | null): Mine {
  const known = name ?? person
  const isThePerson = name === null || name === person
  return { called: known, all: [...(known ? [known] : []), ...(isThePerson ? ['The user', '用户'] : [])] }
}

/** What is known when a turn is read. */
interface Known {
  readonly memories: NonNullable<ExtractInput['memories']>
  readonly mine: Mine
  /** Who "she" is at its beginning. */
  readonly about: string | null
  /** What was asked before it. */
  readonly question?: string | null
}

/** Adds to `output` what a person's turn says. */
function* readUserTurn(
  turn: TranscriptTurn,
  { memories, mine, about: before, question = null }: Known,
  output: ExtractOutput,
): Steps<void> {
  let spokenOf = before
  const said = clockOf(turn.timestamp_iso)
  const hasClock = minutesEastOf(turn.timestamp_iso) !== 0
  const source_turn_ids = [turn.turn_id]
  const end = (told: Parameters<typeof whatsOver>[0]) => {
    const over = whatsOver(told, memories, mine.all, output.corrections ?? [])
    output.corrections?.push(...over)
    output.facts.push(...livingOn(told.core, over, memories, mine.all, turn))
  }
  let anchor: string | null = null
  const sentences = sentencesOf(turn.text)
  for (const { sentence, core, kind, asked } of readAnswering(turn.text, question)) {
    yield sentence.length
    const named = namedBefore(sentences, sentence, core) ?? anchor
    const both = named !== null && leans(core) ? together(turn.text, named, sentence) : null
    if (!leans(core)) anchor = sentence
    if (mine.called && NAMES_ONESELF.exec(core)?.[1] === mine.called) continue
    const time = timeIn(core, kind, said)
    const contents = asked
      ? [asAnswer(asked, sentence, mine.called, said)]
      : both
        ? [quoted(both, mine.called, said)]
        : sayingsOf(sentence, core, mine.called, said).filter(saysMoreThanName(mine))
    const relations = asked ? [] : relationsIn(unquoted(core), turn.name)
    const about = asked
      ? ofWhom(asked, turn.name, spokenOf)
      : (subjectOf(core, turn.name, spokenOf) ?? holderOf(relations, core))
    spokenOf = asked ? (about ?? spokenOf) : personAfter(core, turn.name, spokenOf)
    if (about === null && isLifeOfThem(core)) continue
    const modality = modalityOf(core, kind === 'task_open', said, hasClock)
    for (const content of contents) {
      const same = sameAs(content, memories, mine)
      const whose = contents.length > 1 ? subjectOf(inFirstPerson(content, mine), turn.name, null) : about
      const denied = contents.length > 1 && isDenied(content) && { modality: 'denied' as const }
      const item = { content, source_turn_ids, time, about: whose, ...modality, ...denied, ...same }
      if (kind === 'episode') output.episodes.push({ ...item, feeling: feelingIn(sentence) })
      else output.facts.push(item)
    }
    addRelations(output, relations, source_turn_ids, time)
    for (const entity of mentionsIn(repaired(sentence))) addMention(output, entity, source_turn_ids)
    const [fact] = contents
    if (fact === undefined) continue
    const before = LEANS_ON.test(core) ? sentences[sentences.indexOf(sentence) - 1] : undefined
    const whole = before === undefined ? core : `${coreOf(before)}, ${core}`
    end({ core: certainly(whole, said), fact, turn_id: turn.turn_id })
  }
  for (const core of onlyEnding(turn.text)) {
    yield core.length
    end({ core: certainly(core, said), turn_id: turn.turn_id })
  }
}

const NAME =
  /(?<![\p{L}'’])(?!(?:The|That|This|What|When|Where|How|Who|Yes|Well|Right|And|But|You|They|She|Her|His|There|Here|Just|Thanks|It)(?![\p{L}]))\p{Lu}\p{Ll}{2,}/u
/** "Dickens would sleep on the otter. That's my cat …": the sentence with the name, worth keeping or not. */
function namedBefore(sentences: readonly string[], sentence: string, core: string): string | undefined {
  if (!/^(?:(?:that|this)?['’]s|(?:that|this) (?:is|was)) (?:my|our|me)\b/iu.test(core)) return undefined
  const before = sentences[sentences.indexOf(sentence) - 1]
  return before !== undefined && NAME.test(before) ? before : undefined
}

/** "The car? Sold it.": what became of what the sentence before it names. */
const LEANS_ON =
  /^(?:(?:and|but|so|then|also|anyway|well|yeah),? )?(?:it|that|this|they|those|these)\b|^(?:\S+ ){0,7}(?:it|them|that one|those)(?:\s|$)/iu

/** 小美对猫过敏: of whom alone relations are told, by the name that begins it. */
function holderOf(relations: readonly SaidRelation[], core: string): string | null {
  const [first] = relations
  return first &&
    first.predicate === 'ALLERGIC_TO' &&
    relations.every(({ subject }) => subject.type === 'person' && core.startsWith(subject.name))
    ? first.subject.name
    : null
}

const WISH_OVER = patternNamed('wish_over')
/** 大夫说能吃了: it is so since they say it. */
const KNOWS = /^(?:人家?)?(?:医生|大夫|医院|护士|中医)/u
/** What is planned, wished or told by others has ended nothing yet; what stands beside it may have. */
const certainly = (core: string, said: Date): string =>
  core
    .split(/(?<=[,，;；])/u)
    .filter(
      (part) =>
        ['denied', undefined].includes(modalityOf(part, false, said).modality) ||
        WISH_OVER.test(part) ||
        isPause(part) ||
        KNOWS.test(part),
    )
    .join('')

/** "The user's wife is 36" as it was said: "My wife is 36". */
function inFirstPerson(content: string, { all, called }: Mine): string {
  const name = [called, ...all].find((one) => one !== null && content.startsWith(one))
  if (!name) return content
  const rest = content.slice(name.length)
  if (rest.startsWith("'s ")) return `My ${rest.slice(3)}`
  return `${isChinese(content) ? '我' : 'I'}${rest}`
}

/** "林蔚叫林蔚" says nothing. */
const saysMoreThanName =
  ({ called }: Mine) =>
  (content: string): boolean =>
    called === null ||
    ![`${called}叫${called}`, `${called}'s name is ${called}`, `${called} is ${called}`].includes(content)

/** The same sentence of the same person, said before their name was known. */
function sameAs(content: string, memories: ExtractInput['memories'], { all }: Mine): { same_as?: number } {
  const plain = (text: string) => {
    const name = all.find((one) => text.startsWith(one))
    return name === undefined ? null : undated(text).slice(name.length)
  }
  const said = plain(content)
  if (said === null) return {}
  const same = memories.find((memory) => memory.content !== content && plain(memory.content) === said)
  return same ? { same_as: same.id } : {}
}

/** When it happened or since when it is so: the first past date that is named. What is to be done today is neither. */
function timeIn(core: string, kind: string, said: Date): Time | null {
  const past = pastDateIn(core, said)
  const isToday = past && said.getTime() - past.getTime() < 86_400_000
  if (!past || (isToday && kind === 'task_open')) return null
  return { kind: kind === 'episode' ? 'happened_at' : 'true_since', at: past.toISOString().slice(0, 10) }
}
