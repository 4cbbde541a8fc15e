import { readFile } from 'node:fs/promises'
import type { Services } from '../../services.ts'

/**
 * Beside what is served from there by other hands, the console's files are all that is public: no path leads
 * out.
 */
const OURS = /^\/console\/(?:assets\/)?[\w-][\w.-]*$/
const FOLDER = new URL('../../../public/', import.meta.url)

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
}

/** Files of `public/console/`, read when they are asked for. */
export const publicFile: Services['publicFile'] = async (path) => {
  if (!OURS.test(path)) return undefined
  const bytes = await readFile(new URL(`.${path}`, FOLDER)).catch(() => undefined)
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  return bytes && new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
}
