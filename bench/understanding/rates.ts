import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { concepts, conceptsIn } from '../../src/core/rules/reflecting/concepts.ts'
import { deedsIn } from '../../src/core/rules/reflecting/deeds/deeds.ts'
import { isOnlySeen, isOwnDeed } from '../../src/core/rules/reflecting/groups.ts'
import { signsIn } from '../../src/core/rules/reflecting/signs/signs.ts'

/**
 * `npm run bench -- rates [--write]`: how many of a thousand sentences of the talk that would be noted
 * (`understanding/talk`, the writers 1 to 6) tell of each everyday thing, by its words, and by its words or signs
 * of it, and by its deeds; with `--write` they are put where the rules read them.
 */
interface Turn {
  readonly by: 'user' | 'assistant'
  readonly text: string
  readonly keep?: 0 | 1 | 2
}

const FOLDER = new URL('./talk/', import.meta.url)
const RATES = new URL('../../src/core/rules/reflecting/signs/rates.ts', import.meta.url)
const SHORTEST = { en: 8, zh: 4 } as const

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { write: { type: 'boolean' } },
  allowPositionals: true,
})

function sentencesOf(lang: keyof typeof SHORTEST): string[] {
  const files = readdirSync(FOLDER).filter((file) => new RegExp(`^${lang}[1-6]\\.jsonl$`, 'u').test(file))
  return files
    .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').trim().split('\n'))
    .map((line): Turn => JSON.parse(line))
    .filter(({ by, keep }) => by === 'user' && (keep ?? 0) > 0)
    .flatMap(({ text }) => text.split(/(?<=[.!?。！？])\s*/u))
    .filter(({ length }) => length >= SHORTEST[lang])
}

const counted = (['en', 'zh'] as const).map((lang) => {
  const all = sentencesOf(lang).map((text) => {
    const named = new Set(conceptsIn(text))
    const done = isOwnDeed(text) && !isOnlySeen(text) ? deedsIn(text) : new Set<string>()
    return { named, told: new Set([...named, ...signsIn(text)]), done }
  })
  const rate = (of: 'named' | 'told' | 'done', name: string) =>
    Math.round((1000 * all.filter((one) => one[of].has(name)).length) / all.length)
  return (name: string) => ({
    named: rate('named', name),
    told: rate('told', name),
    done: rate('done', name),
  })
})

const rows = concepts()
  .map(({ name }) => [name, ...counted.map((rates) => rates(name))] as const)
  .map(
    ([name, en, zh]) => `${name} ${en!.named} ${zh!.named} ${en!.told} ${zh!.told} ${en!.done} ${zh!.done}`,
  )
  .sort()
if (values.write) {
  const [before = ''] = readFileSync(RATES, 'utf8').split('`\n', 1)
  const [head] = before.split('export const')
  writeFileSync(RATES, `${head}export const rates = \`\n${rows.join('\n')}\n\`\n`)
} else console.log(rows.join('\n'))
