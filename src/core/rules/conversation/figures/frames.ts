import { patternNamed } from '../named-patterns.ts'

/** Longer ones tell something themselves. */
const LONGEST = 60

const OPENS = patternNamed('frame_opens')
const CLOSES = patternNamed('frame_closes')
const OF_ONESELF = /^(?:(?:and|but|so),? )?(?:i|im|ive|my|we|our)(?![\p{L}])|[我咱]/iu

interface Heard {
  readonly sentence: string
  readonly core: string
}

const isShort = ({ sentence }: Heard): boolean => sentence.length <= LONGEST

/**
 * Places of the sentences of a turn that another of it says are not meant: what is told of oneself behind "Imagine
 * this.", "Text from my sister.", and what stands before "Kidding!", "In my dreams.", 才怪; and these.
 */
export function framedIn(sentences: readonly Heard[]): ReadonlySet<number> {
  const framed = new Set<number>()
  let isOpen = false
  for (const [place, heard] of sentences.entries()) {
    if (isOpen && OF_ONESELF.test(heard.core)) framed.add(place)
    if (!isShort(heard)) continue
    if (OPENS.test(heard.sentence)) {
      isOpen = true
      framed.add(place)
    }
    if (place > 0 && CLOSES.test(heard.sentence)) framed.add(place - 1).add(place)
  }
  return framed
}
