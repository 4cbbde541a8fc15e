type Numbers = readonly number[]

/**
 * Embeddings as a parameter: a `halfvec`, or a `halfvec[]` in which some may be null. Wherever texts travel it
 * is its text; to a Postgres of one's own it is sent as bytes (`local/postgres/vector-bytes.ts`).
 */
export class Vectors {
  readonly one: Numbers | undefined
  readonly all: readonly (Numbers | null)[]

  private constructor(one: Numbers | undefined, all: readonly (Numbers | null)[]) {
    this.one = one
    this.all = all
  }

  static one = (vector: Numbers): Vectors => new Vectors(vector, [])
  static all = (vectors: readonly (Numbers | null)[]): Vectors => new Vectors(undefined, vectors)

  toString(): string {
    if (this.one) return JSON.stringify(this.one)
    return `{${this.all.map((vector) => (vector ? `"${JSON.stringify(vector)}"` : 'NULL')).join(',')}}`
  }
}

/** A parameter for whoever takes texts. */
export const asText = (param: unknown): unknown => (param instanceof Vectors ? String(param) : param)
