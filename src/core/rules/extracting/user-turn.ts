import type { ExtractInput, ExtractOutput, Time, TranscriptTurn } from '../../../../prompts/extract.ts'
import { clockOf, minutesEastOf } from '../../text/moments.ts'
import type { Steps } from '../../text/pauses.ts'
import { ofWhom } from '../conversation/asked/of-whom.ts'
import { certainOf } from '../conversation/changes/wording/certain.ts'
import { pastDateIn } from '../conversation/dates/dates.ts'
import { feelingIn } from '../conversation/feelings.ts'
import { isDenied } from '../conversation/grammar/denial.ts'
import { leans } from '../conversation/grammar/leaning.ts'
import { isLifeOfThem } from '../conversation/grammar/loose.ts'
import { modalityOf } from '../conversation/grammar/modality.ts'
import { repaired } from '../conversation/grammar/repair.ts'
import { isChinese, sentencesOf, unquoted } from '../conversation/grammar/sentences.ts'
import { isOwnToAvoid } from '../conversation/kinds/kept-as.ts'
import { patternNamed } from '../conversation/named-patterns.ts'
import { mentionsIn } from '../conversation/people/mentions.ts'
import { subjectOf } from '../conversation/people/subject.ts'
import { relationsIn, type SaidRelation } from '../conversation/relations/relations.ts'
import { answered, quoted, sayingsOf } from '../conversation/saying.ts'
import { isFragment, isMilestone } from '../conversation/worth/few-words.ts'
import { onlyEnding, type ReadSentence, readAnswering } from '../reading.ts'
import { certainly, withNamedBefore } from './certainly.ts'
import { addMention, addRelations } from './entities-told.ts'
import { behind, inItsTurn, type Reading, upTo } from './in-its-turn.ts'
import { join } from './joining.ts'
import { addLivingOn } from './living-on.ts'
import { namingWhom, withWhom } from './naming.ts'
import { inFirstPerson, isOwnName, type Speaker, sameAs, saysMoreThanName } from './speaker.ts'
import { holderOf } from './spoken-of.ts'
import { whatsOver } from './whats-over.ts'

/** What is known when a turn is read. */
interface Known {
  readonly memories: NonNullable<ExtractInput['memories']>
  readonly mine: Speaker
  /** Who "she" is at its beginning. */
  readonly about: string | null
  /** Who was named before, in small letters. */
  readonly people: ReadonlySet<string>
  /** What was asked before it. */
  readonly question?: string | null
  /** The same of somebody else's life, in whatever words. */
  readonly ofOther?: string | null
}

/** Adds to `output` what a person's turn says. */
export function* readUserTurn(turn: TranscriptTurn, known: Known, output: ExtractOutput): Steps<void> {
  const { mine, question = null, ofOther = null } = known
  const said = clockOf(turn.timestamp_iso)
  const source_turn_ids = [turn.turn_id]
  const sentences = sentencesOf(turn.text)
  const { about: who, people } = known
  let reading: Reading = { turn, sentences, people, place: 0, who, anchor: null }
  const written = new Map<string, string>()
  const ending = new Set<string>()
  for (const told of readAnswering(turn.text, question)) {
    const read = answering(told, ofOther)
    const { sentence, core, kind, asked } = read
    yield sentence.length
    const at = upTo(sentence, reading)
    const { both, first, goesOn, subject } = inItsTurn(sentence, core, at)
    const relations = asked ? [] : relationsIn(certainOf(unquoted(core)), turn.name)
    const about = isOwnToAvoid(core)
      ? null
      : asked
        ? (ofWhom(asked, turn.name, at.who) ?? subjectOf(sentence, turn.name, at.who, people))
        : (subject ?? holderOf(relations, core))
    reading = asked ? { ...at, who: about ?? at.who } : behind(sentence, at)
    if (isOwnName(core, mine)) continue
    if (about === null && isLifeOfThem(core) && !isMilestone(core)) continue
    const time = timeIn(core, kind, said)
    const contents = contentsOf(read, both, mine, said, at.who)
    addContents(contents, { read, turn, known, about, time }, output)
    const alone = first === null ? undefined : written.get(first)
    if (first !== null && alone !== undefined)
      join({ alone, joined: contents[0], turn_id: turn.turn_id, sentence: first, goesOn }, output)
    if (contents.length === 1) written.set(sentence, contents[0]!)
    for (const relation of relations)
      addRelations(output, [relation], source_turn_ids, timeIn(upToClauseOf(relation, core), kind, said))
    for (const entity of mentionsIn(repaired(sentence))) addMention(output, entity, source_turn_ids)
    const [fact] = contents
    if (fact === undefined) continue
    const whom = about === null ? null : inFirstPerson(about, mine)
    const certain = certainly(withNamedBefore(withWhom(core, whom), sentence, sentences), said)
    // Said again it ends nothing more.
    if (ending.has(certain)) continue
    ending.add(certain)
    endKnown({ core: certain, fact }, turn, known, output)
  }
  for (const core of onlyEnding(turn.text)) {
    yield core.length
    endKnown({ core: certainly(core, said) }, turn, known, output)
  }
}

/** "Is your mum well?", "deaf in one ear": who it is that is or has it, the question says. */
const answering = (read: ReadSentence, ofOther: string | null): ReadSentence =>
  ofOther !== null && !read.asked && isFragment(read.core) ? { ...read, asked: ofOther } : read

/**
 * What a sentence is written down as.
 * @param both it with the one before it, where it says nothing without that
 * @param who of whom was spoken before
 */
function contentsOf(
  { sentence, core, kind, asked }: ReadSentence,
  both: string | null,
  mine: Speaker,
  said: Date,
  who: string | null,
): string[] {
  if (asked) return [answered(asked, sentence, mine.called, said)]
  if (both ?? leans(core)) return [quoted(both ?? sentence, mine.called, said)]
  const named = namingWhom(sentence, kind, who)
  if (named !== sentence) return [quoted(named, mine.called, said)]
  return sayingsOf(sentence, core, mine.called, said).filter(saysMoreThanName(mine))
}

/** What is known of a sentence whose contents are added. */
interface Source {
  readonly read: ReadSentence
  readonly turn: TranscriptTurn
  readonly known: Known
  /** Of whom it tells, as far as it is one statement. */
  readonly about: string | null
  readonly time: Time | null
}

/** Adds the contents of a sentence as facts or episodes. */
function addContents(
  contents: readonly string[],
  { read: { sentence, core, kind }, turn, known: { memories, mine }, about, time }: Source,
  output: ExtractOutput,
): void {
  const hasClock = minutesEastOf(turn.timestamp_iso) !== 0
  const modality = modalityOf(core, kind === 'task_open', clockOf(turn.timestamp_iso), hasClock)
  const isSplit = contents.length > 1
  for (const content of contents) {
    const item = {
      content,
      source_turn_ids: [turn.turn_id],
      time,
      about: isSplit ? subjectOf(inFirstPerson(content, mine), turn.name, null) : about,
      ...modality,
      ...(isSplit && isDenied(content) && { modality: 'denied' as const }),
      ...sameAs(content, memories, mine),
    }
    if (kind === 'episode') output.episodes.push({ ...item, feeling: feelingIn(sentence) })
    else output.facts.push(item)
  }
}

/** Adds what a sentence ends of what is known, and what of it lives on. */
function endKnown(
  told: { readonly core: string; readonly fact?: string },
  turn: TranscriptTurn,
  { memories, mine }: Known,
  output: ExtractOutput,
): void {
  const over = whatsOver({ ...told, turn_id: turn.turn_id }, memories, mine.all, output.corrections ?? [])
  output.corrections?.push(...over)
  addLivingOn(told.core, over, memories, mine.all, turn, output)
}

/** 我住在临安，老伴前年走的: the day of what is told behind it is not its own. */
function upToClauseOf({ object }: SaidRelation, core: string): string {
  const at = core.indexOf(object.name)
  const end = at === -1 ? -1 : core.slice(at + object.name.length).search(/[，,；;。]/u)
  return end === -1 || !isChinese(core) ? core : core.slice(0, at + object.name.length + end)
}

/** "I can't have dairy until Friday": over from then on. */
const UNTIL = patternNamed('so_until')

/** When it happened or since when it is so: the first past date that is named. What is to be done today is neither, nor a rule. */
function timeIn(core: string, kind: string, said: Date): Time | null {
  const until = kind === 'task_open' || kind === 'rule' ? undefined : UNTIL.exec(core)?.[1]
  const end = until && modalityOf(until, true, said).due_at?.slice(0, 10)
  const today = said.toISOString().slice(0, 10)
  if (end && end > today) return { kind: 'true_since', at: today, until: end }
  const past = pastDateIn(core, said)
  const isToday = past && said.getTime() - past.getTime() < 86_400_000
  if (!past || kind === 'rule' || (isToday && kind === 'task_open')) return null
  return { kind: kind === 'episode' ? 'happened_at' : 'true_since', at: past.toISOString().slice(0, 10) }
}
