/** Texts of one caller, and their vectors as far as they are made. */
export interface Asked {
  readonly texts: readonly string[]
  readonly vectors: (readonly number[])[]
  /** How many of the texts have been handed on. */
  sent: number
}

/** Some texts of one caller. */
export interface Piece<Of extends Asked = Asked> {
  readonly of: Of
  readonly texts: readonly string[]
}

/**
 * What is encoded next, at most `size` texts: of who has the fewest left first, so that a query does not wait
 * for an import; of equal ones the older first. They count as handed on.
 */
export function nextBatch<Of extends Asked>(waiting: Iterable<Of>, size: number): Piece<Of>[] {
  const left = ({ texts, sent }: Asked) => texts.length - sent
  const pieces: Piece<Of>[] = []
  let room = size
  for (const asked of [...waiting].sort((one, other) => left(one) - left(other))) {
    const texts = asked.texts.slice(asked.sent, asked.sent + room)
    if (texts.length > 0) pieces.push({ of: asked, texts })
    asked.sent += texts.length
    room -= texts.length
  }
  return pieces
}

/**
 * Gives each its vectors. Batches come back one after the other, so that those of a caller come in its order.
 */
export function handBack(pieces: readonly Piece[], vectors: readonly (readonly number[])[]): void {
  let from = 0
  for (const { of, texts } of pieces) {
    of.vectors.push(...vectors.slice(from, from + texts.length))
    from += texts.length
  }
}
