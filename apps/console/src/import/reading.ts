import type { InputFile, ReadOptions } from 'neuromem/import'
import { renamed } from './columns.ts'
import type { Reading } from './questions.ts'

/** The files as they are read: with the columns that somebody named. */
export const readable = (files: readonly File[], { columns }: Reading): readonly InputFile[] =>
  columns ? files.map((file) => renamed(file, columns)) : files

/** The options in the words of the importers. */
export function optionsOf({ left, columns, ...rest }: Reading): ReadOptions {
  const out = new Set(left)
  return {
    ...rest,
    ...(columns && { source: 'jsonl' as const }),
    ...(out.size > 0 && { conversations: ({ id }) => !out.has(id) }),
  }
}
