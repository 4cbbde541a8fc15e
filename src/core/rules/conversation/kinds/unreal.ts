import { patternNamed } from '../named-patterns.ts'

/**
 * What is said and not meant, or meant of no world of ours: suppositions, ironies, texts to work on, fiction. The
 * patterns stand in the tables (`changes/tables/shapes-table.ts`, `kinds/tables/unmeant-table.ts`).
 */

/** Behind it stands a text that is to be worked on, and nobody's statement. */
const MATERIAL = ['unreal_material', 'material_more'].map(patternNamed)
/** A turn's sentence behind which all is a text to work on. */
export const opensMaterial = (sentence: string): boolean => MATERIAL.some((pattern) => pattern.test(sentence))

/** Supposed, praised above measure, said by fiction or in quotation marks, played, dreamt, joked. */
const MADE_UP = [
  'unreal_supposed',
  'unreal_tongue_in_cheek',
  'unreal_told_by_fiction',
  'unreal_says_quoted',
  'unreal_plays',
  'unmeant_english',
  'unmeant_chinese',
  'unsaid_english',
  'unsaid_chinese',
  'more_unmeant_english',
  'more_unmeant_chinese',
  'parts_english',
  'parts_chinese',
].map(patternNamed)

/** Whether a sentence supposes, plays, quotes a work or means the opposite. */
export const isMadeUp = (sentence: string): boolean =>
  opensMaterial(sentence) || MADE_UP.some((pattern) => pattern.test(sentence))
