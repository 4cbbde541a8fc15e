import { patternNamed, patternsNamed } from '../conversation/named-patterns.ts'

/** Where a new clause begins. */
const CLAUSES = patternsNamed('living_english_clauses')
/** Whose it is, where a clause says so; the one before says it of the others. */
const SUBJECT = patternNamed('living_english_subject')
/** "And allergic to nuts": without the verb of the one before; "a pacemaker and a Labrador" are had. */
const BARE = patternNamed('living_english_bare')
const HAS = patternNamed('living_english_has')
/** Health, family, home and work: each may be so while another ends. */
const STAYS = patternNamed('living_english_stays')
/** "I got promoted", "I'm off nights": another post or shift with the same employer, and where that is. */
const RISES = patternNamed('living_english_rises')
const WORKPLACE = patternNamed('living_english_workplace')

/**
 * What of an English memory lives on: the clauses that are not over, and of a post or a shift that is another now where
 * it is; none where nothing is over by itself.
 * @param said of "the user", or in the first person
 */
export function livingInEnglish(
  said: string,
  sentence: string,
  isOver: (clause: string) => boolean,
): readonly string[] {
  let who = 'I'
  let ends = false
  const stays = said.split(CLAUSES.it).flatMap((clause, place, clauses) => {
    const subject = SUBJECT.exec(clause)?.[0]
    who = subject ?? who
    const [has, is, works] = /^(?:i|we)$/iu.test(who) ? ['have ', 'am ', 'work'] : ['has ', 'is ', 'works']
    const verb = HAS.test(`${clauses[place - 1]}|${clause}`) ? has : BARE.test(clause) ? is : ''
    let whole = subject === undefined && place > 0 ? `${who} ${verb}${clause}` : clause
    if (isOver(whole)) {
      ends = true
      const where = RISES.test(sentence) && WORKPLACE.exec(whole)?.[1]
      whole = where ? `${who} ${works} ${where}` : ''
    }
    return STAYS.test(whole) && !isOver(whole) ? whole : []
  })
  return ends ? stays : []
}
