import { lazily } from '../../../../text/lazily.ts'
import { tokenize } from '../../../../text/tokens.ts'
import { conceptsIn } from '../../../reflecting/concepts.ts'
import { tables } from '../../../tables.ts'
import { thingIn, wordsOfKind } from '../../corrections/having.ts'
import { wordsTakenBack } from '../../corrections/set-right.ts'
import { type Denied, deniedBy, thingsDenied } from '../../grammar/denied.ts'
import { claimOf } from '../../grammar/one-form.ts'
import { coreOf, sentencesOf } from '../../grammar/sentences.ts'
import { patternNamed } from '../../named-patterns.ts'
import { petsGone } from '../slots/circumstances.ts'
import { employerIn } from '../slots/employers.ts'
import { slotsTold } from '../slots/slots.ts'
import { pairsTold } from '../topics/pairs.ts'
import { plainly } from '../wording/plain-english.ts'
import { familiesIn, familyWords } from './families.ts'
import { latinWords } from './subject-words.ts'

const CHANGES = [
  'nearest_another',
  'nearest_now',
  'nearest_ends',
  'value_other_now',
  'deed_english',
  'fate_english',
  'deed_chinese',
  'no_longer_chinese',
].map((name) => patternNamed(name))

/** By name of a kind or an everyday thing: words of what is known of it. */
const related = lazily(
  (): ReadonlyMap<string, string> =>
    new Map(
      tables()
        .related.trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
    ),
)

/** Sentences of a message that are looked through, their length, and the words that are looked for. */
const SENTENCES = 40
const LONGEST = 300
const WORDS = 80

/**
 * Terms by which a memory may have been told that a text ends or gives another value, beside the words that both
 * share: "I get up at eight now" ends "wakes up at six".
 */
export function relatedTerms(text: string): string[] {
  const said = sentencesOf(text).slice(0, SENTENCES)
  const sentences = said
    .map((sentence) => plainly(sentence.slice(0, LONGEST)))
    .filter(
      (sentence) =>
        CHANGES.some((pattern) => pattern.test(sentence)) ||
        slotsTold(sentence).length > 0 ||
        pairsTold(sentence).length > 0 ||
        employerIn(sentence) !== null,
    )
  const denied = [...said.map((one) => deniedBy(coreOf(one))), ...thingsDenied(said)]
  const changed = sentences.flatMap((sentence) => [
    ...[
      ...slotsTold(sentence),
      ...pairsTold(sentence),
      ...(employerIn(sentence) === null ? [] : ['work']),
      ...conceptsIn(sentence).map((name) => `#${name}`),
    ].map((name) => related().get(name) ?? ''),
    ...familiesIn(latinWords(sentence), sentence).map(familyWords),
  ])
  const pets = said.flatMap(petsGone).flatMap((name) => [3, 4, 5].map((length) => name.slice(0, length)))
  const words = [
    ...changed,
    ...pets,
    ...wordsTakenBack(text),
    ...denied.flatMap((one) => (one === null ? [] : wordsFor(one))),
  ]
  const alone = new Set(words.join(' ').split(' '))
  const terms = tokenize(words.join(' ')).filter((term) => !/^\p{Script=Han}$/u.test(term) || alone.has(term))
  return [...new Set(terms)].slice(0, WORDS)
}

/** "I'm not married": what may be known of a wife; "I have no pets": of a dog. */
const wordsFor = ({ said }: Denied): string[] => [
  related().get(`not ${claimOf(said)?.kind}`) ?? '',
  related().get(`not ${thingIn(said)}`) ?? '',
  ...wordsOfKind(thingIn(said) ?? ''),
]
