/** What is seen of one case, and whether it is one. */
export interface Case {
  readonly seen: ReadonlyMap<string, number>
  readonly is: boolean
}

/** Of how many cases something is seen at least, for it to have a weight. */
const SEEN_IN = 3
const ALWAYS = ':always'
/** Newton's steps, and those of the conjugate gradients of each. */
const ROUNDS = { newton: 30, gradients: 200 }
/** Where a step is small enough. */
const NEAR = 1e-6

/**
 * A logistic regression with a ridge: the weights for which `strength · (sum of log losses) + |weights|² / 2` is
 * least, `:always` counting for nothing in the second. By Newton's method with conjugate gradients.
 */
export function fitted(cases: readonly Case[], strength: number): Map<string, number> {
  const names = namesOf(cases)
  const rows = rowsOf(cases, names)
  const ridge = Float64Array.from(names, (name) => (name === ALWAYS ? NEAR : 1))
  const weights = new Float64Array(names.length)
  for (let round = 0; round < ROUNDS.newton; round += 1) {
    const chances = rows.times(weights).map((sum) => 1 / (1 + Math.exp(-sum)))
    const faults = chances.map((chance, row) => strength * ((cases[row]!.is ? 1 : 0) - chance))
    const slope = rows.sums(faults).map((sum, at) => sum - ridge[at]! * weights[at]!)
    const curves = chances.map((chance) => strength * chance * (1 - chance))
    const step = solved(slope, (given) =>
      rows
        .sums(rows.times(given).map((sum, row) => sum * curves[row]!))
        .map((sum, at) => sum + ridge[at]! * given[at]!),
    )
    for (const [at, change] of step.entries()) weights[at]! += change
    if (step.every((change) => Math.abs(change) < NEAR)) break
  }
  return new Map(names.map((name, at) => [name, weights[at]!]))
}

function namesOf(cases: readonly Case[]): string[] {
  const counts = new Map<string, number>()
  for (const { seen } of cases) for (const name of seen.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const often = Array.from(counts).filter(([, count]) => count >= SEEN_IN)
  return [ALWAYS, ...often.map(([name]) => name)]
}

/** The cases as rows of a matrix of which hardly any number is not nought. */
function rowsOf(cases: readonly Case[], names: readonly string[]) {
  const places = new Map(names.map((name, at) => [name, at]))
  const ends: number[] = []
  const columns: number[] = []
  const values: number[] = []
  for (const { seen } of cases) {
    for (const [name, value] of new Map(seen).set(ALWAYS, 1)) {
      const place = places.get(name)
      if (place === undefined) continue
      columns.push(place)
      values.push(value)
    }
    ends.push(columns.length)
  }
  const [column, value] = [Int32Array.from(columns), Float64Array.from(values)]
  return {
    /** Of each row: the sum of its numbers times those given. */
    times(given: Float64Array): Float64Array {
      let at = 0
      return Float64Array.from(ends, (end) => {
        let sum = 0
        for (; at < end; at += 1) sum += value[at]! * given[column[at]!]!
        return sum
      })
    },
    /** Of each column: the same. */
    sums(given: Float64Array): Float64Array {
      const sums = new Float64Array(names.length)
      let at = 0
      for (const [row, end] of ends.entries())
        for (; at < end; at += 1) sums[column[at]!]! += value[at]! * given[row]!
      return sums
    },
  }
}

const product = (one: Float64Array, other: Float64Array): number => {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!
  return sum
}

/** What `times` makes into `right`, by conjugate gradients. */
function solved(right: Float64Array, times: (given: Float64Array) => Float64Array): Float64Array {
  const found = new Float64Array(right.length)
  const rest = right.slice()
  let direction = right.slice()
  let size = product(rest, rest)
  for (let round = 0; round < ROUNDS.gradients && size > NEAR ** 2; round += 1) {
    const image = times(direction)
    const far = size / product(direction, image)
    for (let at = 0; at < found.length; at += 1) {
      found[at]! += far * direction[at]!
      rest[at]! -= far * image[at]!
    }
    const next = product(rest, rest)
    direction = direction.map((value, at) => rest[at]! + (next / size) * value)
    size = next
  }
  return found
}
