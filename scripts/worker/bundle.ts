import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundleOfWorker, type WorkerBundle } from '../worker.mjs'

const KIB = 1024
const ENTRY = 'worker.js'

export interface Bundle {
  /** The Worker's modules as they are uploaded, the one that is asked first. */
  readonly modules: readonly { readonly name: string; readonly text: string }[]
  /** KiB, of all modules one after the other */
  readonly gzip: number
  /** The ten largest packages and folders, KiB before compression. */
  readonly largest: readonly (readonly [name: string, size: number])[]
}

/** Bundles the Worker as a deployment would, and uploads nothing. */
export async function bundleWorker(options: { readonly chemistry: boolean }): Promise<Bundle> {
  const { files, metafile } = await bundleOfWorker(options)
  const scripts = files
    .filter(({ path }) => path.endsWith('.js'))
    .map(({ path, contents }) => ({ name: basename(path), contents }))
    .sort((left, right) => Number(right.name === ENTRY) - Number(left.name === ENTRY))
  const decoder = new TextDecoder()
  return {
    modules: scripts.map(({ name, contents }) => ({ name, text: decoder.decode(contents) })),
    gzip: gzipSync(Buffer.concat(scripts.map(({ contents }) => contents)), { level: 9 }).length / KIB,
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
