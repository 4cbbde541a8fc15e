import { carefully } from '../grammar/casual.ts'
import { patternNamed } from '../named-patterns.ts'

/**
 * What is said without anything being told: greetings, agreement, praise, opinions on the other, play and
 * irony.
 */

const SMALL_TALK = patternNamed('talk_small_talk')

/** Nothing but greetings, thanks, agreement and laughter. */
export function isSmallTalk(sentence: string): boolean {
  let rest = sentence.trim()
  while (rest !== '') {
    const found = SMALL_TALK.exec(rest)
    if (!found || found[0] === '') break
    rest = rest.slice(found[0].length).trim()
  }
  return !/[\p{L}\p{N}]/u.test(rest)
}

/** Supposed, wished, joked, played, dreamt, or said by somebody else of the speaker: words about nothing. */
const UNREAL = patternNamed('talk_unreal')
/**
 * "My boss said I am lazy", "Tom thinks I'm rich": somebody else's words of the speaker. A doctor's are
 * findings, and what one is told to do ("coach says I start on Saturday") is news.
 */
const SAID_OF_ME = patternNamed('talk_said_of_me')
/** Praise for what is anything but good. */
const IRONY = patternNamed('talk_irony')
/**
 * What one says to good news, and to bad ones: whatever comes behind it has happened, but no liking is meant.
 */
const REACTION = patternNamed('talk_reaction')

/** "Oh great, …": it tells how the speaker takes it. */
export const isReaction = (sentence: string): boolean => REACTION.test(sentence)

const DELIGHTED = patternNamed('talk_delighted')

/** "I'm so happy": it tells how the speaker feels, and no more. */
export const isDelighted = (words: string): boolean => DELIGHTED.test(words)

/** Whether a sentence means the opposite of what it says. */
export const isIrony = (sentence: string): boolean => IRONY.test(sentence) || isReaction(sentence)

/** The speaker's words about nothing: kept by nobody as a fact. */
export const isUnreal = (sentence: string): boolean =>
  UNREAL.test(sentence) || isSaidOfMe(sentence) || IRONY.test(sentence)

/** "I finished with Joanne, she says I'm fine": what stands before it is the speaker's own. */
const OWN_BEFORE = patternNamed('own_before')
function isSaidOfMe(sentence: string): boolean {
  const found = SAID_OF_ME.exec(sentence)
  return found !== null && !OWN_BEFORE.test(sentence.slice(0, found.index))
}

/** A turn that begins a play: what follows is said in a part until somebody ends it. */
const BEGINS_PLAY = patternNamed('begins_play')

/** Whether a turn gives out parts to be played. */
export const beginsPlay = (text: string): boolean => BEGINS_PLAY.test(inFull(text))
/** A turn that perhaps begins one: what answers the assistant behind it, turn for turn, is said in a part. */
const BEGINS_ANSWERING = patternNamed('begins_answering')

/** Whether a turn may begin a play that lasts as long as it is answered: "help me practise". */
export const beginsAnswering = (text: string): boolean => BEGINS_ANSWERING.test(inFull(text))
/** "ur the king": you are. */
const inFull = (text: string): string => carefully(text).replace(/\byour (?=(?:an?|the|my) )/giu, "you're ")
const ENDS_PLAY = patternNamed('ends_play')

/** Whether a turn ends a play. */
export const endsPlay = (text: string): boolean => ENDS_PLAY.test(text)

/** An opinion on the other, encouragement, thanks: it tells nothing of the speaker's life. */
const IDLE = patternNamed('talk_idle')

/** Whether a sentence has words and tells nothing. */
export const isIdle = (core: string): boolean => IDLE.test(core)

/** Weather and the like: nobody's own. */
const IMPERSONAL = patternNamed('talk_impersonal')

/** Whether a sentence is of nobody: the weather, the time. */
export const isImpersonal = (core: string): boolean => IMPERSONAL.test(core)
