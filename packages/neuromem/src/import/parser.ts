import { ImportError } from './errors.ts'
import { type Opened, openFiles } from './reading/open.ts'
import { incompleteOf, isSkipped, newReading, type Reading, unknownFile } from './reading/reading.ts'
import type {
  Detection,
  FileHead,
  Importer,
  ImportRecord,
  InputFile,
  ReadOptions,
  Records,
  Source,
} from './records.ts'

/** What one product's export is made of. */
export interface Parser {
  readonly source: Source
  detect(head: FileHead): Detection | null
  /** A file beside those that are detected, which this source knows what to do with. */
  knows?(file: Opened): boolean
  /** Begins one pass. */
  begin(reading: Reading): Parse
}
export interface Parse {
  /**
   * Before the records: a file is looked through for what other files or later lines must say first; run
   * until it answers false.
   */
  prepare?(file: Opened): Promise<void>
  /** Whether another preparing pass is needed; asked before each. */
  needs?(): boolean
  records(file: Opened): AsyncIterable<ImportRecord>
  /** What could only be said once all was read. */
  end?(): AsyncIterable<ImportRecord>
}

/** A source's parser as the importer that people call. */
export const importer = (parser: Parser): Importer => ({
  source: parser.source,
  detect: parser.detect,
  read: (files, options = {}) => new ExportRecords(parser, files, options),
})

/** The version of an export that its source was named for and that was not recognised. */
const UNKNOWN = 'unknown'

class ExportRecords implements Records {
  readonly source: Source
  #parser: Parser
  #files: readonly InputFile[]
  #options: ReadOptions
  #reading: Reading | null = null

  constructor(parser: Parser, files: readonly InputFile[], options: ReadOptions) {
    this.source = parser.source
    this.#parser = parser
    this.#files = files
    this.#options = options
  }

  get version() {
    return this.#reading?.version ?? null
  }

  get incomplete() {
    return this.#reading && incompleteOf(this.#reading)
  }

  async *[Symbol.asyncIterator](): AsyncIterator<ImportRecord> {
    const reading = newReading(this.source, UNKNOWN, this.#options)
    this.#reading = reading
    const parse = this.#parser.begin(reading)
    while (parse.prepare && (parse.needs?.() ?? false)) {
      for await (const file of openFiles(this.#files)) {
        if (!isSkipped(file) && this.#isOurs(file, reading)) await parse.prepare(file)
      }
    }
    for await (const file of openFiles(this.#files)) {
      if (isSkipped(file)) yield file
      else if (this.#isOurs(file, reading)) yield* parse.records(file)
      else yield unknownFile(file)
    }
    if (parse.end) yield* parse.end()
  }

  #isOurs(file: Opened, reading: Reading): boolean {
    const detection = this.#parser.detect(file.head)
    if (detection && reading.version === UNKNOWN) reading.version = detection.version
    if (detection !== null || (this.#parser.knows?.(file) ?? false)) return true
    return this.#options.source === this.source && file.zip === null && file.head.value !== undefined
  }
}

/** Records of an export whose product is found out at the first iteration. */
export class DetectedRecords implements Records {
  #find: () => Promise<Importer | null>
  #files: readonly InputFile[]
  #options: ReadOptions
  #records: Records | null = null

  constructor(find: () => Promise<Importer | null>, files: readonly InputFile[], options: ReadOptions) {
    this.#find = find
    this.#files = files
    this.#options = options
  }

  get source() {
    return this.#records?.source ?? null
  }

  get version() {
    return this.#records?.version ?? null
  }

  get incomplete() {
    return this.#records?.incomplete ?? null
  }

  async *[Symbol.asyncIterator](): AsyncIterator<ImportRecord> {
    const found = await this.#find()
    if (!found) {
      const names = this.#files.map(({ name }) => name).join(', ')
      throw new ImportError('unknown_export', `No known product's export: ${names || 'no file'}`)
    }
    this.#records = found.read(this.#files, this.#options)
    yield* this.#records
  }
}
