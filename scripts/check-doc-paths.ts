import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
/** What a path in backticks begins with, to be taken for one. */
const ROOTED = /^(?:src|db|functions|prompts|test|bench|docs|examples|scripts|api|\.ci)\//
const LINK = /\]\(([^)\s]+)\)/g
const CODE = /`([^`\n]+)`/g
const SCRIPT = /npm run ([\w:-]+)/g

/** A fault for every path, link or npm script of a document that leads nowhere. Paths are relative to the repository. */
export function faultsOf(
  document: string,
  text: string,
  scripts: ReadonlySet<string>,
  exists: (path: string) => boolean,
): string[] {
  const links = captures(text, LINK)
    .filter(isLocal)
    .map((link) => normalize(join(dirname(document), link.split('#')[0]!)))
  const paths = captures(text, CODE)
    .filter((code) => ROOTED.test(code) && isConcrete(code))
    .map((code) => code.replace(/:\d+$/, ''))
  const dead = [...links, ...paths].filter((path) => !exists(path))
  const unknown = captures(text, SCRIPT).filter((name) => !scripts.has(name))
  return [
    ...dead.map((path) => `${document}: ${path} is not there`),
    ...unknown.map((name) => `${document}: no npm script ${name}`),
  ]
}

/** The faults of README, CHANGELOG and everything under docs. */
export function deadPaths(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const names = new Set(Object.keys(scripts))
  const exists = (path: string) => existsSync(join(ROOT, path))
  return globSync(['README.md', 'CHANGELOG.md', 'docs/**/*.md'], { cwd: ROOT }).flatMap((document) =>
    faultsOf(document, readFileSync(join(ROOT, document), 'utf8'), names, exists),
  )
}

const captures = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, captured]) => captured!)
const isLocal = (link: string): boolean => !/^(?:[a-z]+:|#)/.test(link)
/** `prompts/<task>.ts` and `docs/*.md` name a kind of file, not one; a command line is no path. */
const isConcrete = (path: string): boolean => !/[<>*{}…\s]/.test(path)
