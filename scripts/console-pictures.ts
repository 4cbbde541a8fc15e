import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type BrowserContextOptions, chromium } from 'playwright-core'
import { readConversation } from '../examples/five-weeks/conversation.ts'
import { liveSession } from '../examples/five-weeks/live.ts'
import { startService } from '../examples/support/service.ts'

/** `npm run console:pictures`: what the console looks like on the demo's data, into docs/pictures/. Words given choose the pictures by name. */
const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome']
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

interface Picture {
  readonly name: string
  /** Below `/console`; `{memory}` and `{trait}` are found by the script. */
  readonly path: string
  readonly door?: 'person'
}

const PICTURES: readonly Picture[] = [
  { name: 'overview', path: '/users/lin-wei' },
  { name: 'session', path: '/users/lin-wei/sessions/w1-monday' },
  { name: 'memories', path: '/users/lin-wei/memories?peek=memory:{memory}' },
  { name: 'memory', path: '/users/lin-wei/memories/{memory}' },
  { name: 'review', path: '/users/lin-wei/review' },
  { name: 'traits', path: '/users/lin-wei/traits' },
  { name: 'trait', path: '/users/lin-wei/traits/{trait}' },
  { name: 'recall', path: '/users/lin-wei/recall?query=Which+race+did+I+sign+up+for%3F' },
  { name: 'relationship', path: '/users/lin-wei/relationship' },
  { name: 'jobs', path: '/jobs' },
  { name: 'usage', path: '/usage' },
  { name: 'keys', path: '/keys' },
  { name: 'policy', path: '/policy' },
  { name: 'about-me', path: '/me?relationship=show', door: 'person' },
]

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
const service = await startService(sessions[0]!.committed_at)
for (const session of sessions) await liveSession(service, user_id, session)
await service.call('POST', '/api/v1/memories', {
  user_id,
  memory_type: 'fact',
  content: '林蔚’s blood type is AB.',
  requires_confirmation: true,
})
const address = new URL(await service.serve(0))
const firstOf = async (path: string) =>
  ((await service.call('GET', path)) as { items: { id: string }[] }).items[0]!.id
const ids = {
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
  for (const { name, path, door } of PICTURES) {
    if ((wanted.length > 0 && !wanted.includes(name)) || (isPhone && !ON_PHONE.has(name))) continue
    const place = Object.entries(ids).reduce((text, [word, id]) => text.replace(word, id), path)
    const key = door === 'person' ? `#key=${person}` : address.hash
    await page.goto('about:blank')
    await page.goto(`${address.origin}/console${place}${key}`)
    await page.waitForSelector('main:not([aria-busy])')
    const png = `${FOLDER}${name}.${suffix}.png`
    await page.screenshot({ path: png, animations: 'disabled' })
    console.log(`${name}.${suffix}`)
  }
  await window.close()
}
await browser.close()
await service.close()
