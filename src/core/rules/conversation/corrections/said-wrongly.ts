import { patternNamed, patternsNamed } from '../named-patterns.ts'

/** "I told you I live in Oslo, I misspoke, it's Bergen". */
const english = patternNamed('said_wrongly_english')
/** 我之前说海鲜过敏，其实记错了，是对芒果过敏 */
const chinese = patternNamed('said_wrongly_chinese')
/** 更正一下，…; 我上次说错了，… */
export const wrongLead = patternNamed('said_wrong_lead')
const mistakes = patternsNamed('said_by_mistake')

/**
 * What a person said before and now says was wrong, and what they say in its place (empty when nothing); null
 * where they say no such thing. Somebody else's mistake is none.
 */
export function saidWrongly(sentence: string): { readonly denied: string; readonly instead: string } | null {
  const [, denied, instead = ''] = chinese.exec(sentence) ?? english.exec(sentence) ?? []
  return denied === undefined ? null : { denied, instead: instead.trim() }
}

/** "I'm not allergic to penicillin, it was a mistake" says no more than its first half. */
export const withoutMistake = (sentence: string): string => sentence.replace(mistakes.it, '')
