import type { MemoryDraft } from '../../memories/table/drafts.ts'
import type { Corrected } from '../../memories/table/ending/corrections.ts'
import type { Load } from '../../tenancy/records/room.ts'
import type { Epoch } from '../extraction/epochs.ts'
import type { Extraction } from '../extraction/extract.ts'
import type { StoredTurn } from '../turns/turn.ts'

/** What stage 3 made of a job, before it is stored. */
export interface Result {
  /** The job's own turns. */
  readonly turns: readonly StoredTurn[]
  /** These and all others that something of the result may come from. */
  readonly around: readonly StoredTurn[]
  /** What is written, one part after the other. */
  readonly parts: readonly (Pick<Epoch, 'entities' | 'relations'> & {
    readonly drafts: readonly MemoryDraft[]
  })[]
  readonly rejected: Extraction['rejected']
  /** What may still be stored of the user. */
  readonly room: Load
  /** Memories that something of the result has followed. */
  readonly ended: readonly Corrected[]
}
