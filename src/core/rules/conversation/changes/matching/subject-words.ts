/** Words that say nothing of what it is about. */
const IDLE = new Set(
  `user the a an i i'm i've i'll i'd my me we we're we've we'll our is am was are were have has had do does did don't doesn't not no
  any more anymore longer this that last week month year today yesterday morning evening night now every to
  of in on at from with for and but so just finally already it its be been by as quit left stopped gave up
  sold moved broke cancelled returned finished completed done instead job live lives living work works
  working drink drinks eat eats drive drives call called calls name named used friday monday tuesday
  wednesday thursday saturday sunday thing things stuff old new good all for good entirely completely
  altogether btw lol again too really either each other one ones something first early late off
  january february march april may june july august september october november december`.split(/\s+/u),
)
const HAN_IDLE =
  '我用户的了在是不再没已经上周下周一二三四五六日天今昨明早晚现还都也就和跟要去把被给从到有年月午住'

/** Latin words of a text that say what it is about, in order, without endings. */
export const latinWords = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z][a-z'-]+/gu) ?? []
  )
    .filter((word) => !IDLE.has(word))
    .map(stem)

/** A bubble tea shop is no bubble tea. */
const COMPOUND = /\b(?:[\w-]+ ){1,2}(shop|store|company|factory|plant|business|industry|counter)\b/giu

/** "A bubble tea shop" as "a shop". */
export const withoutCompounds = (text: string): string => text.replace(COMPOUND, '$1')

/** What a sentence is about: its words, or pairs of Chinese characters. */
export function subjectWords(text: string): Set<string> {
  const pairs = (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) => {
    const characters = [...run]
    return characters.slice(1).flatMap((second, place) => {
      const pair = characters[place]! + second
      return [...pair].some(isIdle) ? [] : [pair]
    })
  })
  return new Set([...latinWords(text), ...pairs])
}

const stem = (word: string): string => word.replace(/'s$/u, '').replace(/(?<=[a-z]{3})(?:ing|ed|es|s)$/u, '')

/** Whether a Chinese character says nothing by itself. */
export const isIdle = (character: string): boolean => HAN_IDLE.includes(character)
