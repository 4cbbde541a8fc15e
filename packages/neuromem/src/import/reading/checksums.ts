import { strFromU8 } from 'fflate'

/** The table of CRC-32 as ZIP counts it: the reflected polynomial 0xEDB88320. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest
})

/** The CRC-32 of bytes that stand behind others. @param before of those others; 0 at the beginning */
export function crc32(bytes: Uint8Array, before = 0): number {
  let sum = ~before
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 0xff] as number) ^ (sum >>> 8)
  return ~sum >>> 0
}

const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const IN_UTF8 = 0x0800
const END = 0x06054b50
const END_BYTES = 22
const LONGEST_COMMENT = 0xffff
const LOCATOR_BYTES = 20
const LARGE_END = 0x06064b50
const LARGE_END_BYTES = 56

/**
 * The checksums that a ZIP's directory gives each name (one may stand twice), by APPNOTE 4.3.12 to 4.3.16.
 * @param tail the last bytes of the ZIP
 * @returns null where the ZIP does not end as one does; no name where the directory is longer than the tail
 */
export function checksumsIn(tail: Uint8Array): ReadonlyMap<string, readonly number[]> | null {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength)
  const end = endIn(view)
  if (end === null) return null
  const found = new Map<string, number[]>()
  const directory = directoryBefore(view, end)
  if (directory.at < 0) return found
  for (let at = directory.at; at < directory.end; ) {
    if (at + ENTRY_BYTES > directory.end || view.getUint32(at, true) !== ENTRY) return null
    const name = tail.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + view.getUint16(at + 28, true))
    const text = strFromU8(name, (view.getUint16(at + 8, true) & IN_UTF8) === 0)
    found.set(text, [...(found.get(text) ?? []), view.getUint32(at + 16, true)])
    at += ENTRY_BYTES + name.length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return found
}

function endIn(view: DataView): number | null {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END && at + END_BYTES + view.getUint16(at + 20, true) <= view.byteLength)
      return at
  return null
}

/** From where to where the directory stands; a large ZIP's end has a longer form before it. */
function directoryBefore(view: DataView, end: number): { at: number; end: number } {
  const large = end - LOCATOR_BYTES - LARGE_END_BYTES
  if (large < 0 || view.getUint32(large, true) !== LARGE_END)
    return { at: end - view.getUint32(end + 12, true), end }
  return { at: large - Number(view.getBigUint64(large + 40, true)), end: large }
}
