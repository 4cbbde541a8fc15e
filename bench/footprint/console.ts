/**
 * `npm run bench -- console`: from `npm start` to a memory seen in a browser (console, database and all made anew, then with what is there), and the
 * longest tasks that the browser reports while 2 000 rows of Memories are scrolled to the end and back.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { longestTask, thereAndBack } from '../../test/apps/console/support/tasks.ts'
import { type Row, report } from '../support/report.ts'

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const BUILT = fileURLToPath(new URL('../../public/console', import.meta.url))
const USER = 'ann'
const [ROWS, A_PAGE, RUNS] = [2_000, 100, 3]

interface Service {
  readonly address: URL
  stop(): Promise<void>
}

/** `npm start`, until it says where the console is. */
async function start(directory: string, key = ''): Promise<Service> {
  const env = { ...process.env, PORT: '0', NEUROMEM_DATA_DIR: directory }
  const child = spawn('npm', ['start'], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let said = ''
  const address = await new Promise<URL>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk
      const [, url] = /(http:\S+\/console\/\S*)/u.exec(said) ?? []
      if (url && / reference /u.test(said)) resolve(new URL(url))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(said)))
  })
  if (key) address.hash = key
  return {
    address,
    async stop() {
      process.kill(-child.pid!, 'SIGTERM')
      await ended
    },
  }
}

async function store({ origin, hash }: URL, contents: readonly string[]): Promise<void> {
  const items = contents.map((content) => ({ user_id: USER, memory_type: 'fact', content }))
  const answer = await fetch(`${origin}/api/v1/memories/batch`, {
    method: 'POST',
    headers: { authorization: `Bearer ${hash.slice('#key='.length)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ items }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

const memoriesAt = ({ origin, hash }: URL): string => `${origin}/console/users/${USER}/memories${hash}`

async function seen(browser: Browser, address: URL): Promise<void> {
  const page = await browser.newPage()
  await page.goto(memoriesAt(address))
  await page.locator('tbody [data-field=content]').first().waitFor()
  await page.close()
}

/** Seconds to the greeting, and to a memory on the screen. */
async function untilSeen(browser: Browser, directory: string, key?: string) {
  const began = performance.now()
  const service = await start(directory, key)
  const greeted = performance.now()
  if (key === undefined) await store(service.address, ['Ann lives in Dalian'])
  await seen(browser, service.address)
  const shown = performance.now()
  return {
    service,
    row: { 'greeting s': inSeconds(greeted - began), 'memory seen s': inSeconds(shown - began) },
  }
}

const inSeconds = (ms: number): string => (ms / 1_000).toFixed(1)

/** The longest task that the browser itself reports during an act in the page, milliseconds. */
async function longestReported(page: Page, act: () => Promise<void>): Promise<number> {
  const durations = await page.evaluateHandle(() => {
    const seen: number[] = [0]
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration)
    })
    observer.observe({ type: 'longtask' })
    return seen
  })
  await page.evaluate(act)
  return Math.max(...(await durations.jsonValue()))
}

async function load(page: Page, rows: number): Promise<void> {
  for (let pages = 1; pages < rows / A_PAGE; pages += 1) {
    const answered = page.waitForResponse((answer) => answer.url().includes('/memories?'))
    await page.getByRole('button', { name: 'Load more' }).click()
    await answered
  }
}

async function scrolled(browser: Browser, address: URL): Promise<Row[]> {
  for (let from = 0; from < ROWS; from += 500)
    await store(
      address,
      Array.from({ length: 500 }, (_, place) => `Memory ${from + place}: by the sea, 在海边`),
    )
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 900 } })
  await page.goto(memoriesAt(address))
  await page.locator('tbody [data-field=content]').first().waitFor()
  await load(page, ROWS)
  const rows: Row[] = []
  for (let run = 1; run <= RUNS; run += 1)
    rows.push({
      run,
      rows: ROWS,
      'longest task ms': Math.round(await longestReported(page, thereAndBack)),
      'of its own work ms': Math.round(await longestTask(page, thereAndBack)),
    })
  await page.close()
  return rows
}

const browser = await chromium.launch({
  executablePath: BROWSERS.find((path) => existsSync(path)) ?? BROWSERS[0]!,
  args: ['--no-sandbox'],
})
const directory = mkdtempSync(join(tmpdir(), 'neuromem-console-'))
rmSync(BUILT, { recursive: true, force: true })
const anew = await untilSeen(browser, directory)
const key = anew.service.address.hash
await anew.service.stop()
const again = await untilSeen(browser, directory, key)
report('console', 'from npm start to a memory seen', [
  { what: 'console and database made anew', ...anew.row },
  { what: 'on what is there', ...again.row },
])
report('console', 'two thousand rows to the end and back', await scrolled(browser, again.service.address))
await again.service.stop()
rmSync(directory, { recursive: true, force: true })
await browser.close()
