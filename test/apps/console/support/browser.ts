import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

let browser: Promise<Browser> | undefined

/** One browser for all tests of a worker; it ends with the process. */
function opened(): Promise<Browser> {
  const executablePath = PLACES.find((place) => existsSync(place))
  if (!executablePath) throw new Error(`No browser at ${PLACES.join(', ')}: .ci/run installs one`)
  browser ??= chromium.launch({ executablePath, args: ['--no-sandbox'] })
  return browser
}

export interface Visit {
  /** Below `/console`. */
  readonly path?: string
  /** The tenant's key unless said otherwise; null comes without one. */
  readonly key?: string | null
  readonly language?: 'en' | 'zh'
  readonly scheme?: 'light' | 'dark'
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly context?: BrowserContextOptions
}

export interface Visited {
  readonly page: Page
  /** What the browser held against the page: violations of its policy, errors, requests to other hosts. */
  readonly faults: string[]
  close(): Promise<void>
}

export const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }

/** Opens an address of the console in a window of its own. */
export async function visit(options: Visit = {}): Promise<Visited> {
  const { path = '/', key = inject('key'), language = 'en', scheme = 'light', viewport = DESK } = options
  const origin = inject('origin')
  const context = await (await opened()).newContext({
    viewport,
    colorScheme: scheme,
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options.context,
  })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin && url.protocol !== 'blob:') faults.push(`asked ${url.href}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  page.on('console', (message) => {
    if (message.text().startsWith('policy:')) faults.push(message.text())
  })
  await page.goto(`${origin}/console${path}${key === null ? '' : `#key=${key}`}`)
  return { page, faults, close: () => context.close() }
}

/** Until all that the screen reads is shown. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForSelector('main:not([aria-busy])', { timeout: 60_000 })
