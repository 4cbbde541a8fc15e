import { anyOf } from '../../../text/any-of.ts'
import { CHINESE_PARTNER, CHINESE_PET, ENGLISH_PARTNER, ENGLISH_PET } from '../people/kin.ts'

/**
 * What a person has one of, and what is said when it is over in other words than it was said in: a home,
 * work, a partner, a pet.
 */

const MOVED_ENGLISH = new RegExp(
  String.raw`\bsold up\b|\b(?:moved|moving|relocated) (?:back )?(?:to|into|in|out|away|house|home|from)\b` +
    String.raw`(?! (?:tears|the way)\b)(?! (?:of )?(?:the |a |an |my |our )?(?:[\w-]+ ){0,2}` +
    '(?:team|department|desk|role|position|group|project|shift|table|seat|room|office|class|' +
    String.raw`server|branch)\b)`,
  'iu',
)
/** Not 把沙发搬走: things are carried about by those who stay. */
const MOVED_CHINESE = /(?<!把[^，。！；]{1,8})搬(?:到|去|来|家(?!公司)|回|出|离|走)/u
const LIVED = anyOf('iu', [
  /\blives? (?:in|with|at|near|on|above|next)\b|\b(?:living|staying) (?:in|with|at|near)\b/u,
  /\brent(?:s|ing)? (?:an? |the )?(?:[\w-]+ ){0,3}(?:flat|apartment|house|room|place|studio|cottage)\b/u,
  /住(?![院不过]|了?[一两三几]晚|酒店)|租(?:了|着|在|房)/u,
])
const WHERE_TO = /\b(?:to|into) ((?:\p{Lu}[\p{L}'-]+ ?)+)|搬(?:到|去|来|回)(?:了)?(\p{Script=Han}{2})/u

/** A sentence of moving, and a home that is not where one moves to. */
export function isHomeLeft(sentence: string, before: string): boolean {
  if (!MOVED_ENGLISH.test(sentence) && !MOVED_CHINESE.test(sentence)) return false
  const [, english, chinese] = WHERE_TO.exec(sentence) ?? []
  const there = (english ?? chinese ?? '').trim()
  return LIVED.test(before) && !WISHED.test(before) && (there === '' || !before.includes(there))
}
export const isOfMoving = (sentence: string): boolean =>
  MOVED_ENGLISH.test(sentence) || MOVED_CHINESE.test(sentence)

const WORK_OVER = anyOf('iu', [
  /\b(?:let me go|fired me|laid me off|made me redundant|last day (?:at|as|with))\b/u,
  new RegExp(
    String.raw`\b(?:retired|resigned|laid off|made redundant|got fired|was fired|got let go|was let go|` +
      String.raw`handed in my notice)\b`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:gave|given|put in) (?:in )?my (?:two weeks'? )?notice\b|\b(?:quit|left|lost|` +
      String.raw`leaving) my (?:\w+ )?(?:job|position)\b`,
    'u',
  ),
  /\bquit work\b|退休|退下来|辞职|离职|辞了(?:工作|职)?(?=[，,。！!]|$)|跳槽|被裁|失业/u,
])
const WORK = anyOf('iu', [
  /\bworks? (?:[\w-]+[ -]){0,2}(?:at|for|as|in|behind)\b|\bworking (?:[\w-]+ ){0,2}(?:at|for|as|behind)\b/u,
  new RegExp(
    String.raw`\b(?:is|am|'m) (?:an? |the )(?:[\w-]+ ){0,3}?(?!(?:memb|numb|lov|oth|winn|believ|` +
      String.raw`own)er)[\w-]*(?:er|or|ist|ian|nurse|chef|vet|cook|clerk|pilot|ant|intern|lead|` +
      String.raw`head) (?:at|of|for|in|with)\b`,
    'u',
  ),
  /\b(?:is|am|'m) on the (?:[\w-]+ ){1,3}team\b|\bteaches\b|^(?:i|we) teach\b/u,
  /在[^，,。]{1,16}(?:工作|上班|任职|就职|教|当|做|干|实习)|职业是|是[^，,。]{0,10}(?:师|员|生|经理|教授|主任|班主任)(?:[，,。]|$)/u,
])
/** "retired from Durham", 从一中退下来: other work goes on. */
const NAMED_WORK = new RegExp(
  String.raw`\b(?:from|day at|day with|job at|notice at|work at) (?:the )?((?:\p{Lu}[\p{L}'&-]+ ?)+)|` +
    String.raw`从([\p{L}\p{N}]{2,10}?)(?=辞|离|退|跳)`,
  'u',
)

const WISHED = new RegExp(
  String.raw`\b(?:wanna|gonna|wants? to|hop(?:es?|ing) to|plans? to|going to|will|would|` +
    String.raw`wo)(?:n['’]t)?\b|['’]ll\b|想|打算|希望`,
  'iu',
)
const STUDY_OVER = new RegExp(
  String.raw`\bgraduated\b|\bfinished (?:my (?:degree|studies|phd|masters?)|school|college|` +
    String.raw`university)\b|毕业(?:了|于|$)`,
  'iu',
)
const STUDY = anyOf('iu', [
  new RegExp(
    String.raw`\bstud(?:y|ies|ying) (?:at|in|for|[a-z]+ at)\b|\b(?:is|` +
      String.raw`am) (?:an? )?(?:[\w-]+ )*(?:student|undergrad\w*)\b`,
    'u',
  ),
  /在[^，,。]{1,12}(?:读|上学|念)|读(?:研|博|大|书)|大[一二三四](?!学)|研[一二三]|学生/u,
])
/** The deed is the speaker's. */
const OWN_DEED = new RegExp(
  String.raw`\b(?:i|i['’]ve|i['’]m|me|my|we)\b|^(?:just |finally |officially |got )*(?:retired|` +
    'resigned|quit|laid|fired|graduated|made|handed|gave)|我',
  'iu',
)
const HAN_OWN_DEED =
  /^(?:终于|已经|昨[天晚]|今[天早]|上周|上个月|刚刚?|正式|下个?月|最近|前天)*(?:退休|退下|辞|离职|跳槽|被裁|失业|毕业|从)/u

/** Work or studies that are over, the named one or whatever there is. */
export function isWorkLeft(sentence: string, before: string): boolean {
  if (WISHED.test(before)) return false
  const isOver =
    (WORK_OVER.test(sentence) && WORK.test(before)) || (STUDY_OVER.test(sentence) && STUDY.test(before))
  if (
    !isOver ||
    !sentence.split(/[,，;；]\s*/u).some((part) => OWN_DEED.test(part) || HAN_OWN_DEED.test(part))
  )
    return false
  const [, english, chinese] = NAMED_WORK.exec(sentence) ?? []
  const named = (english ?? chinese ?? '').trim()
  return named === '' || before.includes(named)
}

const MEATLESS = /\b(?:vegetarian|vegan)\b|吃素|素食/iu
const EATS_MEAT = new RegExp(
  String.raw`\b(?:eat|eats|eating|ate) (?:[a-z]+ )?(?:meat|fish|chicken|beef|dairy|cheese|` +
    String.raw`eggs) (?:again|now)\b|(?:又|开始|现在)吃(?:肉|荤|鱼)`,
  'iu',
)

/** "I eat meat again" ends what was vegetarian. */
export const isDietLeft = (sentence: string, before: string): boolean =>
  EATS_MEAT.test(sentence) && MEATLESS.test(before)

const PARTED = anyOf('iu', [
  new RegExp(
    String.raw`\b(?:broke up(?! the\b)|split up|divorced|separated|ended things|broke it off|` +
      String.raw`called it quits|dumped me|left me for)\b`,
    'u',
  ),
  /\b(?:not together any ?more|no longer together|aren['’]t together|single again)\b|(?:恢复|又是|回归)单身|单身了/u,
  new RegExp(
    String.raw`\bsplit(?! (?:the|it|a|an|my|our|between|into|them|that|this)\b)|` +
      String.raw`\bcalled off the (?:engagement|wedding)\b`,
    'u',
  ),
  /分手|离婚|分开了|(?:在一起|[和跟与]\p{Script=Han}{2,3}?).{0,8}(?:分|掰|散|吹)了/u,
])
const PARTNER_ENGLISH = new RegExp(
  `\\b(?:my|the user's|user's) (?:${ENGLISH_PARTNER})\\b|\\b(?:seeing|dating|going out with)\\b`,
  'iu',
)
const PARTNER_CHINESE = new RegExp(`(?:我|用户)的?(?:${CHINESE_PARTNER})|在一起|交往|谈恋爱`, 'u')
const ANY_PARTNER = new RegExp(`\\b(?:${ENGLISH_PARTNER})\\b|${CHINESE_PARTNER}|在一起|交往|喜欢一个`, 'iu')
const IS_OWN_PARTING = new RegExp(
  String.raw`\b(?:i|i['’]m|we|we['’]re|me|us)\b|我|咱|单身|^(?:finally |so )?(?:called|ended|broke)|` +
    '^(?:昨天|昨晚|今天|前天|上周|刚刚?|终于|最近|已经)*[和跟与]',
  'iu',
)
const NAMES = new RegExp(
  String.raw`(?<![\p{L}'’])\p{Lu}[\p{Ll}'’-]+(?!\p{L})|` +
    String.raw`(?<=[和跟与])\p{Script=Han}{2,3}?(?=[在已终正]?(?:经|于|式)?(?:分|离|一起|掰|散|吹))`,
  'gu',
)

export const isParting = (sentence: string): boolean => PARTED.test(sentence)

/** "Lotte and I broke up": what was said of a partner of that name, or of the one of whom no name is said. */
export function isPartnerLeft(sentence: string, before: string): boolean {
  if (!isParting(sentence) || !IS_OWN_PARTING.test(sentence)) return false
  const names = Array.from(sentence.matchAll(NAMES), ([name]) => name).filter((name) => !/^I\b/u.test(name))
  const partner = [PARTNER_ENGLISH, PARTNER_CHINESE].find((pattern) => pattern.test(before))
  if (names.some((name) => before.includes(name))) return partner !== undefined || ANY_PARTNER.test(before)
  return partner !== undefined && (names.length === 0 || partner.test(sentence))
}

const PET = new RegExp(
  `\\b(?:${ENGLISH_PET}|budgie|bird|fish|gecko|ferret|hen|guinea pig|tortoise)s?\\b|${CHINESE_PET}|养了?`,
  'iu',
)
const DIED = anyOf('iu', [
  new RegExp(
    String.raw`^(?:so |and |sadly,? |yesterday |last \w+ )*(?:(?:my|our) )?(?:old )?(?:(?:dog|cat|` +
      String.raw`rabbit|hamster|parrot|horse|bird|fish) )?([\p{L}-]{3,}) (?:sadly )?(?:died|passed away|` +
      String.raw`was put (?:down|to sleep))\b`,
    'u',
  ),
  /\bput (?!up|on|in|it|the|down)([\p{L}-]{3,}) (?:down|to sleep)\b/u,
  /^(?:昨[天晚]|今天|上周|前[天几]?天?|我们?家?的?)*(\p{Script=Han}{1,4}?)(?:昨[天晚]|今天|上周|前天|终于|还是|已经|也)*(?:去世|死|走|没)了/u,
  new RegExp(
    String.raw`\bgave (?:away )?(?:my|our|the) ([a-z]+) (?:away|to)\b|(?:^|[，,]|` +
      String.raw`把)我?们?家?(\p{Script=Han}{1,4}?)(?:送回|送走|送给|送人|送养)`,
    'u',
  ),
])

/** "Biscuit died on Tuesday": what was said of the animal of that name or kind. */
export function isPetGone(sentence: string, before: string): boolean {
  const who = DIED.exec(sentence)?.slice(1).find(Boolean)
  return (
    who !== undefined && PET.test(before) && new RegExp(`(?<![\\p{Script=Latin}])${who}`, 'iu').test(before)
  )
}
