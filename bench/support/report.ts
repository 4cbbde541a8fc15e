import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'

/** The value below which this share of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** The load of the machine for a title: what was measured under load is no figure to publish. */
export const loadOf = (): string => ` (load ${loadavg()[0]!.toFixed(1)})`

export type Row = Readonly<Record<string, string | number>>

/** Prints a table and writes the same as JSON under `bench/results/`. */
export function report(name: string, title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`)
  const columns = Object.keys(rows[0] ?? {})
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))]
  const widths = columns.map((_, place) => Math.max(...cells.map((line) => line[place]!.length)))
  for (const line of cells)
    console.log(
      line
        .map((cell, place) => (place === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[place]!)))
        .join('  '),
    )
  const folder = new URL('../results/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  const file = `${name}-${title.replace(/[^\w]+/g, '-').slice(0, 60)}.json`
  writeFileSync(
    new URL(file, folder),
    JSON.stringify({ name, title, at: new Date().toISOString(), rows }, null, 2),
  )
}
