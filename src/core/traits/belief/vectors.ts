/** Cosine of two vectors of one length; 0 where one of them is zero. */
export function cosine(left: readonly number[], right: readonly number[]): number {
  let dot = 0
  let leftSquare = 0
  let rightSquare = 0
  for (let index = 0; index < left.length; index += 1) {
    const a = left[index]!
    const b = right[index] ?? 0
    dot += a * b
    leftSquare += a * a
    rightSquare += b * b
  }
  return leftSquare === 0 || rightSquare === 0 ? 0 : dot / Math.sqrt(leftSquare * rightSquare)
}

/**
 * The numbers of a halfvec from `encode(halfvec_send(v), 'base64')`: two bytes of length, two unused, then
 * big-endian half floats. A quarter of what the text form weighs.
 */
export function fromHalfvec(base64: string): number[] {
  const bytes = Uint8Array.from(atob(base64.replaceAll('\n', '')), (character) => character.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  return Array.from({ length: view.getUint16(0) }, (_, index) => halfToNumber(view.getUint16(4 + 2 * index)))
}

/** IEEE 754 binary16: a sign bit, five of exponent, ten of fraction. A stored vector is finite. */
function halfToNumber(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 0x1f
  const fraction = bits & 0x3ff
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15))
}
