/**
 * `npm run bench -- answers <folder>`: whether the benches of this checkout were answered as those of another
 * one (its `bench/results`): the same ids in the same order for every query. Run the same benches in both
 * first; they seed the same rows with the same ids.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Answers } from './support/answers.ts'
import { RESULTS, type Row, report } from './support/report.ts'

const [other] = process.argv.slice(2).filter((name) => name !== 'answers')
if (other === undefined) throw new Error('npm run bench -- answers <bench/results of another checkout>')
const before = pathToFileURL(other.endsWith('/') ? other : `${other}/`)

const read = (folder: URL, file: string): Answers =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Answers

function compare(file: string): Row {
  const [old, own] = [read(before, file), read(RESULTS, file)]
  const both = Object.keys(old).filter((query) => query in own)
  const isSame = (query: string) => JSON.stringify(old[query]) === JSON.stringify(own[query])
  const sameFirst = (query: string) => old[query]![0] === own[query]![0]
  for (const query of both.filter((name) => !isSame(name)).slice(0, 5)) console.log(`differs: ${query}`)
  return {
    bench: file.replace(/^answers-|\.json$/gu, ''),
    queries: both.length,
    'only in one': Object.keys(old).length + Object.keys(own).length - 2 * both.length,
    'same first': both.filter(sameFirst).length,
    'same ids, same order': both.filter(isSame).length,
  }
}

const here = readdirSync(RESULTS)
const files = readdirSync(before).filter((file) => file.startsWith('answers-') && here.includes(file))
if (files.length === 0) throw new Error('there are no answers-*.json that both have')
const rows = files.map(compare)
report('answers', 'answers before and after', rows)
if (rows.some((row) => row['same ids, same order'] !== row.queries)) process.exitCode = 1
