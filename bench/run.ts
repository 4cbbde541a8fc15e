import { existsSync } from 'node:fs'

/**
 * `npm run bench -- <name>…`: each is a file beside this one that measures when it is imported. Without a
 * name: what they said last.
 */
const given = process.argv.slice(2)
/** What follows an option or a path is the benchmark's own. */
const own = given.findIndex((name) => name.startsWith('-') || /[./]/u.test(name))
const names: string[] = own === -1 ? given : given.slice(0, own)
if (names.length === 0) names.push('page')
for (const name of names) {
  const file = new URL(`./${name}.ts`, import.meta.url)
  if (!existsSync(file)) throw new Error(`There is no benchmark ${name}.`)
  await import(file.href)
}
