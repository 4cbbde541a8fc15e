import { patternNamed } from '../named-patterns.ts'

const CODE = /\w\(\)|=>|[{}]|\b[a-z]{2,}[A-Z][a-z]|<\/?\w+>|\w_\w|\s--\w/u
/** Words of programs and machines, one of which is enough. */
const CLEAR = patternNamed('technical_clear')
/** Words that mean something else too: two of them. */
const DOUBTFUL =
  /\b(?:arrays?|strings?|functions?|methods?|classes|components?|ports?|branch(?:es)?|commits?|threads?|cache|builds?|tests?|queries|query|tables?|scripts?|packages?|modules?|keys?|requests?|returns?|renders?|throws|crashes|parses?|compiles?|imports?|deploys?|migrations?|searche?s?|sorted|scope|indexe?s?|memory|app|types?)\b/giu
/** Somebody, or a day: a life after all. */
const LIVED = patternNamed('technical_lived')

/** Work, learning, a pet: somebody's, whatever it is of. */
const OWN = patternNamed('technical_own')
/** "Tom works on the backend": a name that is no program's. */
const SOMEBODY =
  /^([A-Z][a-z]+) (?:works (?:as|at|for|in|on)|studies|teaches|learn(?:s|ed)|got|joined|left|built|writes) /u

const isOfSomebody = (words: string): boolean => {
  const name = SOMEBODY.exec(words)?.[1]
  return name !== undefined && !CLEAR.test(name)
}

/** "redis keeps its keys in memory", "my array is sorted": how a program works is nobody's life. */
export const isTechnical = (words: string): boolean =>
  !LIVED.test(words) &&
  !OWN.test(words) &&
  !isOfSomebody(words) &&
  (CODE.test(words) || CLEAR.test(words) || (words.match(DOUBTFUL)?.length ?? 0) >= 2)
