import type { LinkEntitiesInput, LinkEntitiesOutput } from '../../../prompts/link_entities.ts'

/** How people ask about a relation, in both languages; the first that matches is meant. */
const WISHES: readonly (readonly [predicate: string, pattern: RegExp])[] = [
  [
    'COMES_FROM',
    /来自|老家|家乡|籍贯|哪里人|哪儿人|出生|\b(?:come|comes|came|is|are) from\b|\bhometown\b|\bborn\b/iu,
  ],
  ['WORKS_AT', /上班|工作|就职|任职|\bwork(?:s|ing)?\b|\bjobs?\b|\bemployed\b/iu],
  [
    'STUDIES_AT',
    /上学|读书|念书|就读|学校|大学|\bstud(?:y|ies|ying)\b|\bschool\b|\buniversity\b|\bcollege\b/iu,
  ],
  ['ALLERGIC_TO', /过敏|\b(?:allerg(?:y|ies|ic))\b/iu],
  ['DISLIKES', /讨厌|不喜欢|不爱|忌口|\b(?:hates?|dislikes?|can't stand)\b/iu],
  [
    'LIKES',
    /喜欢|爱吃|爱喝|爱看|爱好|最爱|\b(?:likes?|loves?|enjoys?|favou?rites?|fond of|hobb(?:y|ies))\b/iu,
  ],
  [
    'PARTNER_OF',
    new RegExp(
      '老公|老婆|丈夫|妻子|对象|男朋友|女朋友|结婚|' +
        String.raw`\b(?:married|husband|wife|partner|boyfriend|girlfriend|dating)\b`,
      'iu',
    ),
  ],
  ['CHILD_OF', /妈妈|爸爸|父母|父亲|母亲|\b(?:mothers?|fathers?|parents?|mum|mom|dad)\b/iu],
  ['PARENT_OF', /孩子|儿子|女儿|\b(?:children|child|sons?|daughters?|kids?)\b/iu],
  ['SIBLING_OF', /哥哥|弟弟|姐姐|妹妹|兄弟|姐妹|\b(?:brothers?|sisters?|siblings?)\b/iu],
  ['FRIEND_OF', /朋友|闺蜜|\bfriends?\b/iu],
  ['OWNS', /拥有|买了|\b(?:owns?|bought)\b/iu],
  ['PLANS', /计划|打算|准备去|\b(?:plans?|planning|going to)\b/iu],
  ['WANTS', /想要|希望|愿望|\b(?:wants?|wish(?:es)?)\b/iu],
  ['AGED', /多大|几岁|年龄|\b(?:how old|age)\b/iu],
  ['NAMED', /叫什么|名字|\b(?:called|names?)\b/iu],
  ['LIVES_IN', /住|定居|搬到|\b(?:live|lives|living|lived|resides?|home)\b/iu],
  ['HAS', /养了?|宠物|有没有|\b(?:pets?|has|have)\b/iu],
  ['LOCATED_IN', /位于|在哪|\b(?:where is|located)\b/iu],
]

/** The relation that a text asks about, canonical; null for none. */
export const wishOf = (text: string): string | null =>
  WISHES.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** Words that a question about a relation has, be it a question or not: no relation is looked for without one. */
const ASKS =
  /谁|哪|什么|吗|呢|几|怎么|多少|[?？]|\b(?:who|whose|where|what|which|when|how|does|do|did|is|are)\b/iu

/** What is left of a question when the words that only ask are gone. */
const ASKING = new RegExp(
  '谁|哪里|哪儿|哪个|什么|住在|住|来自|喜欢|工作|在|的|吗|呢|[?？。，！,.!]|' +
    String.raw`\b(?:who|where|what|which|lives?|` +
    String.raw`living|likes?|works?|does|do|did|is|are|by|in|at|from|the|a|an|near)\b`,
  'giu',
)
const NAME = /(?<![.!?。！？]\s*|^)\b\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)*/gu
const NO_NAME = new Set(['I', "I'm", "I'll", "I've", "I'd"])
const LONGEST_CONCEPT = 40

/**
 * Capitalised words inside a sentence are names; a question about a known kind of relation is about all of
 * that relation.
 */
export function linkEntitiesByRules({ message }: LinkEntitiesInput): LinkEntitiesOutput {
  const entities = [...new Set(Array.from(message.matchAll(NAME), ([name]) => name))].filter(
    (name) => !NO_NAME.has(name),
  )
  const predicate = ASKS.test(message) ? wishOf(message) : null
  const concept = message.replace(ASKING, ' ').replace(/\s+/gu, ' ').trim()
  return {
    entities,
    concept: predicate && concept && concept.length <= LONGEST_CONCEPT ? concept : null,
    predicate,
  }
}
