/** Not the end of a text that names a file, nor a word of a comment. */
const TAG = /(?<![\w.$/`-])sql`/g

/**
 * A source with the lines of its SQL (templates tagged `sql`) without their indentation: Postgres reads the same. Line breaks stay,
 * because a comment of SQL ends with one.
 */
export function withoutIndentation(source) {
  let made = ''
  let at = 0
  for (;;) {
    TAG.lastIndex = at
    const start = TAG.exec(source)?.index
    if (start === undefined) return made + source.slice(at)
    const end = endOfTemplate(source, start + 4)
    made += source.slice(at, start) + unindented(source.slice(start, end))
    at = end
  }
}

/** A template from its tag on: its own lines, and those of templates within it. */
function unindented(template) {
  let made = ''
  for (let at = 0; at < template.length; ) {
    const hole = template.indexOf('${', at)
    if (hole < 0) return made + lines(template.slice(at))
    const end = endOfHole(template, hole + 2)
    made += lines(template.slice(at, hole)) + withoutIndentation(template.slice(hole, end))
    at = end
  }
  return made
}

const lines = (text) => text.replace(/\n\s+/g, '\n')

/** Just behind the backtick that ends the template whose text begins at `at`. */
function endOfTemplate(source, at) {
  for (let place = at; place < source.length; place += 1) {
    if (source[place] === '\\') place += 1
    else if (source[place] === '`') return place + 1
    else if (source.startsWith('${', place)) place = endOfHole(source, place + 2) - 1
  }
  throw new Error('A template of SQL does not end.')
}

/** Just behind the brace (or other bracket) that ends the expression which begins at `at`. */
export function endOfHole(source, at, [opening, closing] = '{}') {
  let open = 1
  for (let place = at; place < source.length; place += 1) {
    const sign = source[place]
    if (sign === '`') place = endOfTemplate(source, place + 1) - 1
    else if (sign === "'" || sign === '"') place = endOfString(source, place)
    else if (sign === opening) open += 1
    else if (sign === closing) {
      open -= 1
      if (open === 0) return place + 1
    }
  }
  throw new Error('An expression in SQL does not end.')
}

/** The quote that ends the string which begins at `at`. */
function endOfString(source, at) {
  let place = at + 1
  while (place < source.length && source[place] !== source[at]) place += source[place] === '\\' ? 2 : 1
  return place
}
