import { ImportError } from './errors.ts'
import { importers } from './importers.ts'
import { DetectedRecords } from './parser.ts'
import { openFiles } from './reading/open.ts'
import { isSkipped } from './reading/reading.ts'
import type { Detection, InputFile, ReadOptions, Records } from './records.ts'

/** No other product could mean this: the files after it are not looked at. */
const SURE = 0.95

/**
 * What these files are an export of, by the first 64 KiB of each file or entry of a ZIP; null when of
 * nothing known.
 */
export async function detect(files: readonly InputFile[]): Promise<Detection | null> {
  let best: Detection | null = null
  for await (const file of openFiles(files)) {
    if (isSkipped(file)) continue
    for (const { detect: recognise } of importers) {
      const found = recognise(file.head)
      if (found && found.confidence > (best?.confidence ?? 0)) best = found
    }
    if (best && best.confidence >= SURE) break
  }
  return best
}

/**
 * The records of an export, read as they are asked for: nothing of it is held but what is being read.
 * @throws ImportError `unknown_export` at the first record, when these files are of no known product;
 * `invalid` for an option
 */
export function readExport(files: readonly InputFile[], options: ReadOptions = {}): Records {
  const { source } = options
  if (source === undefined)
    return new DetectedRecords(
      async () => {
        const found = await detect(files)
        return importers.find((importer) => importer.source === found?.source) ?? null
      },
      files,
      options,
    )
  const named = importers.find((importer) => importer.source === source)
  if (!named) throw new ImportError('invalid', `source: there is no source ${source}`)
  return named.read(files, options)
}
