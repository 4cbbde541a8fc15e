const QUESTION_MARK = /[?？]\s*["'”’」』）)]*\s*$/u
const LEAD_IN = '^(?:(?:and|but|so|well|hey|hi|ok(?:ay)?|oh|wait|sorry|then|btw)[, ]+){0,3}'
const VERB = "(?:is|are|am|was|were|do|does|did|can|could|would|will|should|shall|has|have|had)(?:n?[’']?t)?"
const WHO = 'i|you|u|we|they|he|she'
const OF =
  '(?: (?:time|day|date|year|name|(?:kind|sort) of \\w+|colou?r|age|many|much|long|often|old|far|big|\\w+s)){0,2}'

/** "what am i allergic to", "how old is max": the verb stands before who it is of. */
const OPEN = new RegExp(
  `${LEAD_IN}(?:what|when|where|who|whom|whose|which|why|how)(?:${OF} ${VERB} |[’']?(?:s|re) |` +
    `(?<=what|how|why|who) (?:you|u|about|to|come)\\b|(?<=how) (?:many|much|long|often)\\b)`,
  'iu',
)
/** "do i have a cat", "does ana like mango"; no "did my first lap" and no "was a nice day". */
const CLOSED = new RegExp(
  `${LEAD_IN}(?:${VERB} (?:${WHO}|there|(?<!ha[sd] |have )(?:it|this|that|these|those))\\b|(?:is|are|am|was|were|does|do|can|could|` +
    `would|will|should|may) (?:the|my|your|our|his|her|their)\\b|does [\\p{L}’'-]+ \\p{L})`,
  'iu',
)

/** 吗 ends what asks, 呢 too unless something goes on. */
const CHINESE_END = /(?:吗|(?<![什怎那这])么|^[^正在还可才着多]+呢)[\s。.!！~～]*$/u
/** They ask without a mark, unless somebody knows, says or wonders. */
const CHINESE_WORD =
  /什么(?!的|都|也)|谁|哪|[几多][岁点号月天久大远]|多少(?!有)|周几|星期几|(?:怎么|咋)(?:样|办|回事)?了?$|怎样|为何/u
const CHINESE_NONE = new RegExp(
  '[都也吧]|[没不][^，。]{0,2}(?:什么|谁|哪|多少|怎么|几)|无论|不管|知道|清楚|明白|忘|想|记得|告诉|问|看[看着]|说|随便|任何|好几|' +
    '几[天点][前后就]|[，,；;。]',
  'u',
)
const asksInChinese = (text: string): boolean =>
  CHINESE_END.test(text) ||
  (text.length <= 24 && CHINESE_WORD.test(text) && !CHINESE_NONE.test(text) && !/[.。!！]$/u.test(text))

/** Whether a sentence asks, with its mark or without. */
export const isQuestion = (sentence: string): boolean => {
  const text = sentence.trim()
  return (
    QUESTION_MARK.test(text) ||
    asksInChinese(text) ||
    ((OPEN.test(text) || CLOSED.test(text)) && !/[.!。！]$/u.test(text))
  )
}
