import type { ReadOptions, Source } from '../../../../packages/neuromem/src/import/index.ts'

/** An export that we made after the documented shape: no one's data, nothing copied. */
export interface Sample {
  readonly source: Source
  /** What is in the files; a fresh `File` of each is made for every reading. */
  readonly files: readonly { readonly name: string; readonly text: string }[]
  readonly options?: ReadOptions
}

/** When all files of samples were last changed. */
export const CHANGED = Date.parse('2026-06-01T00:00:00.000Z')

export const filesOf = (sample: Sample): File[] =>
  sample.files.map(({ name, text }) => new File([text], name, { lastModified: CHANGED }))

export const json = (value: unknown): string => JSON.stringify(value)
export const pretty = (value: unknown): string => JSON.stringify(value, null, 2)
export const lines = (...values: unknown[]): string => values.map((value) => JSON.stringify(value)).join('\n')
