import { gzipSync } from 'node:zlib'
import { bundleOfWorker, type WorkerBundle } from './worker.mjs'

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
export async function bundleWorker(options: { readonly chemistry: boolean }): Promise<Bundle> {
  const { files, metafile } = await bundleOfWorker(options)
  const script = files.find(({ path }) => path.endsWith('.js'))
  if (!script) throw new Error('The bundle has no script.')
  return {
    script: new TextDecoder().decode(script.contents),
    gzip: gzipSync(script.contents, { level: 9 }).length / KIB,
    largest: largestOf(metafile),
  }
}

function largestOf(metafile: WorkerBundle['metafile']): Bundle['largest'] {
  const sizes = new Map<string, number>()
  for (const output of Object.values(metafile.outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(output.inputs)) {
      const name =
        /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path.split('/').slice(0, 3).join('/')
      sizes.set(name, (sizes.get(name) ?? 0) + bytesInOutput / KIB)
    }
  }
  return [...sizes].sort(([, left], [, right]) => right - left).slice(0, 10)
}
