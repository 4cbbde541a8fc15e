import { readFileSync } from 'node:fs'
import { extract } from '../../src/core/rules/extract.ts'
import { markTurns } from '../../src/core/rules/mark_turns.ts'

/**
 * `npm run bench -- few-words`: of what people say in few words, how much the rules make a memory of. Two writers
 * who knew nothing of the service wrote it (`understanding/few`, a message a line), and no rule was made by it:
 * news of a life, fragments that tell who somebody is, talk as short, and longer talk that tells nothing.
 */
const KINDS = [
  ['news', 'news of a life'],
  ['self', 'who somebody is'],
  ['chat', 'talk as short'],
  ['medium', 'longer talk'],
] as const

function isRemembered(text: string): boolean {
  const turn = {
    turn_id: '1',
    role: 'user',
    name: null,
    timestamp_iso: '2026-03-04T08:00:00Z',
    shortened: false,
    text,
  } as const
  if (markTurns({ turns: [turn], context: [], speakers: [] }).kept.length === 0) return false
  const transcript = [{ ...turn, evidence_level: 'S0_user_claim' }]
  const { facts, episodes } = extract({ transcript, memories: [], speakers: [], predicates: [] })
  return facts.length + episodes.length > 0
}

console.log('of a hundred messages, those of which a memory is made: English · Chinese')
for (const [kind, name] of KINDS) {
  const shares = ['en', 'zh'].map((lang) => {
    const file = new URL(`./few/${lang}-${kind}.txt`, import.meta.url)
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    return ((100 * lines.filter(isRemembered).length) / lines.length).toFixed(1)
  })
  console.log(`${name.padEnd(16)} ${shares.join(' · ')}`)
}
