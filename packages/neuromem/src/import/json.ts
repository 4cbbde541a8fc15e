import type { Json, JsonObject } from './records.ts'

export type Fields = Readonly<Record<string, unknown>>

/** Whether a value is an object with fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as an object; an empty one where it is none. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** A value as a list; an empty one where it is none. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/**
 * The first of these fields that says something. Own fields only, so that a name such as `constructor` finds
 * nothing.
 */
export function field(fields: Fields, ...names: readonly string[]): unknown {
  for (const name of names) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (value !== undefined && value !== null) return value
  }
  return undefined
}

/** Whether a value is an object with all of these fields. */
export const has = (value: unknown, ...names: readonly string[]): value is Fields =>
  isFields(value) && names.every((name) => Object.hasOwn(value, name))

/** The first of these fields that is a text or a number, as text; null when none is. */
export function textOf(fields: Fields, ...names: readonly string[]): string | null {
  for (const name of names) {
    const value = field(fields, name)
    if (typeof value === 'string') return value
    if (typeof value === 'number') return String(value)
  }
  return null
}

const EXTRA_BYTES = 6 * 1024
const DEEPEST = 32
const encoder = new TextEncoder()

/** The fields that say something: null and undefined are left out. */
export const present = <All extends object>(all: All): { [Name in keyof All]?: NonNullable<All[Name]> } =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null && value !== undefined)) as {
    [Name in keyof All]?: NonNullable<All[Name]>
  }

/** Bytes of UTF-8. */
export const bytesOf = (text: string): number => encoder.encode(text).length

/** Well-formed Unicode without NUL, which is what the service keeps. */
export const cleanText = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/**
 * What a row says beyond the fields that are understood: at most 6 KiB of JSON, whole fields left out beyond
 * that.
 * Empty values are not worth a line.
 */
export function extraOf(fields: Fields, known: readonly string[]): JsonObject | undefined {
  const extra: JsonObject = {}
  let room = EXTRA_BYTES - 2
  for (const [name, value] of Object.entries(fields)) {
    if (known.includes(name) || isEmpty(value) || !isShallow(value, DEEPEST)) continue
    const key = cleanText(name)
    const kept = cleaned(value)
    const bytes = bytesOf(JSON.stringify({ [key]: kept })) - 1
    if (key === '__proto__' || bytes > room) continue
    extra[key] = kept
    room -= bytes
  }
  return Object.keys(extra).length > 0 ? extra : undefined
}

const METADATA_BYTES = 8 * 1024

/**
 * What is said of an import, and what the source says besides where it fits into the 8 KiB that metadata may
 * have.
 */
export function importedWith(imported: JsonObject, ...more: readonly (JsonObject | undefined)[]): JsonObject {
  let whole: JsonObject = { imported }
  for (const fields of more) {
    if (!fields || Object.keys(fields).length === 0) continue
    const larger: JsonObject = { imported: { ...(whole.imported as JsonObject), ...fields } }
    if (bytesOf(JSON.stringify(larger)) <= METADATA_BYTES) whole = larger
  }
  return whole
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.keys(value).length === 0)

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1))
}

function cleaned(value: unknown): Json {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.map(cleaned)
  if (!isFields(value)) return null
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      name === '__proto__' ? [] : [[cleanText(name), cleaned(inner)] as const],
    ),
  )
}
