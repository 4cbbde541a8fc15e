import { minify } from 'terser'

/** What may be assumed of the Worker's modules; names of their own alone are shortened. */
const OPTIONS = { module: true, ecma: 2020, compress: { passes: 2 }, format: { comments: false } }

/**
 * What esbuild has written once more through terser, which finds what is said twice within a function and gives
 * names that compress well: 23 KiB of 500 (docs/decisions/0013-a-small-worker.md).
 * @param files of a bundle, `*.js` and `*.js.map`
 * @returns the same files, smaller
 */
export async function minified(files) {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  const smaller = await Promise.all(
    files
      .filter(({ path }) => path.endsWith('.js'))
      .map(async ({ path, contents }) => {
        const before = files.find((file) => file.path === `${path}.map`)
        const name = path.split(/[\\/]/).pop()
        const { code, map } = await minify(decoder.decode(contents), {
          ...OPTIONS,
          sourceMap: { content: decoder.decode(before?.contents), url: `${name}.map` },
        })
        return [
          { path, contents: encoder.encode(code) },
          { path: `${path}.map`, contents: encoder.encode(map) },
        ]
      }),
  )
  return smaller.flat()
}
