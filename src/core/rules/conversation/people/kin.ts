/** Words for relatives and others of one's own, and what such a person is to the speaker. */
const ENGLISH =
  'mother|mom|mum|mama|father|dad|papa|parents|sister|brother|twin|wife|missus|husband|partner|girlfriend|' +
  'boyfriend|fianc[eé]e?|ex|' +
  'son|daughter|kid|kids|child|children|baby|grandmother|grandma|nana|nan|gran|granny|hubby|grandfather|grandpa|granddad|' +
  'aunt|auntie|uncle|cousin|' +
  'niece|nephew|mother-in-law|father-in-law|sister-in-law|brother-in-law|best friend|friend|mate|buddy|' +
  'colleague|coworker|' +
  'co-worker|boss|manager|mentor|coach|teacher|therapist|doctor|landlord|roommate|flatmate|housemate|' +
  'neighbou?r|grandson|granddaughter|supervisor|(?:team|tech) lead'
export const ENGLISH_KIN_WORD = `(?:${ENGLISH})`
export const ENGLISH_PET = '(?:dog|puppy|cat|kitten|rabbit|bunny|parrot|hamster|horse|pet|turtle|goldfish)'

const CHINESE =
  '爸妈|父母|妈妈|老妈|妈|母亲|爸爸|老爸|爸|父亲|妹妹|弟弟|哥哥|姐姐|妹|弟|哥|姐|表妹|表弟|表哥|表姐|' +
  '堂妹|堂弟|堂哥|堂姐|' +
  '爷爷|奶奶|阿嬷|阿公|阿爸|阿妈|外婆|外公|姥姥|姥爷|老公|老婆|丈夫|妻子|爱人|对象|前女友|前男友|前任|女儿|儿子|孩子|宝宝|闺女|' +
  '男朋友|女朋友|男友|女友|未婚妻|未婚夫|朋友|好友|闺蜜|死党|发小|同事|同学|室友|舍友|老板|领导|' +
  '上司|邻居|导师|老师|' +
  '房东|教练|医生|师傅|徒弟|学生|客户|姑姑|姑妈|舅舅|舅妈|叔叔|婶婶|阿姨|姨妈|伯伯|老伴|孙子|孙女|' +
  '女婿|儿媳|姐夫|妹夫|店长|组长|学长|学姐|学弟|学妹|岳父|岳母|公公|婆婆|嫂子|侄子|侄女|外甥女|外甥|' +
  '媳妇儿?|太太|婆娘|前夫|前妻|丈母娘|老丈人|老爷子|老太太(?!太)|老头子?|老汉儿?|师[兄姐弟妹]|同桌|外孙女?|弟媳|弟妹|小舅子|小姨子|大舅子|' +
  '小姑子|小叔子|老舅|[大二三小](?:舅|姨|叔|姑|伯|儿子|女儿|闺女|孙子|孙女|宝(?!贝)|娃(?!娃)|妞|崽)|姨夫|姑父|婶子|家婆|' +
  '幺儿|娃儿?(?![娃哈])|崽(?!子)|小子(?!们)|爹(?!地)|内人|犬子|老乡|搭档|合伙人|班主任'
export const CHINESE_KIN_WORD = `(?:${CHINESE})`
export const CHINESE_PET = '(?:小猫|小狗|猫咪|狗狗|猫|狗|兔子|鹦鹉|仓鼠|乌龟|金鱼|宠物)'

const INTRODUCES = new RegExp(
  '^(?:其实|对了|还有|另外|现在|最近|去年|今年)*(?:我|咱)们?家?(?:还|也|只|就|里)*(?:有|养|认识|遇到|遇见|生|收养|领养|交|找)(?:了|过|着)?' +
    String.raw`(?:[一两二三四五六七八九十几\d]|个|只|条|位|名|些|对)*(?:\p{Script=Han}{1,4}的)?[小大老亲]?` +
    `(${CHINESE}|${CHINESE_PET}|双胞胎|龙凤胎|三胞胎)们?(?=[，,]|$)`,
  'u',
)
/** 我有个妹妹, 我养了一条狗: of whom the clauses behind it are, when they have no subject. */
export const introducedIn = (clause: string): string | null => INTRODUCES.exec(clause)?.[1] ?? null

export const ENGLISH_PARTNER = 'wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|gf|bf'
export const CHINESE_PARTNER =
  '媳妇|太太|婆娘|老公|老婆|丈夫|妻子|爱人|对象|男朋友|女朋友|男友|女友|未婚妻|未婚夫'

/** What the person of a kinship word is to the one who has them. */
const KIN_PREDICATES: readonly (readonly [RegExp, string])[] = [
  [/gran|aunt|uncle|cousin|niece|nephew|in-law|nan/iu, 'KNOWS'],
  [
    /爷|奶|阿嬷|阿公|外婆|外公|姥|姑|舅|叔|婶|姨|伯|岳|公公|婆婆|家婆|嫂|侄|外甥|表|堂|孙|师|弟[媳妹]|儿媳|老太太|丈/u,
    'KNOWS',
  ],
  [/\bex\b|^前/u, 'KNOWS'],
  [/mother|mom|mum|mama|father|dad|papa|妈|爸|爹|父|母/iu, 'PARENT_OF'],
  [/\b(?:son|daughter|kid|child|baby)\b|女儿|儿子|孩子|[宝娃崽妞]|闺女|幺儿|小子|犬子/iu, 'CHILD_OF'],
  [/sister|brother|twin|哥|姐|弟|妹/iu, 'SIBLING_OF'],
  [
    new RegExp(
      'wife|missus|husband|hubby|partner|girlfriend|boyfriend|fianc|媳妇|太太|内人|婆娘|老伴|老公|老婆|丈夫|妻子|爱人|对象|男友|' +
        '女友|男朋友|女朋友|未婚',
      'iu',
    ),
    'PARTNER_OF',
  ],
  [/friend|\bmate\b|buddy|朋友|好友|闺蜜|死党|发小/iu, 'FRIEND_OF'],
  [/./u, 'KNOWS'],
]

/** The predicate of a word for a relative; `KNOWS` for any other. */
export const kinPredicate = (word: string): string =>
  KIN_PREDICATES.find(([pattern]) => pattern.test(word))?.[1] ?? 'KNOWS'

const SAME_KIN: readonly RegExp[] = [
  /^(?:mother|mum|mom|mama|妈妈|老妈|妈|娘|老娘|母亲|阿妈)$/iu,
  /^(?:father|dad|papa|爸爸|老爸|爸|爹|老爹|老爷子|老汉儿?|父亲|阿爸)$/iu,
  /^(?:wife|missus|老婆|媳妇儿?|妻子|爱人|太太|婆娘|内人)$/iu,
  /^(?:husband|hubby|老公|丈夫|先生|老头子?|老伴儿?)$/iu,
  /^(?:daughter|女儿|闺女|姑娘|丫头)$/iu,
  /^(?:son|儿子|小子|犬子|[娃幺]儿)$/iu,
  /^(?:姥姥|外婆)$/u,
  /^(?:姥爷|外公)$/u,
  /^(?:岳父|老丈人)$/u,
  /^(?:岳母|丈母娘)$/u,
  /^(?:girlfriend|女友|女朋友|对象)$/iu,
  /^(?:boyfriend|男友|男朋友|对象)$/iu,
  /^(?:grandmother|grandma|nana?|gran|granny|奶奶)$/iu,
  /^(?:grandfather|grandpa|granddad|爷爷)$/iu,
  /^(?:flatmate|roommate|housemate|室友|舍友)$/iu,
  /^(?:弟|弟弟)$/u,
  /^(?:哥|哥哥)$/u,
  /^(?:姐|姐姐)$/u,
  /^(?:妹|妹妹)$/u,
  /^(?:boss|manager|supervisor|老板|领导|上司)$/iu,
]
/** Two words for the same relative: mother and Mum. */
export const areSameKin = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase() || SAME_KIN.some((words) => words.test(one) && words.test(other))
/** 我妈, 老妈 and 我妈妈 are one: 妈妈; 我哥 is 哥哥. */
export const fullKin = (kin: string): string =>
  /^(?:老|阿)?[妈爸]$/u.test(kin) ? kin.slice(-1).repeat(2) : /^[哥姐弟妹]$/u.test(kin) ? kin.repeat(2) : kin

/** Of one's own family, and one of a few: 妈妈 and "sister", neither 邻居 nor "friend". */
export const isFamily = (kin: string): boolean =>
  /^(?:[老阿]?[妈爸]|妈妈|爸爸|[爷奶哥姐弟妹]{2}|[哥姐弟妹]|[姥外][姥爷婆公]|母亲|父亲|老公|老婆|丈夫|妻子|女儿|儿子|闺女)$/u.test(
    kin,
  ) ||
  /^(?:mother|mom|mum|father|dad|sister|brother|wife|husband|son|daughter|grandmother|grandma|grandfather|grandpa)$/iu.test(
    kin,
  )
