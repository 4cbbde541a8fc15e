import { test as property } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Content, parseContent, writeContent } from '../../../src/core/experience/claims/protocol.ts'
import { claim, content } from '../../support/given/claims.ts'

const read = (text: string): Content => {
  const parsed = parseContent(text)
  if (!parsed.ok) throw new Error(parsed.detail)
  return parsed.content
}
const canonical = (text: string): string => writeContent(read(text))
const refusal = (text: string): string | null => {
  const parsed = parseContent(text)
  return parsed.ok ? null : parsed.detail
}

const ODD = [
  'RBMEM_CLAIMS_V1',
  'X_ORIGIN=lab 7 = bench 2',
  'TOPIC=growth = slow',
  'CLAIMS_JSON=[{"zz":1.50,"claim_id":"c1","status":"fact","10":{"b":1e2,"a":-0},"2":[],"inference":{"why":"\\u4e2d\\/文","summary":"s"},"big":12345678901234567890}]',
  'SCOPE=global',
  'X_ORIGIN=again',
].join('\n')

describe('canonical text', () => {
  test('keeps every byte: line order, unknown keys, key order, numbers and escapes as written', () => {
    expect(canonical(ODD)).toBe(ODD)
  })

  test('has LF and no final newline, and its JSON is minified and not reordered', () => {
    const spaced = `${ODD.replaceAll('\n', '\r\n').replace('"zz":1.50,', '"zz" : 1.50 ,\t')}\r\n`
    expect(canonical(spaced)).toBe(ODD)
  })

  test('keeps spaces inside strings', () => {
    const text = content([claim({ summary: 'a  b , c : d [ ] { }' })])
    expect(canonical(text)).toBe(text)
  })

  test('an item without claims can be read: learning leaves one', () => {
    expect(read('RBMEM_CLAIMS_V1\nTOPIC=t\nCLAIMS_JSON=[]').claims).toEqual([])
  })
})

describe('unparseable', () => {
  const good = content([claim()])
  test.each([
    ['nothing', ''],
    ['another header', good.replace('V1', 'V2')],
    ['a header that is not first', `TOPIC=t\n${good}`],
    ['a second header', `${good}\nRBMEM_CLAIMS_V1`],
    ['a line without =', `${good}\njust words`],
    ['an empty line inside', good.replace('\nCLAIMS', '\n\nCLAIMS')],
    ['a line that begins with =', `${good}\n=value`],
    ['no TOPIC', good.replace(/TOPIC=.*\n/u, '')],
    ['an empty TOPIC', good.replace(/TOPIC=.*/u, 'TOPIC= ')],
    ['two TOPICs', `${good}\nTOPIC=b`],
    ['no CLAIMS_JSON', 'RBMEM_CLAIMS_V1\nTOPIC=t'],
    ['two CLAIMS_JSON', `${good}\nCLAIMS_JSON=[]`],
    [
      'JSON over several lines',
      `RBMEM_CLAIMS_V1\nTOPIC=t\nCLAIMS_JSON=${JSON.stringify([claim()], null, 1)}`,
    ],
    ['broken JSON', good.slice(0, -3)],
    ['a trailing comma', good.replace(/\]$/u, ',]')],
    ['JSON that is no list', 'RBMEM_CLAIMS_V1\nTOPIC=t\nCLAIMS_JSON={}'],
    ['a claim that is no object', 'RBMEM_CLAIMS_V1\nTOPIC=t\nCLAIMS_JSON=["c1"]'],
    ['no claim_id', content([{ ...claim(), claim_id: undefined }])],
    ['an empty claim_id', content([claim({ claim_id: ' ' })])],
    ['no status', content([{ ...claim(), status: undefined }])],
    ['the status deprecated', content([claim({ status: 'deprecated' })])],
    ['no inference', content([{ ...claim(), inference: undefined }])],
    ['an inference that is a text', content([{ ...claim(), inference: 'because' }])],
    ['no summary', content([{ ...claim(), inference: { why: 'x' } }])],
    ['an empty summary', content([claim({ summary: '  ' })])],
    ['conditions that are a text', content([{ ...claim(), conditions: 'dry' }])],
    ['limitations that are numbers', content([{ ...claim(), limitations: [1] }])],
    ['a key that stands twice', good.replace('"status"', '"claim_id":"c9","status"')],
    ['a NUL in a string', good.replace('nucleation', 'nuc\\u0000leation')],
    ['half a surrogate pair', good.replace('nucleation', 'nuc\\ud800leation')],
    ['JSON nested beyond reason', good.replace('"avoid":[]', `"avoid":${'['.repeat(101)}${']'.repeat(101)}`)],
  ])('%s', (_what, text) => {
    expect(refusal(text)).toEqual(expect.any(String))
  })

  test('SCOPE, constraint, conditions and limitations may be left out', () => {
    const { constraint: _c, conditions: _d, limitations: _l, ...least } = claim()
    expect(refusal(content([least]))).toBeNull()
  })
})

const anyNumber = fc.oneof(
  fc.integer().map(String),
  fc.constantFrom('1.50', '-0', '1e2', '1E+02', '0.10', '12345678901234567890'),
)
const anyKey = fc
  .oneof(fc.string(), fc.nat().map(String), fc.constantFrom('__proto__', 'constructor', '10', '2', '下一'))
  .map((key) => `x${key}`)
const integerKey = fc.nat(50).map(String)

/** JSON text of an object with distinct keys, with and without spaces. */
const { json } = fc.letrec<{ json: { tight: string; loose: string } }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    anyNumber.map((text) => ({ tight: text, loose: ` ${text}\t` })),
    fc.string().map((text) => ({ tight: JSON.stringify(text), loose: JSON.stringify(text) })),
    fc.constantFrom('true', 'null', '"\\u0041\\/"').map((text) => ({ tight: text, loose: `${text} ` })),
    fc.array(tie('json'), { maxLength: 3 }).map((items) => ({
      tight: `[${items.map((item) => item.tight).join(',')}]`,
      loose: `[ ${items.map((item) => item.loose).join(' , ')}]`,
    })),
    fc
      .uniqueArray(fc.tuple(fc.oneof(anyKey, integerKey), tie('json')), {
        maxLength: 3,
        selector: ([key]) => key,
      })
      .map((members) => ({
        tight: `{${members.map(([key, value]) => `${JSON.stringify(key)}:${value.tight}`).join(',')}}`,
        loose: `{${members.map(([key, value]) => ` ${JSON.stringify(key)} : ${value.loose}`).join(' ,')} }`,
      })),
  ),
}))

const anyContent = fc
  .record({
    topic: fc.string({ minLength: 1 }).map((text) => `t${text.replace(/[\r\n]/gu, ' ')}`),
    extra: fc.array(
      fc.tuple(
        fc.stringMatching(/^X[A-Z_]{0,8}$/u),
        fc.string().map((text) => text.replace(/[\r\n]/gu, ' ')),
      ),
      { maxLength: 3 },
    ),
    members: fc.array(fc.tuple(fc.stringMatching(/^k\d{1,3}$/u), json), { maxLength: 4 }),
    place: fc.nat(3),
  })
  .map(({ topic, extra, members, place }) => {
    const unique = [...new Map(members).entries()]
    const make = (form: 'tight' | 'loose', gap: string) =>
      `[{${[`"claim_id"${gap}:"c1"`, '"status":"fact"', '"inference":{"summary":"s"}', ...unique.map(([key, value]) => `"${key}"${gap}:${value[form]}`)].join(`${gap},`)}}]`
    const text = (claims: string) => {
      const lines = [`TOPIC=${topic}`, ...extra.map(([key, value]) => `${key}=${value}`)]
      lines.splice(Math.min(place, lines.length), 0, `CLAIMS_JSON=${claims}`)
      return ['RBMEM_CLAIMS_V1', ...lines].join('\n')
    }
    return { tight: text(make('tight', '')), loose: text(make('loose', ' ')) }
  })

property.prop([anyContent])(
  'writing what was read keeps every byte of canonical text, and spaces alone are lost',
  ({ tight, loose }) => {
    fc.pre(tight.isWellFormed() && !tight.includes('\0') && !/\\u0000|\\ud[89a-f]/iu.test(tight))
    expect(canonical(tight)).toBe(tight)
    expect(canonical(loose)).toBe(tight)
    expect(canonical(canonical(loose))).toBe(canonical(loose))
  },
)
