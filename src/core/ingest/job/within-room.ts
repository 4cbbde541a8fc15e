import type { MemoryDraft } from '../../memories/table/drafts.ts'
import type { Load } from '../../tenancy/records/room.ts'
import { bytesOf } from '../../text/strings.ts'

/**
 * The parts with as many of their memories, in order, as there is room for.
 * @returns how many there was none for, beside them
 */
export function withinRoom<Part extends { readonly drafts: readonly MemoryDraft[] }>(
  parts: readonly Part[],
  room: Load,
): { readonly parts: readonly Part[]; readonly left_out: number } {
  let { rows, bytes } = room
  let left_out = 0
  const fits = ({ content }: MemoryDraft): boolean => {
    const size = bytesOf(content)
    const fit = rows >= 1 && bytes >= size
    if (!fit) left_out += 1
    else {
      rows -= 1
      bytes -= size
    }
    return fit
  }
  const fitting = parts.map((part) => ({ ...part, drafts: part.drafts.filter(fits) }))
  return { parts: fitting, left_out }
}
