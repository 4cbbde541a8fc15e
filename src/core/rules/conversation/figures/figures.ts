import { isChinese } from '../grammar/sentences.ts'
import { isChineseFigure } from './chinese.ts'
import { isEnglishDoubtful, isEnglishFigure } from './english.ts'

/** Whether a sentence is a figure of speech, or says words that are not the speaker's own: nothing is told by it. */
export const isFigure = (sentence: string): boolean =>
  isChinese(sentence) ? isChineseFigure(sentence) : isEnglishFigure(sentence)

/** Whether it may be one: what it says is quoted and not written of the person. */
export const isDoubtful = (sentence: string): boolean => !isChinese(sentence) && isEnglishDoubtful(sentence)
