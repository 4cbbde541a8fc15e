import { askedTable } from './conversation/asked/asked-table.ts'
import { moreAskedTable } from './conversation/asked/more-asked-table.ts'
import { anchoredTable } from './conversation/changes/tables/anchored-table.ts'
import { chineseSlotsTable } from './conversation/changes/tables/chinese-slots-table.ts'
import { denialsTable } from './conversation/changes/tables/denials-table.ts'
import { englishSlotsTable } from './conversation/changes/tables/english-slots-table.ts'
import { looseTable } from './conversation/changes/tables/loose-table.ts'
import { familiesTable } from './conversation/changes/tables/nearest-table.ts'
import { pairsTable } from './conversation/changes/tables/pairs-table.ts'
import { patternsTable } from './conversation/changes/tables/patterns-table.ts'
import { plainEndsTable } from './conversation/changes/tables/plain-ends-table.ts'
import { relatedTable } from './conversation/changes/tables/related-table.ts'
import { shapesTable } from './conversation/changes/tables/shapes-table.ts'
import { slotsTable } from './conversation/changes/tables/slots-table.ts'
import { topicsTable } from './conversation/changes/tables/topics-table.ts'
import { valuesTable } from './conversation/changes/tables/values-table.ts'
import { whoseTable } from './conversation/changes/tables/whose-table.ts'
import * as chineseFamilies from './conversation/figures/tables/chinese-families.ts'
import * as englishFamilies from './conversation/figures/tables/english-families.ts'
import { figuresTable } from './conversation/figures/tables/figures-table.ts'
import { grammarTable } from './conversation/grammar/tables/grammar-table.ts'
import { chineseToldTable } from './conversation/kinds/tables/chinese-told-table.ts'
import { keptTable } from './conversation/kinds/tables/kept-table.ts'
import { passingTable } from './conversation/kinds/tables/passing-table.ts'
import { saidTable } from './conversation/kinds/tables/said-table.ts'
import { unmeantTable } from './conversation/kinds/tables/unmeant-table.ts'
import * as borne from './conversation/people/lists/borne.ts'
import * as chineseCounties from './conversation/people/lists/chinese-counties.ts'
import * as chineseGiven from './conversation/people/lists/chinese-given.ts'
import * as chineseLists from './conversation/people/lists/chinese-names.ts'
import * as chineseNowhere from './conversation/people/lists/chinese-nowhere.ts'
import * as chinesePatterns from './conversation/people/lists/chinese-patterns.ts'
import * as englishKinds from './conversation/people/lists/english-kinds.ts'
import * as englishPatterns from './conversation/people/lists/english-patterns.ts'
import * as englishLists from './conversation/people/lists/english-things.ts'
import { englishWords } from './conversation/people/lists/english-words.ts'
import { firstNames, firstNamesToo } from './conversation/people/lists/first-names.ts'
import { moreFirstNames, moreFirstNamesToo } from './conversation/people/lists/more-first-names.ts'
import { chineseWords } from './conversation/relations/chinese-words.ts'
import { chinese } from './conversation/worth/tables/chinese.ts'
import { common } from './conversation/worth/tables/common.ts'
import { english } from './conversation/worth/tables/english.ts'
import { fragmentsChinese } from './conversation/worth/tables/fragments-chinese.ts'
import { fragmentsEnglish } from './conversation/worth/tables/fragments-english.ts'
import { introductions } from './conversation/worth/tables/introductions.ts'
import { milestonesTable } from './conversation/worth/tables/milestones.ts'
import { notedChinese } from './conversation/worth/tables/noted-chinese.ts'
import { notedEnglish } from './conversation/worth/tables/noted-english.ts'
import { plain } from './conversation/worth/tables/plain.ts'
import { toldShortly } from './conversation/worth/tables/told-shortly.ts'
import { classes as classesDeeds } from './reflecting/deeds/classes.ts'
import { days as daysDeeds } from './reflecting/deeds/days.ts'
import { feelings as feelingsDeeds } from './reflecting/deeds/feelings.ts'
import { home as homeDeeds } from './reflecting/deeds/home.ts'
import { leisure as leisureDeeds } from './reflecting/deeds/leisure.ts'
import { manners as mannersDeeds } from './reflecting/deeds/manners.ts'
import { moreMoving as moreMovingDeeds } from './reflecting/deeds/more-moving.ts'
import { moreWays as moreWaysDeeds } from './reflecting/deeds/more-ways.ts'
import { moving as movingDeeds } from './reflecting/deeds/moving.ts'
import { people as peopleDeeds } from './reflecting/deeds/people.ts'
import { toldApart } from './reflecting/deeds/told-apart.ts'
import { culture } from './reflecting/everyday/culture.ts'
import { dealings } from './reflecting/everyday/dealings.ts'
import { doing } from './reflecting/everyday/doing.ts'
import { food } from './reflecting/everyday/food.ts'
import { hours } from './reflecting/everyday/hours.ts'
import { leisure } from './reflecting/everyday/leisure.ts'
import { manners } from './reflecting/everyday/manners.ts'
import { moving } from './reflecting/everyday/moving.ts'
import { order } from './reflecting/everyday/order.ts'
import { plainThings } from './reflecting/everyday/plain.ts'
import { plainHabits } from './reflecting/everyday/plain-habits.ts'
import { showing } from './reflecting/everyday/showing.ts'
import { ways } from './reflecting/everyday/ways.ts'
import { doing as doingSigns } from './reflecting/signs/doing.ts'
import { manners as mannersSigns } from './reflecting/signs/manners.ts'
import { rates } from './reflecting/signs/rates.ts'
import { ways as waysSigns } from './reflecting/signs/ways.ts'

/**
 * Long lists that the rules look into, as they are written. A Worker reads them from a file:
 * `scripts/slim/rule-tables.ts`.
 */
export interface RuleTables {
  /** As `everyday/thing.ts` reads it. */
  readonly everyday: string
  /** As `reflecting/concepts.ts` reads it. */
  readonly things: string
  /** As `reflecting/habits.ts` reads it. */
  readonly habits: string
  /** As `deeds/deeds.ts` reads it. */
  readonly deeds: string
  /** As `signs/signs.ts` reads it. */
  readonly signs: string
  /** As `signs/chance.ts` reads it. */
  readonly rates: string
  /** As `reflecting/ways/likeness.ts` reads them. */
  readonly ways_english: string
  readonly ways_chinese: string
  /** As `conversation/changes/slots/slots.ts` reads it. */
  readonly slots: string
  /** As `conversation/changes/matching/families.ts` reads it. */
  readonly families: string
  /** As `conversation/changes/matching/related.ts` reads it. */
  readonly related: string
  /** Words between blanks. */
  readonly chinese_words: string
  /** Names, and what looks like one, between blanks. */
  readonly names: Partial<typeof names>
  /** As `conversation/worth/worth.ts` reads them. */
  readonly worth: Partial<typeof worth>
}

const names = {
  ...borne,
  ...chineseFamilies,
  ...englishFamilies,
  ...chineseLists,
  ...chineseCounties,
  ...chineseGiven,
  ...chineseNowhere,
  ...chinesePatterns,
  ...englishPatterns,
  ...englishLists,
  ...englishKinds,
  englishWords,
  firstNames: `${firstNames} ${moreFirstNames}`,
  firstNamesToo: `${firstNamesToo} ${moreFirstNamesToo}`,
}

const worth = { common, english, chinese, plain, notedEnglish, notedChinese }

let own: RuleTables = {
  everyday: [
    ways,
    doing,
    leisure,
    moving,
    food + culture.trimStart(),
    hours + order.trimStart() + dealings.trimStart(),
    showing,
    manners,
  ].join('\n'),
  things: plainThings,
  habits: plainHabits,
  deeds: [
    classesDeeds,
    movingDeeds,
    leisureDeeds,
    homeDeeds,
    daysDeeds,
    peopleDeeds,
    feelingsDeeds,
    mannersDeeds,
    moreMovingDeeds,
    moreWaysDeeds,
    toldApart,
  ]
    .map((some) => some.trim())
    .join('\n'),
  signs: `${doingSigns.trim()}\n${waysSigns.trim()}\n${mannersSigns.trim()}`,
  rates,
  ways_english: '',
  ways_chinese: '',
  slots:
    `${slotsTable}\n${chineseSlotsTable}\n${englishSlotsTable}\n${patternsTable}\n${pairsTable}\n${grammarTable}\n${topicsTable}\n${shapesTable}\n${valuesTable}\n${whoseTable}\n${anchoredTable}\n${unmeantTable}\n${figuresTable}\n${passingTable}\n${saidTable}\n${chineseToldTable}\n${askedTable}\n${moreAskedTable}\n${denialsTable}\n${looseTable}\n${plainEndsTable}\n${keptTable}\n${toldShortly}\n${milestonesTable}\n${fragmentsEnglish}\n${introductions}\n${fragmentsChinese}`.replace(
      /\n{2,}/gu,
      '\n',
    ),
  families: familiesTable,
  related: relatedTable,
  chinese_words: chineseWords,
  names,
  worth,
}

/** The long lists, as `RuleTables` has them. */
export const tables = (): RuleTables => own

/**
 * To be waited for before a rule is asked. Here all but the longest two are there: these are read when the first rule is
 * asked, since two megabytes are much for a start.
 * @param _publicFile reads a file of `public/`
 */
export async function readTables(_publicFile?: PublicFile): Promise<void> {
  if (own.ways_english) return
  const [{ waysEnglish }, { waysChinese }] = await Promise.all([
    import('./reflecting/ways/tables/english.ts'),
    import('./reflecting/ways/tables/chinese.ts'),
  ])
  own = { ...own, ways_english: waysEnglish, ways_chinese: waysChinese }
}

export type PublicFile = (path: string) => Promise<Response | undefined>
