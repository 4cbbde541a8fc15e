import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const KIB = 1024

export interface Bundle {
  /** The Worker's script, as it is uploaded. */
  readonly script: string
  /** KiB */
  readonly gzip: number
  /** The ten largest packages and folders, KiB before compression. */
  readonly largest: readonly (readonly [name: string, size: number])[]
}

/** Bundles the Worker as a deployment would, and uploads nothing. */
export function bundleWorker(options: { readonly chemistry: boolean }): Bundle {
  const folder = mkdtempSync(join(tmpdir(), 'neuromem-worker-'))
  const args = options.chemistry ? [] : ['--alias', 'openchemlib:./scripts/no-chemistry.ts']
  try {
    const command = [
      'deploy',
      '--dry-run',
      '--outdir',
      folder,
      '--metafile',
      join(folder, 'meta.json'),
      ...args,
    ]
    const wrangler = join(ROOT, 'node_modules/wrangler/bin/wrangler.js')
    const { status, stdout, stderr } = spawnSync(process.execPath, [wrangler, ...command], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`wrangler deploy --dry-run failed\n${stdout}\n${stderr}`)
    const script = readFileSync(join(folder, 'worker.js'), 'utf8')
    return {
      script,
      gzip: gzipSync(script, { level: 9 }).length / KIB,
      largest: largestOf(join(folder, 'meta.json')),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Metafile {
  readonly outputs: Readonly<
    Record<string, { readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>> }>
  >
}

function largestOf(file: string): Bundle['largest'] {
  const meta = JSON.parse(readFileSync(file, 'utf8')) as Metafile
  const sizes = new Map<string, number>()
  for (const output of Object.values(meta.outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(output.inputs)) {
      const name =
        /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path.split('/').slice(0, 3).join('/')
      sizes.set(name, (sizes.get(name) ?? 0) + bytesInOutput / KIB)
    }
  }
  return [...sizes].sort(([, left], [, right]) => right - left).slice(0, 10)
}
