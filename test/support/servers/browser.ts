import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { type Browser, chromium, type Page } from 'playwright-core'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const root = fileURLToPath(new URL('../../../', import.meta.url))
const sources = `${root}packages/neuromem/src`

/** A script for a page, with the package's sources for its names, as everybody imports them. */
export async function scriptOf(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'tsx' },
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    alias: {
      neuromem: `${sources}/client/index.ts`,
      'neuromem/react': `${sources}/react/index.ts`,
    },
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]!.text
}

export interface Opened {
  readonly page: Page
  /** What the page did wrong: exceptions, and whatever React warns of. */
  readonly faults: string[]
  close(): Promise<void>
}

/** A browser with one page. @throws Error on a machine without a browser */
export async function openPage(address: string): Promise<Opened> {
  const executablePath = PLACES.find((place) => existsSync(place))
  if (!executablePath) throw new Error(`No browser at ${PLACES.join(', ')}: .ci/run installs one`)
  const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text())
  })
  await page.goto(address)
  return { page, faults, close: () => browser.close() }
}
