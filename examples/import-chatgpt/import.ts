import type { UserHandle } from 'neuromem'
import { detect, type ImportReport, type InputFile, importInto, type Mode, readExport } from 'neuromem/import'

/**
 * Takes a ChatGPT export in, first as a dry run. Its words alone with mode `turns`; what ChatGPT inferred
 * waits for confirmation.
 */
export async function moveIn(
  user: UserHandle,
  files: InputFile[],
  mode: Mode = 'preserve',
): Promise<ImportReport> {
  const found = await detect(files)
  if (!found) throw new Error('these files are of no product that is known')
  const planned = await importInto(user, readExport(files), { mode, dryRun: true })
  if (planned.kept === 0) return planned
  return importInto(user, readExport(files), { mode })
}
