import type { DemoService } from '../../../../examples/support/service.ts'

/** Ids that an address has to encode. */
export const ODD_USER = 'a/b c%20?#é𠮷'
export const ODD_SESSION = 'x/../y?z=1&"<b>'

/** Texts that would do something if they were taken for markup. */
export const MARKUP = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '<svg/onload=alert(1)>',
  "javascript:alert('x')",
  '{{constructor.constructor("alert(1)")()}}',
]

/** A user whose ids and words are what they should never be. */
export async function fillOddUser(service: DemoService): Promise<void> {
  const turns = [
    '𠮷野家 is 👩‍👩‍👧 my favourite place, and I live in 大连 now.',
    'Please remember: I am allergic to peanuts 🥜.',
    ...MARKUP.map((text) => `My favourite sentence is ${text}`),
  ].map((text, place) => ({
    turn_id: `t${place}/%`,
    role: 'user',
    text,
    timestamp_iso: '2026-04-08T12:55:00.000Z',
  }))
  const session = encodeURIComponent(ODD_SESSION)
  await service.call('POST', `/api/v1/sessions/${session}/turns`, { user_id: ODD_USER, turns, wait: true })
  for (const content of MARKUP)
    await service.call('POST', '/api/v1/memories', { user_id: ODD_USER, memory_type: 'note', content })
  await service.call('POST', '/api/v1/memories', {
    user_id: ODD_USER,
    memory_type: 'fact',
    content: 'My blood type is AB.',
    requires_confirmation: true,
  })
}
