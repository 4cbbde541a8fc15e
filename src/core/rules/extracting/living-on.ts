import type { ExtractInput, ExtractOutput, TranscriptTurn } from '../../../../prompts/extract.ts'
import { endedNearest, isEndedBy } from '../conversation/changes/changes.ts'
import { rightInContrast, withRightValue } from '../conversation/changes/slots/right-value.ts'
import { besideDenied } from '../conversation/corrections/set-right.ts'
import { isChinese, sentencesOf, unquoted, withCommas } from '../conversation/grammar/sentences.ts'
import { patternNamed } from '../conversation/named-patterns.ts'
import { subjectOf } from '../conversation/people/subject.ts'
import { relationsIn } from '../conversation/relations/relations.ts'
import { addRelations } from './entities-told.ts'
import { withoutListed } from './listed.ts'
import { livingInEnglish } from './living-on-english.ts'

/** Name, age, origin, family, allergy, likes, home and work: each may be so while another ends. */
const STAYS = patternNamed('living_stays')
const KIN = patternNamed('whose_kin')
const PARTED = patternNamed('parted')
const PARTNER = /(?:老公|老婆|丈夫|妻子|爱人|对象|[男女]朋?友|未婚[夫妻])/u
const FRAME =
  /^(.{1,64}?，\d{4}年\d{1,2}月\d{1,2}日：「|.{1,64}?, \d{1,2} [A-Z][a-z]+ \d{4}: ")(.*)(["」])$/su
const PRONOUN = /^[他她](?!们)/u
const SPEAKER = /^(?:我|咱|用户)/u

type Correction = NonNullable<ExtractOutput['corrections']>[number]

/** What lives on as a memory, and as it was said. */
interface LivingOn {
  readonly content: string
  readonly said: string
}

/**
 * Adds what lives on of memories that say more than what is over: the clauses that a sentence does not end, framed as
 * the whole was, and the relations that they tell.
 * @param names what memories of the person begin with
 */
export function addLivingOn(
  sentence: string,
  over: readonly Correction[] | null | undefined,
  memories: NonNullable<ExtractInput['memories']>,
  names: readonly string[],
  { turn_id, name, text }: TranscriptTurn,
  output: ExtractOutput,
): void {
  const source_turn_ids = [turn_id]
  for (const { content, said } of livingOn([sentence, text], over ?? [], memories, names)) {
    output.facts.push({ content, source_turn_ids, about: subjectOf(said, name, null) })
    addRelations(output, relationsIn(said, name), source_turn_ids, null)
  }
}

function livingOn(
  [sentence, turn]: readonly [sentence: string, turn: string],
  over: readonly Correction[],
  memories: NonNullable<ExtractInput['memories']>,
  names: readonly string[],
): LivingOn[] {
  return over.flatMap(({ memory_id, kind }) => {
    const content = memories.find(({ id }) => id === memory_id)?.content
    const beside = content === undefined ? null : besideDenied(turn, content)
    if (content !== undefined && beside !== null) return [{ content: beside, said: beside }]
    const right =
      content && (!FRAME.test(content) || rightInContrast(sentence))
        ? withRightValue(sentence, content)
        : null
    if (right !== null) return [{ content: right, said: asSaid(FRAME.exec(right)?.[2] ?? right, names) }]
    const rest =
      content && (kind === 'replaced' || kind === 'no_longer')
        ? restOf(unquoted(sentence), content, names, turn)
        : null
    return rest === null ? [] : [rest]
  })
}

/** What is told of the person, as they would say it: what is quoted stays as it was said. */
function asSaid(content: string, names: readonly string[]): string {
  const name = names.find((one) => content.startsWith(one)) ?? ''
  return name === '' ? content : `我${content.slice(name.length)}`
}

/** By what it says itself, or as what is nearest to it. */
const isOverBy = (sentence: string, content: string, names: readonly string[]): boolean =>
  isEndedBy(sentence, content, names) || endedNearest(sentence, [{ id: 0, content }], names) === 0

/** What lives on of a memory that a sentence ends; its turn may end more of it. */
function restOf(sentence: string, content: string, names: readonly string[], turn: string): LivingOn | null {
  const [, before = '', said = content, behind = ''] = FRAME.exec(content) ?? []
  const name = before === '' ? (names.find((one) => said.startsWith(one)) ?? '') : ''
  if (!isChinese(said)) {
    const isOver = (clause: string) =>
      [sentence, ...sentencesOf(turn)].some((one) =>
        isOverBy(one, before + clause.replace(/^the user/u, name) + behind, names),
      )
    const stays = livingInEnglish(name ? said.replaceAll(name, 'the user') : said, sentence, isOver)
    const listed = withoutListed(sentence, said)
    if (stays.length === 0 && listed !== null && !isOver(listed))
      return { content: before + listed + behind, said: listed }
    const rest = stays
      .join(' and ')
      .replaceAll('and the user ', 'and ')
      .replace(/^the user/u, name)
    return rest === '' ? null : { content: before + rest + behind, said: rest }
  }
  const clauses = withCommas(said)
    .split(/[，,；;]|\p{Extended_Pictographic}\s*/u)
    .filter(Boolean)
  if (clauses.length < 2) return null
  let who = ''
  const parts = clauses.map((clause) => {
    const own = SPEAKER.test(clause) || (name !== '' && clause.startsWith(name))
    const kin = KIN.exec(clause)?.[0]
    if (own && !kin) who = ''
    else if (kin) who = kin
    const hasSubject = own || kin !== undefined
    const of = kin && name !== '' && !clause.startsWith(name) ? `${name}的` : ''
    const whole = hasSubject ? of + clause : `${who || name}${who ? clause.replace(PRONOUN, '') : clause}`
    return { clause, whole, isOver: isOverBy(sentence, before + whole + behind, names) }
  })
  if (!parts.some(({ isOver }) => isOver)) return null
  const asOwn = (clause: string) =>
    name !== '' && clause.startsWith(name) ? `我${clause.slice(name.length)}` : clause
  // of whom one parted from nothing more is told as of one's partner
  const isParting = PARTED.test(sentence)
  const stays = parts.filter(
    ({ clause, whole, isOver }) =>
      !isOver && STAYS.test(asOwn(clause)) && !(isParting && PARTNER.test(whole)),
  )
  const [first] = stays
  if (!first) return null
  const rest = [first.whole, ...stays.slice(1).map(({ clause }) => clause)].join('，')
  const own = name !== '' && rest.startsWith(name) ? `我${rest.slice(name.length)}` : rest
  return { content: before + rest + behind, said: own }
}
