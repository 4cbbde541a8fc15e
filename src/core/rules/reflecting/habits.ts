import { lazily } from '../../text/lazily.ts'
import { type Concept, conceptWord } from './concepts.ts'
import { deeds } from './deeds/deeds.ts'
import { everydayThings } from './everyday/thing.ts'
import { type Topic, topicOf } from './topics.ts'

/** What somebody does who keeps an everyday thing up: an English verb first, and in Chinese. */
interface Habit {
  /** In what most of them say; null holds of all. */
  readonly said: RegExp | null
  readonly english: string
  readonly chinese: string
}

const habit = (english: string, chinese: string, said: RegExp | null = null): Habit => ({
  said,
  english,
  chinese,
})

/** Of each everyday thing the ways of it that have a name of their own first, and the plain one last. */
const PLAIN_HABITS: Readonly<Record<string, readonly Habit[]>> = {
  run: [habit('go running', '跑步')],
  swim: [habit('go swimming', '游泳')],
  cycle: [habit('ride a bike', '骑车')],
  gym: [habit('work out', '健身')],
  yoga: [
    habit('meditate', '冥想', /medit|mindful|headspace|breath|冥想|打坐|静坐|正念/iu),
    habit('do yoga', '练瑜伽'),
  ],
  ball: [
    habit('play football', '踢足球', /football|soccer|足球/iu),
    habit('play basketball', '打篮球', /basketball|篮球/iu),
    habit('play tennis', '打网球', /\btennis|网球/iu),
    habit('play badminton', '打羽毛球', /badminton|羽毛球/iu),
    habit('play ball games', '打球'),
  ],
  climb: [
    habit(
      'go climbing',
      '攀岩',
      /climb|boulder|overhang|crag|belay|chalk|harness|forearm|\bv\d\b|holds?\b|攀岩|岩|抱石/iu,
    ),
    habit('go hiking', '爬山'),
  ],
  garden: [habit('look after plants', '种花')],
  camp: [
    habit(
      'go fishing',
      '钓鱼',
      /fish|\brod\b|caught|angl|trout|carp|perch|pike|canal|river|worms?|bait|maggot|reel|钓|鱼|竿|漂|河/iu,
    ),
    habit('go camping', '露营'),
  ],
  coffee: [
    habit('make pour-over coffee', '手冲咖啡', /pour[- ]over|手冲/iu),
    habit('drink coffee', '喝咖啡'),
  ],
  tea: [
    habit('drink green tea', '喝绿茶', /green tea|绿茶/iu),
    habit('drink black tea', '喝红茶', /black tea|红茶/iu),
    habit('drink oolong tea', '喝乌龙茶', /oolong|乌龙/iu),
    habit('drink tea', '喝茶'),
  ],
  alcohol: [
    habit('drink beer', '喝啤酒', /\bbeer|啤酒/iu),
    habit('drink wine', '喝红酒', /\bwine|红酒/iu),
    habit('drink alcohol', '喝酒'),
  ],
  smoking: [habit('smoke', '抽烟')],
  spicy: [habit('eat hotpot', '吃火锅', /hotpot|火锅/iu), habit('eat spicy food', '吃辣')],
  meatless: [habit('eat vegetarian food', '吃素')],
  sweet: [
    habit('eat chocolate', '吃巧克力', /chocolate|巧克力/iu),
    habit('eat cake', '吃蛋糕', /\bcakes?\b|蛋糕/iu),
    habit('eat sweets', '吃甜食'),
  ],
  bake: [habit('bake bread', '烤面包', /bread|sourdough|面包/iu), habit('bake', '做烘焙')],
  cook: [habit('cook', '做饭')],
  breakfast: [habit('have breakfast', '吃早餐')],
  list: [habit('write lists', '列清单')],
  tidy: [habit('tidy up', '整理东西')],
  save: [habit('keep a budget', '记账', /budget|预算|记账/iu), habit('save money', '省钱存钱')],
  read: [habit('read novels', '看小说', /novel|小说/iu), habit('read books', '看书')],
  write: [
    habit('write a diary', '写日记', /diar|日记/iu),
    habit('write a blog', '写博客', /blog|博客/iu),
    habit('write a journal', '写作'),
  ],
  study: [habit('study', '学习')],
  piano: [habit('play the piano', '弹钢琴')],
  guitar: [habit('play the guitar', '弹吉他')],
  sing: [habit('sing', '唱歌')],
  music: [
    habit('listen to jazz', '听爵士乐', /jazz|爵士/iu),
    habit('go to concerts', '看演唱会', /concert|演唱会/iu),
    habit('listen to music', '听音乐'),
  ],
  draw: [
    habit('paint watercolours', '画水彩', /watercolou?r|水彩/iu),
    habit('sketch', '画速写', /sketch|速写/iu),
    habit('draw', '画画'),
  ],
  photo: [habit('take photos', '拍照')],
  film: [
    habit(
      'watch anime',
      '看动漫追番',
      /anime|manga|ghibli|动漫|动画|漫展|漫画|番|海贼|火影|柯南|咒术|进击|cos/iu,
    ),
    habit('watch series', '追剧', /series|binge|追剧|电视剧|集|episode|season|netflix/iu),
    habit('watch films', '看电影'),
  ],
  game: [habit('play board games', '玩桌游', /board game|桌游/iu), habit('play games', '玩游戏')],
  cat: [habit('look after the cat', '照顾猫')],
  dog: [habit('walk the dog', '遛狗', /walk|遛/iu), habit('look after the dog', '照顾狗')],
  friends: [habit('see friends', '和朋友聚会')],
  alone: [habit('spend time alone', '独处')],
  call: [habit('call the family', '给家里打电话')],
  rising: [habit('get up late', '晚起', /\blate\b|晚起|懒觉|起不来|中午才/iu), habit('get up early', '早起')],
  sleep: [
    habit('stay up late', '熬夜', /stay(?:s|ed|ing)? up|熬夜|晚睡/iu),
    habit('go to bed early', '早睡', /bed early|早睡/iu),
    habit('take naps', '午睡', /\bnaps?\b|午睡/iu),
    habit('mention sleep', '提到睡觉'),
  ],
}

const habits = lazily<Readonly<Record<string, readonly Habit[]>>>(() => ({
  ...Object.fromEntries(
    [...everydayThings(), ...deeds().filter(({ domain }) => domain !== '')].map(
      ({ name, english, chinese }) => [name, [habit(english, chinese)]],
    ),
  ),
  ...PLAIN_HABITS,
}))

/** When most do it, and behind the verb or before it. */
const WHEN: readonly Habit[] = [
  habit('before work', '上班前', /before work|上班(?:之|以)?前/iu),
  habit('after work', '下班后', /after work|下班(?:之|以)?后/iu),
  habit('at the office', '在公司', /at the office|在(?:公司|办公室)/iu),
  habit('in the morning', '早上', /\bmornings?\b|早上|清晨|一早|晨跑/iu),
  habit('in the evening', '晚上', /\bevenings?\b|\btonight\b|at night|晚上|夜跑|昨晚/iu),
  habit('at the weekend', '周末', /\bweekends?\b|周末/iu),
]

const plainly = (phrase: string): string => phrase.replaceAll('*', '')

/** A verb in the third person: "go running" → "goes running". */
function thirdPerson(phrase: string): string {
  if (phrase.includes('*')) return phrase.replace(/\*(\w+)/gu, (_, verb: string) => thirdPerson(verb))
  if (phrase.startsWith('cannot ')) return phrase
  const [verb = '', ...rest] = phrase.split(' ')
  const ending = verb === 'have' ? 'has' : /(?:o|s|x|ch|sh)$/u.test(verb) ? `${verb}es` : `${verb}s`
  return [/[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : ending, ...rest].join(' ')
}

/**
 * What people do of whom each says one of these: "goes running before work", "上班前跑步".
 * @param most whether most of the sentences hold an expression
 */
export function habitOf(
  { name }: Concept,
  most: (said: RegExp) => boolean,
  { language, isKept }: { readonly language: 'english' | 'chinese'; readonly isKept: boolean },
): string | undefined {
  const found = habits()[name]?.find(({ said }) => said === null || most(said))
  if (!found) return undefined
  const when = isKept ? WHEN.find(({ said }) => said !== null && most(said)) : undefined
  if (language === 'chinese') return `${when?.chinese ?? ''}${isKept ? '' : '不'}${found.chinese}`
  if (!isKept) return `does not ${plainly(found.english)}`
  return [thirdPerson(found.english), when?.english].filter(Boolean).join(' ')
}

const WHENS = WHEN.map(({ english, chinese }) => [` ${english}`, chinese] as const)
const ENGLISH_BEGINNING = /^(?:often |lately )?(?:does not )?/iu
const CHINESE_BEGINNING = /^(?:经常|最近)?不?/u
const MENTIONS = /^(?:often |lately )mentions |^(?:经常|最近)提到/iu

/** From a phrase, in the third person and as it is negated, to the everyday thing that it is of. */
const conceptOfPhrase = lazily<ReadonlyMap<string, string>>(
  () =>
    new Map(
      Object.entries(habits()).flatMap(([name, all]) =>
        all.flatMap(({ english, chinese }) =>
          [plainly(english), thirdPerson(english), chinese].map(
            (phrase) => [phrase, conceptWord(name)] as const,
          ),
        ),
      ),
    ),
)

const OWN_WORD = / ?[(（][^()（）]*[)）]$/u

function conceptNamed(content: string): string | undefined {
  const plain = WHENS.reduce(
    (rest, [english, chinese]) => rest.replace(english, '').replace(chinese, ''),
    content.replace(OWN_WORD, ''),
  )
  return [ENGLISH_BEGINNING, CHINESE_BEGINNING]
    .map((beginning) => conceptOfPhrase().get(plain.replace(beginning, '').toLowerCase()))
    .find((concept) => concept !== undefined)
}

const topicOfThing = (text: string, concept: string): Topic => {
  const words = new Set([concept])
  return { text, words, clauses: [{ words, positive: !/^(?:does not|(?:经常|最近)不)/iu.test(text) }] }
}

/**
 * What a trait is about. Of one that the rules named, the everyday thing alone: the verb that its name needs
 * ("often plays …") says nothing.
 */
export function topicOfTrait(content: string, subject: ReadonlySet<string>): Topic {
  const topic = topicOf(content.replace(MENTIONS, ''), subject)
  const concept = conceptNamed(content)
  if (concept === undefined) return topic
  // what deeds alone tell has no word of its own
  if (!topic.words.has(concept)) return topicOfThing(content, concept)
  const only = (words: ReadonlySet<string>) => new Set([...words].filter((word) => word === concept))
  const clauses = topic.clauses.map((clause) => ({ ...clause, words: only(clause.words) }))
  return { ...topic, words: only(topic.words), clauses }
}
