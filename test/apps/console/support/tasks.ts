import type { Page } from 'playwright-core'

/** As Chromium's tracing names them. */
interface Traced {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /**
   * Microseconds that the thread itself has worked: what other programs take of the machine does not count.
   */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The longest task of the page's own thread while something is done in it, in milliseconds of its work. */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const events: Traced[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])))
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  })
  await page.evaluate(act)
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const isMain = ({ name, args }: Traced) => name === 'thread_name' && args?.name === 'CrRendererMain'
  const threads = new Set(events.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`))
  const tasks = events.filter(({ pid, tid, tdur }) => tdur !== undefined && threads.has(`${pid} ${tid}`))
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1_000
}

/** In the page: to the end and back, a screen and a half a frame. */
export async function thereAndBack(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const end = () => document.documentElement.scrollHeight - window.innerHeight
  while (window.scrollY < end() - 1) {
    window.scrollBy(0, 1_200)
    await frame()
  }
  while (window.scrollY > 0) {
    window.scrollBy(0, -1_200)
    await frame()
  }
}
