import { expect, test } from 'vitest'
import { parseContent, writeContent } from '../../../src/core/experience/claims/protocol.ts'
import { hasCooh } from '../../../src/core/experience/molecules/cooh.ts'

test('molecules are matched inside workerd', async () => {
  expect(await hasCooh('OC(=O)c1ccccc1')).toBe(true)
  expect(await hasCooh('[O-]C(=O)c1ccccc1.[Na+]')).toBe(false)
  expect(await hasCooh('not a molecule((')).toBeNull()
})

test('claims keep every byte inside workerd', () => {
  const text =
    'RBMEM_CLAIMS_V1\nTOPIC=t\nCLAIMS_JSON=[{"2":1.50,"1":"\\u4e2d","claim_id":"c1","status":"fact","inference":{"summary":"s"}}]'
  const parsed = parseContent(text)
  expect(parsed.ok && writeContent(parsed.content)).toBe(text)
})
