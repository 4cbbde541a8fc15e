import { type Behind, read } from '../doors.ts'
import { eraseRows } from './erasing/erase-rows.ts'
import { waitingErasures } from './erasing/rows.ts'

/** Finishes erasures that were cut off. @returns how many there were */
export async function finishErasures(system: Behind): Promise<number> {
  const { waiting } = await read(system, { waiting: waitingErasures() })
  for (const erasure of waiting) await eraseRows(system, erasure)
  return waiting.length
}
