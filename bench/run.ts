import { globSync } from 'node:fs'

/**
 * `npm run bench -- <name>…`: each is a file `<room>/<name>.ts` that measures when it is imported; what it is
 * made of stands in a folder beside it. Without a name: what they said last.
 */
const given = process.argv.slice(2)
/** What follows an option or a path is the benchmark's own. */
const own = given.findIndex((name) => name.startsWith('-') || /[./]/u.test(name))
const names: string[] = own === -1 ? given : given.slice(0, own)
if (names.length === 0) names.push('page')
for (const name of names) {
  const [file] = globSync([`${name}.ts`, `*/${name}.ts`], { cwd: import.meta.dirname, exclude: ['support'] })
  if (file === undefined) throw new Error(`There is no benchmark ${name}.`)
  await import(new URL(file, import.meta.url).href)
}
