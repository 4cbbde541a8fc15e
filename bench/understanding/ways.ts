import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Event, fitWays } from './fitting/ways.ts'

/**
 * `npm run bench -- ways [--write]`: what is learned of people's ways from events that were written for it
 * (`understanding/ways`, a way and an event a line) and from talk (`understanding/talk`), as the rules read it; with
 * `--write` it is put there. How much is found by it `npm run bench -- planted` says.
 */
const FOLDER = new URL('./ways/', import.meta.url)
const TALK = new URL('./talk/', import.meta.url)
const TABLES = new URL('../../src/core/rules/reflecting/ways/tables/', import.meta.url)
const LANGUAGES = { en: 'english', zh: 'chinese' } as const
const SHORTEST = 12

const { values } = parseArgs({ args: process.argv.slice(3), options: { write: { type: 'boolean' } } })

const linesOf = (folder: URL, name: RegExp): string[] =>
  readdirSync(folder)
    .filter((file) => name.test(file))
    .sort()
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trim().split('\n'))

function eventsOf(lang: string): Event[] {
  return linesOf(FOLDER, new RegExp(`^${lang}-.*\\.tsv$`, 'u')).map((line) => {
    const [way = '', text = ''] = line.split('\t')
    return { way, text }
  })
}

const talkOf = (lang: string): string[] =>
  linesOf(TALK, new RegExp(`^${lang}\\d\\.jsonl$`, 'u'))
    .map((line): { by: string; text: string } => JSON.parse(line))
    .filter(({ by, text }) => by === 'user' && text.length > SHORTEST)
    .map(({ text }) => text)

for (const [lang, language] of Object.entries(LANGUAGES)) {
  const events = eventsOf(lang)
  const table = fitWays(events, talkOf(lang))
  const name = `ways${language[0]!.toUpperCase()}${language.slice(1)}`
  console.log(
    `${language}: ${events.length} events of ${new Set(events.map(({ way }) => way)).size} ways, ${Math.round(table.length / 1024)} KiB`,
  )
  if (values.write)
    writeFileSync(
      new URL(`${language}.ts`, TABLES),
      `/** Written by \`npm run bench -- ways --write\`, as \`learnedIn\` reads it. */\nexport const ${name} = \`${table.replaceAll(/[`\\$]/gu, '')}\`\n`,
    )
}
