import type { ImportRecord, Records } from './records.ts'

/** The same records; each is told before whoever takes them has it. */
export const noticing = (records: Records, notice: (record: ImportRecord) => void): Records => ({
  get source() {
    return records.source
  },
  get version() {
    return records.version
  },
  get incomplete() {
    return records.incomplete
  },
  async *[Symbol.asyncIterator]() {
    for await (const record of records) {
      notice(record)
      yield record
    }
  },
})
