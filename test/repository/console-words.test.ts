import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { en } from '../../apps/console/src/i18n/en.ts'
import { zh } from '../../apps/console/src/i18n/zh.ts'

const src = fileURLToPath(new URL('../../apps/console/src/', import.meta.url))
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n'))
  .map((file) => ({ file, text: readFileSync(src + file, 'utf8') }))

type Tree = { readonly [key: string]: unknown }
/** Every text with its path; functions are called, so that what they say is seen too. */
function leaves(tree: Tree, before: readonly string[] = []): { path: readonly string[]; text: string }[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const path = [...before, key]
    if (typeof value === 'string') return [{ path, text: value }]
    if (typeof value === 'function') return [{ path, text: String(value(1, 2, 3, 4)) }]
    return leaves(value as Tree, path)
  })
}

/** Names, formulas and the API's own words are the same in every language. */
const SAME =
  /^[\W\d_]*$|^[a-z]+_[a-z]+$|^correction$|^(?:CID|COOH|SMILES|InChIKey|SVG|JSON|MCP|curl|API|UTC|neuromem)$/

test('what is said in Chinese is said in Chinese', () => {
  const english = new Map(leaves(en).map(({ path, text }) => [path.join('.'), text]))
  const copied = leaves(zh).filter(
    ({ path, text }) =>
      text === english.get(path.join('.')) && !SAME.test(text) && !/\p{Script=Han}/u.test(text),
  )
  expect(copied.map(({ path, text }) => `${path.join('.')}: ${text}`)).toEqual([])
})

test('no word for people stands in the code: it would be in one language', () => {
  const literal = />\s*([^<>{}()=;&|]*[A-Za-z]{3,}[^<>{}()=;&|]*?)\s*<\//g
  const found = sources.flatMap(({ file, text }) =>
    file.endsWith('.tsx') ? [...text.matchAll(literal)].map(([, words]) => `${file}: ${words}`) : [],
  )
  expect(found.filter((line) => !SAME.test(line.split(': ')[1] ?? ''))).toEqual([])
})

type Schema = {
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly [key: string]: unknown
}

/** Every closed word of a schema, with the way to it. */
function wordsOf(schema: unknown, path: string): { word: string; path: string }[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { enum: words = [], const: one, ...rest } = schema as Schema
  const own = [...words, one].flatMap((word) => (typeof word === 'string' ? [{ word, path }] : []))
  const inner = Object.entries(rest).filter(([name]) => !/^examples?$/.test(name))
  return [...own, ...inner.flatMap(([name, part]) => wordsOf(part, `${path}/${name}`))]
}

/** What a query string has for yes and no. */
const BOOLEANS = new Set(['true', 'false'])
/** Shown as they are: names of relations, letters of grades, names of events that are sent, codes of faults. */
const AS_IT_IS = /\/predicate$|\/properties\/quality$|Webhook\/properties\/events|^Problem\//

test('every closed word of the API has words in both languages', () => {
  const file = new URL('../../docs/openapi.json', import.meta.url)
  const { components } = JSON.parse(readFileSync(file, 'utf8'))
  const all = Object.entries(components.schemas).flatMap(([name, schema]) => wordsOf(schema, name))
  expect(all.length).toBeGreaterThan(300)
  const known = [en, zh].map(({ values, codes }) => ({ ...values, ...codes }))
  const without = all.filter(
    ({ word, path }) => !AS_IT_IS.test(path) && !BOOLEANS.has(word) && !known.every((words) => word in words),
  )
  expect(without.map(({ word, path }) => `${path}: ${word}`)).toEqual([])
})

test('everything that can be said is said somewhere', () => {
  const whole = sources.map(({ text }) => text).join('\n')
  const tables = new Set(['values', 'codes', 'nav'])
  const isUsed = (path: readonly string[]): boolean => {
    const last = path.at(-1)!
    return new RegExp(`\\b${last.replace(/[^\w]/g, '.')}\\b`).test(whole) || isTable(path)
  }
  /** Words that are looked up by a value of the API. */
  const isTable = (path: readonly string[]): boolean =>
    path.length > 2 && new RegExp(`\\b${path.at(-2)}\\b`).test(whole)
  const unused = leaves(en).filter(({ path }) => !tables.has(path[0]!) && !isUsed(path))
  expect(unused.map(({ path }) => path.join('.'))).toEqual([])
})
