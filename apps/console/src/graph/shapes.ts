/** A kind is known by its shape and by its colour. Each path stands in a square from −12 to 12. */
const CIRCLE = 'M -10,0 a 10,10 0 1,0 20,0 a 10,10 0 1,0 -20,0 Z'
const SHAPES: Readonly<Record<string, string>> = {
  person: CIRCLE,
  place: 'M -9.5,-9.5 H 9.5 V 9.5 H -9.5 Z',
  organisation: 'M -6,-10 H 6 L 12,0 L 6,10 H -6 L -12,0 Z',
  thing: 'M 0,-11 L 11.5,9 H -11.5 Z',
  event:
    'M 0,-12 L 3.2,-3.9 L 11.4,-3.7 L 5,1.6 L 7.1,9.7 L 0,5.2 L -7.1,9.7 L -5,1.6 L -11.4,-3.7 L -3.2,-3.9 Z',
}
/** Whoever all of it is around. */
const DIAMOND = 'M 0,-12 L 12,0 L 0,12 L -12,0 Z'

export const shapeOf = (type: string, isUser: boolean): string =>
  isUser ? DIAMOND : (SHAPES[type] ?? CIRCLE)

/** How thick the line of a relation is: what was said again is heavier. */
export const widthOf = (weight: number): number => Math.min(4, 1 + Math.max(0, weight))

const LETTER = 7.5
const WIDE_LETTER = 14

/** About how long a name is as it is written: letters from Han on are as wide as they are high. */
export const lengthOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum + (letter > '\u2e7f' ? WIDE_LETTER : LETTER), 0)
