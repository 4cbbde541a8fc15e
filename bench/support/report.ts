import { execSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

/** The value below which this share of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

export type Row = Readonly<Record<string, string | number>>

/** What was measured, of what and where: what was measured under load is no figure to publish. */
export interface Report {
  readonly name: string
  readonly title: string
  readonly at: string
  readonly commit: string
  readonly machine: string
  /** Of the last minute: 2 on a machine of two cores is a bench alone. */
  readonly load: number
  readonly rows: readonly Row[]
}

export const RESULTS = new URL('../results/', import.meta.url)

function commitNow(): string {
  try {
    return execSync('git describe --always --dirty', {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}

/** Rows as lines, their columns under each other. */
export function linesOf(rows: readonly Row[]): string[] {
  const columns = Object.keys(rows[0] ?? {})
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))]
  const widths = columns.map((_, place) => Math.max(...cells.map((line) => line[place]!.length)))
  return cells.map((line) =>
    line
      .map((cell, place) => (place === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[place]!)))
      .join('  '),
  )
}

/** Prints a table and writes the same as JSON under `bench/results/`. */
export function report(name: string, title: string, rows: readonly Row[]): void {
  const load = loadavg()[0]!
  console.log(`\n${title} (load ${load.toFixed(1)})`)
  for (const line of linesOf(rows)) console.log(line)
  mkdirSync(RESULTS, { recursive: true })
  const file = `${name}-${title.replace(/[^\w]+/g, '-').slice(0, 60)}.json`
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`
  const written: Report = {
    ...{ name, title, at: new Date().toISOString(), commit: commitNow(), machine, load, rows },
  }
  writeFileSync(new URL(file, RESULTS), JSON.stringify(written, null, 2))
}
