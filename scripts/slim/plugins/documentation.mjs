import { endOfHole } from './sql.mjs'

const TEXT = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\x60[^\x60$\\]*\x60)`
const TEXTS = String.raw`${TEXT}(?:\s*\+\s*${TEXT})*`
const DESCRIBED = new RegExp(String.raw`\.meta\(\{\s*description:\s*${TEXTS},?\s*\}\)`, 'g')
const SAID = new RegExp(String.raw`(?<=[{,]\s*)(?:summary|description):\s*${TEXTS}(?:,|(?=\s*\}))`, 'g')
const EXAMPLE = /(?<=[{,]\s*)example: \{/g

/** As many lines as there were, for the source map. */
const emptied = (text) => text.replace(/[^\n]/g, '')

/** A source of schemas without the descriptions that only the OpenAPI document shows. */
export const withoutDescriptions = (source) => source.replace(DESCRIBED, emptied)

/** A source of operations without their words and examples either. */
export function withoutDocumentation(source) {
  const told = withoutDescriptions(source).replace(SAID, emptied)
  let made = ''
  let at = 0
  for (const { 0: opening, index } of told.matchAll(EXAMPLE)) {
    const end = endOfHole(told, index + opening.length)
    made += told.slice(at, index) + emptied(told.slice(index, end))
    at = told[end] === ',' ? end + 1 : end
  }
  return made + told.slice(at)
}
