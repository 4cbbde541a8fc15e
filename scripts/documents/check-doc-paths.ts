import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** What a path in backticks begins with, to be taken for one. */
const ROOTED = /^(?:src|db|functions|prompts|packages|apps|test|bench|docs|examples|scripts|api|\.ci)\//
/** A source file by its name, or by the end of its path. */
const NAMED = /^[\w./-]+\.tsx?$/
const LINK = /\]\(([^)\s]+)\)/g
const CODE = /`([^`\n]+)`/g
const SCRIPT = /npm run ([\w:-]+)/g

/**
 * A fault for every path, link or npm script of a document that leads nowhere. Paths are relative to the
 * repository.
 */
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
    .map((code) => code.replace(/:\d+$/, ''))
    .filter((code) => (ROOTED.test(code) || NAMED.test(code)) && isConcrete(code))
  const dead = [...links, ...paths].filter((path) => !exists(path))
  const unknown = captures(text, SCRIPT).filter((name) => !scripts.has(name))
  return [
    ...dead.map((path) => `${document}: ${path} is not there`),
    ...unknown.map((name) => `${document}: no npm script ${name}`),
  ]
}

const DOCUMENTS = [
  '*.md',
  'docs/**/*.md',
  'src/**/*.md',
  'packages/neuromem/README.md',
  'apps/console/README.md',
]
/** Shows what a change looks like, with files that are not there. */
const EXAMPLE = 'CONTRIBUTING.md'
const SOURCES = [
  '{src,db,functions,prompts,packages,apps,test,bench,examples,scripts,api}/**/*.{ts,tsx}',
  '*.ts',
]
const installed = (path: string): boolean => path.includes('node_modules')

/** The faults of every document: README, CHANGELOG, all under docs, and the README of each folder. */
export function deadPaths(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const names = new Set(Object.keys(scripts))
  const sources = globSync(SOURCES, { cwd: ROOT, exclude: installed }).map((path) => `/${path}`)
  const exists = (path: string) =>
    existsSync(join(ROOT, path)) ||
    (NAMED.test(path) && sources.some((source) => source.endsWith(`/${path}`)))
  return globSync(DOCUMENTS, { cwd: ROOT, exclude: installed })
    .filter((document) => document !== EXAMPLE)
    .flatMap((document) => faultsOf(document, readFileSync(join(ROOT, document), 'utf8'), names, exists))
}

const captures = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, captured]) => captured!)
const isLocal = (link: string): boolean => !/^(?:[a-z]+:|#)/.test(link)
/** `prompts/<task>.ts` and `docs/*.md` name a kind of file, not one; a command line is no path. */
const isConcrete = (path: string): boolean => !/[<>*{}…\s]/.test(path)
