import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ask } from './support/api.ts'
import { settled, type Visited, visit } from './support/browser.ts'

/** Of a person of whom one thing is known. */
const OF_A_PERSON = ['sessions', 'traits', 'cycles', 'recall', 'graph', 'relationship']
const OF_A_BANK = ['items', 'claims', 'runs', 'deltas']

let visited: Visited
beforeAll(async () => {
  visited = await visit({ path: '/users' })
  // Who leaves before the key is taken from the address is not signed in.
  await visited.page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
})
afterAll(() => visited.close())

/** A line for a terminal, taken apart as a shell would. */
function requestOf(curl: string): { url: string; method: string; body: string | undefined } {
  const method = /-X (\w+)/.exec(curl)?.[1] ?? 'GET'
  const url = /'(http[^']+)'/.exec(curl)?.[1] ?? ''
  const body = /-d '([\s\S]*)'$/.exec(curl)?.[1]?.replaceAll("'\\''", "'")
  return { method, url, body }
}

test.each(OF_A_PERSON)('what is empty at %s says a call that works', async (place) => {
  const user_id = `empty ${crypto.randomUUID()}`
  await ask('/memories', 'POST', { user_id, memory_type: 'fact', content: 'I keep bees.' })
  await fills(`/users/${encodeURIComponent(user_id)}/${place}`)
})

test.each(OF_A_BANK)('so does a bank without %s', (list) =>
  fills(`/experience/bank-${crypto.randomUUID()}/${list}`),
)

async function fills(place: string): Promise<void> {
  const { page } = visited
  await page.goto(`${inject('origin')}/console${place}`)
  await settled(page)
  const said = await page.locator('main pre').first().textContent()
  expect(said).toContain('$NEUROMEM_KEY')
  expect(said).not.toContain(inject('key'))
  const { url, method, body } = requestOf(said ?? '')
  expect(url.startsWith(inject('origin'))).toBe(true)
  const answer = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${inject('key')}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  })
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([answer.status, ''])
}
