import { expect, inject, test } from 'vitest'

const get = (path: string, init?: RequestInit) =>
  fetch(`${inject('origin')}${path}`, { redirect: 'manual', ...init })

test('the page at every address that is no file, and only the console’s own files', async () => {
  for (const path of ['/console/', '/console/users/ann', '/console/a/b/c.txt', '/console/index.html']) {
    const answer = await get(path)
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      'text/html; charset=utf-8',
    ])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await answer.text()).toContain('<div id="root">')
  }
  for (const path of ['..%2f..%2f..%2fpackage.json', '..%2findex.html', 'none.js', '%2e%2e/robots.txt', '']) {
    const answer = await get(`/console/assets/${path}`)
    const text = await answer.text()
    if (answer.status === 200) expect(text).toContain('<div id="root">')
    else expect(JSON.parse(text)).toMatchObject({ status: 404, code: 'not_found' })
    expect(text).not.toContain('neuromem-service')
  }
})

test('the API stays the API, however it is asked', async () => {
  const answer = await get('/api/v1/nope', {
    headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' },
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([401, 'application/problem+json'])
})
