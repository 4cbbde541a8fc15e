/**
 * How people ask to have something remembered, in one file: each pattern matches the asking and nothing of
 * what is to be kept.
 */

const REFERENT = 'this|that|these|those|it|everything|the (?:above|following|last|previous)|what (?:i|you|we)'

const ENGLISH = [
  // An order, at the beginning of a sentence or after politeness; "I remember" and "do you remember" are
  // none.
  '(?:^|[,;:—-]\\s*|\\b(?:please|kindly|also|and|but|so|then|ok(?:ay)?|hey|hi|always|just|now|should|' +
    'must|can you|could you|would you|will you|want you to|need you to|' +
    'like you to)\\s*,?\\s+)(?:please\\s+|always\\s+|just\\s+)?remember\\b(?!\\s+(?:when|how|the time|' +
    'that time|me\\b|to (?:remind|tell|wake|call|text) me))(?:\\s+(?:this|that|these|those|' +
    'it)\\b)?(?:\\s*[:,])?',
  "\\b(?<!\\bi )(?:do not|don['’]?t|never) (?:ever )?forget\\b(?:\\s+(?:this|that|it)\\b)?",
  '\\bkeep (?:it |this |that )?in mind\\b(?:\\s+that\\b)?',
  `\\b(?:make|take|leave) (?:a |me a )?(?:note|memo)\\b(?:\\s+(?:of|that)\\b)?(?:\\s+(?:${REFERENT})\\b)?`,
  '\\b(?:please )?note (?:this|that|it)? ?down\\b|\\bplease note\\b(?:\\s+that\\b)?',
  `\\b(?:write|jot) (?:this|that|it|these|those) down\\b|\\b(?:write|jot) down (?:${REFERENT})\\b`,
  `\\b(?<!\\b(?:i|we|they|he|she) )(?:save|store|memori[sz]e|bookmark|keep a record of) (?:${REFERENT})\\b`,
  '\\bplease (?:save|store|memori[sz]e|bookmark)\\b',
  "\\b(?:this|that|it)(?:['’]s| is) (?:really |very |so |super |extremely |quite )*(?:important|" +
    'crucial|essential)\\b(?!\\s+(?:that|to)\\b)(?:\\s*[:,])?',
  '\\bfor the record\\b',
]

const CHINESE = [
  '(?:请你?|麻烦你?|拜托你?|一定要|务必|你要|你得|要|帮我|替我|给我|千万){0,6}(?<![我他她们没难不易都得别法])记(?:住|下来?|一下|好了?|牢)(?!吗|没|了吗|了没)(?:一下|了)?',
  '(?:帮|替|给|为)我记(?:住|下来?|一下|着|牢|死(?=了|[，,。！!]|$)|个笔记)了?',
  '(?<=^|[。！!，,；;：:\\s请])(?:请|你要|要)?记得(?!.{0,200}[吗么？?]|(?:到时候?|明天|下周.?|周.|今晚|晚上)*(?:提醒|叫|喊|催))',
  '(?<=[，,。！!])(?:这个|这点)?[你您](?:可|一定|千万|就)?(?:得|要|给我|帮我)记着(?:点|了|哈|啊)?(?=$|[。！!~～])',
  '请记(?!得)|牢记|谨记|铭记',
  '(?<!我)(?:别|不要|千万别|可别|千万不要)忘(?:记|了|掉)?',
  '(?:请|帮我|替我|给我)(?:把.{0,12})?(?:保存|存下来?|存一下|存好|收藏)(?:一下|下来|好)?',
  '保存(?:一下|下来|这|那|以上|上面|刚才)|存一下|存下来|收藏(?:一下|这)',
  '这(?:一?[个点件条段句]事?|对我|些)*(?:来说)?(?:真的|确实|也)?(?:很|非常|特别|十分|极其|太|相当)(?:的)?重要',
  '做个?(?:笔记|备忘|记录)|备忘一下|备注一下',
]

/** Any of them, anywhere in a sentence. */
export const asksToRemember = new RegExp([...ENGLISH, ...CHINESE].map((one) => `(?:${one})`).join('|'), 'giu')

/**
 * Somebody says of themselves that they will remember, or keeps something elsewhere: "I'll keep that in mind"
 * asks for nothing.
 */
export const remembersThemselves = new RegExp(
  [
    "\\b(?:i|we|he|she|they)(?:['’](?:ll|d|m|re)|\\s+(?:will|would|shall|(?:am|is|are) going to|" +
      'going to))?(?:\\s+(?:always|never|just|definitely|surely|certainly|really|also))*\\s+(?:remember|' +
      'forget|keep (?:it |this |that )?in mind|keep a record|save|store|memori[sz]e|bookmark|(?:make|' +
      'take|leave) (?:myself )?a (?:note|memo)|note|write|jot)\\b',
    '(?<![帮替给为让叫])(?:我|咱)们?(?:会|一定|肯定|已经|都|也)*(?:好好|永远)?记(?:住|下|牢)',
    '(?<![帮替给为让叫])(?:我|咱)们?(?:已经)?(?:把.{0,12})?(?:已经)?(?:保存|存|收藏)(?:下来|好)?了',
    '^(?:好的?|行|嗯+|哦|收到|知道了|明白了?)[，,、！! ]*(?:都|已经)?记(?:住|下|下来)了[。.！!～~]*$',
  ].join('|'),
  'giu',
)

/** Asking whether something is remembered is not asking to remember it. Nor is asking not to. */
export const asksAboutMemory = new RegExp(
  [
    "\\b(?:do|did|does|don['’]?t|didn['’]?t) (?:you|u|i|we|they) (?:still |even |ever |really |" +
      'also )?(?:remember|recall|save|note|keep in mind)',
    '\\b(?:can|could|will|would) you (?:still |even )?(?:remember|recall) (?:what|when|where|who|how|' +
      'which|why|if|whether|the|my|our|anything|something|me)\\b[^.!]{0,200}\\?',
    '^\\s*(?:what|how much|which) (?:do|did|can) you (?:still )?(?:remember|recall|know)',
    '^\\s*(?:so )?(?:you )?(?:still )?remember(?: (?:me|when|how|what|the time|that time))?[^.!]*\\?',
    '\\bhave you (?:saved|remembered|noted|stored)',
    "\\b(?:no need to|(?:do not|don['’]?t|needn['’]?t|doesn['’]?t|not) (?:need to |have to |" +
      'want you to )?)(?:remember|save|store|note|memori[sz]e|write)\\b',
    '记得(?:[不没]|[^。！!]{0,200}(?:吗|么|嘛|[？?]|[不没]有?[啊呀]?$))',
    '记不记得|记没记住?|记不记|记(?:住|下来?|好)(?:了)?(?:吗|没|么|[？?])|保存(?:了|好了)?(?:吗|没|么)|忘(?:记|了)?(?:吗|没|么)',
    '(?:不用|不要|不必|无需|别|甭|没必要)(?:再)?(?:记|保存|收藏|存)',
  ].join('|'),
  'iu',
)

/** Words that name no content: what is left of a trigger without them says whether it tells what to keep. */
export const emptyWords: ReadonlySet<string> = new Set(
  [
    'please kindly thanks thank thx hey hi hello ok okay sure sorry could can would will you your ' +
      'yours yourself i me my mine we us our he him his she',
    'her they them their it its this that these those here there everything something anything thing ' +
      'things stuff all one ones above following previous last',
    'said say says told tell mentioned just now earlier before important remember forget save note ' +
      'keep for me want need like let please future later reference',
    '请 请你 麻烦 麻烦你 拜托 谢谢 谢了 多谢 帮 帮我 帮忙 一下 下 我 我的 我们 你 你的 您 他 他的 她 它 他们 她们 它们 咱 咱们 自己',
    '这 那 这个 那个 这些 那些 这里 那里 这样 那样 这件 那件 这件事 那件事 这点 这段 那段 这句 那句 以上 上面 上述 前面 刚才 刚刚 之前 全部 所有 东西',
    '段 句 个 件 条 点 些 事 事情 话 内容 说 说的 讲 讲的 提到 提到的 的 了 吧 呢 啊 哦 嗯 哈 呀 嘛 吗 把 被 给 对 要 会 也 都 就 还 很 非常 特别 重要 好 ' +
      '好的 以后 一定',
  ]
    .join(' ')
    .split(/\s+/u),
)
