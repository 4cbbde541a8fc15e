/** The name that a word was most likely meant to be: one letter off, of a longer word two. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const most = word.length > 4 ? 2 : 1
  const near = names.map((name) => ({ name, letters: lettersBetween(word.slice(0, 32), name) }))
  return near.sort((one, other) => one.letters - other.letters).find(({ letters }) => letters <= most)?.name
}

/** How many letters are put in, left out or changed to make one word of the other. */
function lettersBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1]
    for (let place = 0; place < other.length; place += 1)
      line.push(
        Math.min(line[place]! + 1, above[place + 1]! + 1, above[place]! + (letter === other[place] ? 0 : 1)),
      )
    above = line
  }
  return above.at(-1)!
}
