import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import type { InputFile } from '../../import/records.ts'

/** A file of the disk, as an importer reads it. @throws ENOENT and the like, naming the path */
export async function fileAt(path: string): Promise<InputFile> {
  const { size, mtimeMs } = await stat(path)
  return {
    name: basename(path),
    size,
    lastModified: Math.floor(mtimeMs),
    stream: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
  }
}
