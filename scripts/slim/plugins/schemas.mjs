import { endOfHole } from './sql.mjs'

const ANSWERS = /(?<=answers: )(?:done|created)\(/g
const OF_ANSWER = /(?<=\{ status: 20\d,[^{}\n]*) schema: \w+,?/g
const CONSTANT =
  /^(?:export )?const \w+(?:: [^=\n]+)? =\s(?=\s*[A-Za-z_$][\w$]*[.(\s])(?!\s*(?:async|new|await|function)\b)/gm
const FUNCTION = /^\s*(?:\([^()]*\)|\w+)\s*=>/
const END = /\s*\n(?=[A-Za-z/])|\s*$(?![\s\S])/g

/** A source of operations without the shapes of what they answer: only the OpenAPI document shows those. */
export function withoutAnswers(source) {
  let made = ''
  let at = 0
  for (const { 0: opening, index } of source.matchAll(ANSWERS)) {
    const start = index + opening.length
    const end = endOfHole(source, start, '()') - 1
    made += source.slice(at, start) + source.slice(start, end).replace(/[^\n]/g, '')
    at = end
  }
  return (made + source.slice(at)).replace(OF_ANSWER, '')
}

/** A source of schemas that loses those which nobody asks for: making one does nothing else. */
export function withPureSchemas(source) {
  if (!source.includes("from 'zod'")) return source
  let made = ''
  let at = 0
  for (const { 0: opening, index } of source.matchAll(CONSTANT)) {
    const start = index + opening.length
    END.lastIndex = start
    const end = END.exec(source)?.index ?? source.length
    const value = source.slice(start, end)
    if (FUNCTION.test(value)) continue
    made += `${source.slice(at, start)}/* @__PURE__ */ (() => ${value})()`
    at = end
  }
  return made + source.slice(at)
}
