import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { readConversation } from '../examples/five-weeks/conversation.ts'
import { liveSession } from '../examples/five-weeks/live.ts'
import { DOUBTED, eventful, fillEverything } from '../examples/support/everything.ts'
import { startPubChem } from '../examples/support/pubchem.ts'
import { startService } from '../examples/support/service.ts'

/**
 * `npm run console:pictures`: what the console looks like on the demo's data, into docs/pictures/. Words
 * given choose the pictures by name.
 */
const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome']
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

interface Picture {
  readonly name: string
  /** Below `/console`; `{memory}`, `{trait}`, `{item}` and `{claim}` are found by the script. */
  readonly path: string
  readonly door?: 'person' | 'operator'
  /** What is done before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>
}

const MEI = `/users/${DOUBTED}`
const NOVEL = '/story/wu-gang-lai-xin'

const PICTURES: readonly Picture[] = [
  { name: 'users', path: '/users' },
  { name: 'overview', path: '/users/lin-wei' },
  { name: 'events', path: '/users/lin-wei/events' },
  { name: 'sessions', path: '/users/lin-wei/sessions' },
  { name: 'session', path: '/users/lin-wei/sessions/w1-monday' },
  { name: 'memories', path: '/users/lin-wei/memories?peek=memory:{memory}' },
  { name: 'memory', path: '/users/lin-wei/memories/{memory}' },
  { name: 'review', path: `${MEI}/review` },
  { name: 'traits', path: '/users/lin-wei/traits' },
  { name: 'trait', path: '/users/lin-wei/traits/{trait}' },
  { name: 'cycles', path: '/users/lin-wei/cycles', act: (page) => page.locator('summary').first().click() },
  { name: 'recall', path: '/users/lin-wei/recall?query=Which+race+did+I+sign+up+for%3F' },
  { name: 'graph', path: '/users/lin-wei/graph?hops=2&ended=true' },
  { name: 'relationship', path: '/users/lin-wei/relationship' },
  { name: 'data', path: '/users/lin-wei/data' },
  { name: 'experience', path: '/experience' },
  { name: 'claims', path: '/experience/tea/claims?claim={claim}' },
  { name: 'run', path: '/experience/tio2/runs/r-2' },
  { name: 'item', path: '/experience/tea/items/{item}' },
  { name: 'molecules', path: '/experience/tio2/molecules' },
  { name: 'changes', path: '/experience/tea/deltas' },
  { name: 'story', path: `${NOVEL}?chapter=7&scene=3` },
  {
    name: 'difference',
    path: `${NOVEL}?chapter=5&scene=2&compare=7.3`,
    act: (page) => page.getByRole('combobox').last().scrollIntoViewIfNeeded(),
  },
  { name: 'jobs', path: '/jobs' },
  { name: 'usage', path: '/usage' },
  { name: 'keys', path: '/keys' },
  { name: 'policy', path: '/policy' },
  { name: 'erasures', path: '/erasures' },
  { name: 'import', path: '/import' },
  { name: 'playground', path: '/playground?user_id=lin-wei&session_id=evening', act: talk },
  { name: 'tenants', path: '/tenants', door: 'operator' },
  { name: 'about-me', path: '/me?relationship=show', door: 'person' },
]

async function talk(page: Page): Promise<void> {
  await page.locator('main form input').last().fill('Which race did I sign up for?')
  await page.keyboard.press('Enter')
  await page.locator('[data-field="timings.total_ms"]').waitFor()
}

/** A phone's width is tested for every screen; these are worth looking at. */
const ON_PHONE = new Set(['overview', 'session', 'about-me'])

/** English by day on a desk, Chinese by night, and a phone. */
const LOOKS: readonly { readonly suffix: string; readonly context: BrowserContextOptions }[] = [
  { suffix: 'en', context: { viewport: DESK, colorScheme: 'light', locale: 'en-GB' } },
  { suffix: 'zh-dark', context: { viewport: DESK, colorScheme: 'dark', locale: 'zh-CN' } },
  { suffix: 'phone', context: { viewport: PHONE, colorScheme: 'light', locale: 'en-GB' } },
]

execFileSync(process.execPath, [fileURLToPath(new URL('console.mjs', import.meta.url)), '--if-missing'])
const { user_id, sessions } = readConversation()
const admin = `${crypto.randomUUID()}${crypto.randomUUID()}`
process.env.ADMIN_TOKEN = admin
const pubchem = await startPubChem()
process.env.PUBCHEM_URL = pubchem.url
const service = await startService(sessions[0]!.committed_at, eventful)
for (const session of sessions) await liveSession(service, user_id, session)
const address = new URL(await service.serve(0))
await fillEverything(service, user_id, address)
const firstOf = async (path: string) =>
  ((await service.call('GET', path)) as { items: { id: string }[] }).items[0]!.id
const claims = (await service.call('GET', '/api/v1/experience/claims?bank=tea&status=conclusion')) as {
  items: { item_id: string; claim_id: string }[]
}
const claim = claims.items[0]!
const ids = {
  '{claim}': encodeURIComponent(`${claim.item_id}::${claim.claim_id}`),
  '{item}': encodeURIComponent(claim.item_id),
  '{memory}': await firstOf(`/api/v1/memories?user_id=${user_id}&memory_type=fact&limit=1`),
  '{trait}': await firstOf(`/api/v1/users/${user_id}/traits?min_stage=trend`),
}
const token = { user_id, scopes: ['read', 'write'], expires_in: 3_600 }
const person = ((await service.call('POST', '/api/v1/tokens', token)) as { token: string }).token
const browser = await chromium.launch({
  executablePath: BROWSERS.find((path) => existsSync(path)) ?? BROWSERS[0]!,
  args: ['--no-sandbox'],
})

const wanted = process.argv.slice(2)
mkdirSync(FOLDER, { recursive: true })
if (wanted.length === 0) for (const file of readdirSync(FOLDER)) rmSync(FOLDER + file)
for (const { suffix, context } of LOOKS) {
  const window = await browser.newContext(context)
  const page = await window.newPage()
  const isPhone = context.viewport === PHONE
  for (const { name, path, door, act } of PICTURES) {
    if ((wanted.length > 0 && !wanted.includes(name)) || (isPhone && !ON_PHONE.has(name))) continue
    const place = Object.entries(ids).reduce((text, [word, id]) => text.replace(word, id), path)
    const key = door === 'person' ? `#key=${person}` : door ? `#key=${admin}` : address.hash
    await page.goto('about:blank')
    await page.goto(`${address.origin}/console${place}${key}`)
    await page.waitForSelector('main:not([aria-busy])')
    await act?.(page)
    await page.waitForLoadState('networkidle')
    const png = `${FOLDER}${name}.${suffix}.png`
    await page.screenshot({ path: png, animations: 'disabled' })
    console.log(`${name}.${suffix}`)
  }
  await window.close()
}
await browser.close()
await service.close()
pubchem.close()
