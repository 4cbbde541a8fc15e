import { expect, test } from 'vitest'
import { givenApp } from '../../support/app.ts'

test('the reference page and all its files come from here, with a policy that allows nothing else', async () => {
  const { call } = await givenApp()
  const page = await call('GET', '/docs')
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval|unsafe-inline/)
  expect(page.body).not.toMatch(/https?:|<script>|\son\w+=|style="/)
  expect(page.body).toMatch(/<option value="bearer" selected>/)
  expect(page.body).toMatch(/<input id="token"/)
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file as string)
  expect(files).toContain('/docs/reference.js')
  for (const file of files) {
    const answer = await call('GET', file)
    expect([file, answer.status, answer.headers.get('x-content-type-options')]).toEqual([
      file,
      200,
      'nosniff',
    ])
    if (!file.endsWith('.json')) expect(answer.body).not.toMatch(/https?:\/\//)
  }
  const script = (await call('GET', '/docs/reference.js')).body
  expect(() => new Function(script)).not.toThrow()
  expect((await call('GET', '/docs/other.js')).status).toBe(404)
})
