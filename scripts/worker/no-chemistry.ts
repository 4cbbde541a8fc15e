/** In the place of openchemlib, to measure the bundle without it. */
export const Molecule = undefined
export const SSSearcher = undefined
