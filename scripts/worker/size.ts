import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundleWorker } from './bundle.ts'

const README = fileURLToPath(new URL('../../README.md', import.meta.url))
/** KiB gzip */
const LIMITS = { worker: 500, withChemistry: 860 }

/** The README's table has these two sizes, within a tenth; `--write` puts them there. */
function checkReadme(sizes: readonly number[], write: boolean): string | undefined {
  const text = readFileSync(README, 'utf8')
  const row = /^(\| with(?:out)? .*?\| )(\d+ *)(\| \d+ *\|)$/gm
  const printed = [...text.matchAll(row)].map(([, , size]) => Number(size))
  if (write) {
    let index = 0
    const put = (_: string, before: string, size: string, after: string) =>
      `${before}${sizes[index++]!.toFixed(0).padEnd(size.length)}${after}`
    writeFileSync(README, text.replaceAll(row, put))
    return undefined
  }
  const right =
    printed.length === 2 &&
    printed.every((size, index) => Math.abs(size - sizes[index]!) <= sizes[index]! / 10)
  return right ? undefined : `README.md says ${printed.join(' and ')} KiB: run npm run size -- --write`
}

const whole = await bundleWorker({ chemistry: true })
const worker = await bundleWorker({ chemistry: false })
for (const [name, size] of whole.largest) console.log(`${size.toFixed(0).padStart(8)} KiB  ${name}`)
console.log(`worker without chemistry ${worker.gzip.toFixed(1)} KiB gzip (limit ${LIMITS.worker})`)
console.log(
  `worker with chemistry    ${whole.gzip.toFixed(1)} KiB gzip (limit ${LIMITS.withChemistry.toFixed(0)})`,
)
const stale = checkReadme([worker.gzip, whole.gzip], process.argv.includes('--write'))
if (stale) console.log(stale)
if (stale || worker.gzip > LIMITS.worker || whole.gzip > LIMITS.withChemistry) process.exitCode = 1
