import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const KIB = 1024
/** KiB gzip; `docs/design/running.md` says where they come from. */
const LIMITS = { worker: 700, withChemistry: 1.1 * 1024 }

interface Bundle {
  /** KiB */
  readonly gzip: number
  /** The ten largest packages and folders, KiB before compression. */
  readonly largest: readonly (readonly [name: string, size: number])[]
}

/** Bundles the Worker as a deployment would, and uploads nothing. */
function bundle(args: readonly string[]): Bundle {
  const folder = mkdtempSync(join(tmpdir(), 'neuromem-worker-'))
  try {
    const command = ['deploy', '--dry-run', '--outdir', folder, '--metafile', join(folder, 'meta.json'), ...args]
    const wrangler = join(ROOT, 'node_modules/wrangler/bin/wrangler.js')
    const { status, stdout, stderr } = spawnSync(process.execPath, [wrangler, ...command], { cwd: ROOT, encoding: 'utf8' })
    if (status !== 0) throw new Error(`wrangler deploy --dry-run failed\n${stdout}\n${stderr}`)
    return {
      gzip: gzipSync(readFileSync(join(folder, 'worker.js')), { level: 9 }).length / KIB,
      largest: largestOf(join(folder, 'meta.json')),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function largestOf(metafile: string): Bundle['largest'] {
  const meta = JSON.parse(readFileSync(metafile, 'utf8')) as {
    outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }>
  }
  const sizes = new Map<string, number>()
  for (const output of Object.values(meta.outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(output.inputs)) {
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path.split('/').slice(0, 3).join('/')
      sizes.set(name, (sizes.get(name) ?? 0) + bytesInOutput / KIB)
    }
  }
  return [...sizes].sort(([, left], [, right]) => right - left).slice(0, 10)
}

/** The README's table has these two sizes, within a tenth; `--write` puts them there. */
function checkReadme(sizes: readonly number[], write: boolean): string | undefined {
  const file = join(ROOT, 'README.md')
  const text = readFileSync(file, 'utf8')
  const row = /^(\| with(?:out)? .*?\| )(\d+ *)(\| \d+ *\|)$/gm
  const printed = [...text.matchAll(row)].map(([, , size]) => Number(size))
  if (printed.length === 2 && printed.every((size, index) => Math.abs(size - sizes[index]!) <= sizes[index]! / 10))
    return undefined
  if (!write) return `README.md says ${printed.join(' and ')} KiB: run npm run size -- --write`
  let index = 0
  writeFileSync(
    file,
    text.replaceAll(
      row,
      (_, before: string, size: string, after: string) => `${before}${sizes[index++]!.toFixed(0).padEnd(size.length)}${after}`,
    ),
  )
  return undefined
}

const whole = bundle([])
const worker = bundle(['--alias', 'openchemlib:./scripts/no-chemistry.ts'])
for (const [name, size] of whole.largest) console.log(`${size.toFixed(0).padStart(8)} KiB  ${name}`)
console.log(`worker without chemistry ${worker.gzip.toFixed(0)} KiB gzip (limit ${LIMITS.worker})`)
console.log(`worker with chemistry    ${whole.gzip.toFixed(0)} KiB gzip (limit ${LIMITS.withChemistry.toFixed(0)})`)
const stale = checkReadme([worker.gzip, whole.gzip], process.argv.includes('--write'))
if (stale) console.log(stale)
if (stale || worker.gzip > LIMITS.worker || whole.gzip > LIMITS.withChemistry) process.exitCode = 1
