import { execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenClient } from '../support/service.ts'
import { link, type Packed, packed, root } from './packed.ts'

const run = promisify(execFile)
let given: Packed
let service: Server
let address: string
let key: string
let page = ''

beforeAll(async () => {
  given = packed()
  const { app, key: made } = await givenClient()
  key = made
  service = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = 'GET', headers, url } = request
    if (url === '/page') return void response.setHeader('content-type', 'text/html').end(page)
    const body = method === 'GET' ? undefined : Buffer.concat(chunks)
    const answer = await app.request(`http://memory.test${url}`, {
      method,
      headers: headers as Record<string, string>,
      ...(body && { body }),
    })
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(() => service?.close())

/** The first thing that anybody does. */
const PROGRAM = (url: string, secret: string, user: string) => `
import { Neuromem } from 'neuromem'
export async function first() {
  new Neuromem({ key: 'k' })
  const nm = new Neuromem({ url: ${JSON.stringify(url)}, key: ${JSON.stringify(secret)} })
  const ann = nm.user(${JSON.stringify(user)})
  await ann.remember('Her sister Mei visits on the first Sunday.')
  return String(await ann.recall('When does her sister come?'))
}
`

test('holds what is published and nothing else', () => {
  const { files, manifest } = given
  expect(files.filter((file) => !file.startsWith('dist/'))).toEqual([
    'LICENSE',
    'README.md',
    'openapi.json',
    'operations.json',
    'package.json',
  ])
  expect(files.filter((file) => !/\.(js|d\.ts)$/.test(file) && file.startsWith('dist/'))).toEqual([])
  const version = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')).version
  expect(manifest.version).toBe(version('package.json'))
  expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(5)
  const openapi = (path: string) => readFileSync(path, 'utf8')
  expect(openapi(join(given.project, 'node_modules/neuromem/openapi.json'))).toBe(
    openapi(join(root, 'docs/openapi.json')),
  )
})

describe('its types', () => {
  const USES = `
import { Neuromem, NeuromemError, type Memory, type ProblemCode, type ChatEvent, type UserHandle } from 'neuromem'
import { memory, withProfile, anthropicMemory } from 'neuromem/ai'
import { useCompanion, useRecall } from 'neuromem/react'
import { detect, importInto, readExport } from 'neuromem/import'
const nm = new Neuromem({ key: async () => 'k' })
const ann: UserHandle = nm.user('ann')
export const used = [memory({ client: nm }), withProfile, anthropicMemory, useCompanion, useRecall, detect, importInto, readExport]
export async function all(): Promise<Memory[]> {
  try {
    const { data, replayed } = await ann.recall('tea', { limit: 3 }, { timeoutMs: 5 }).withResponse()
    const context: string = \`\${data}\`
    for await (const event of ann.chat('hi', { sessionId: 's' })) {
      const seen: ChatEvent = event
      if (seen.event === 'done') void [seen.data.reply_id, context, replayed]
    }
  } catch (error) {
    if (NeuromemError.is(error, 'not_found')) { const code: ProblemCode | string = error.code; void code }
  }
  return nm.memories.list({ user_id: 'ann' }).toArray({ max: 3 })
}
`
  const compilers = [
    ['5.9', join(root, 'packages/neuromem/node_modules/typescript/bin/tsc')],
    ['7', join(root, 'node_modules/typescript/bin/tsc')],
  ] as const
  const modes = [
    ['bundler', 'ESNext'],
    ['nodenext', 'NodeNext'],
  ] as const

  test.each(
    compilers.flatMap(([version, tsc]) => modes.map((mode) => [version, mode[0], mode[1], tsc] as const)),
  )(
    'pass TypeScript %s under %s, strictly and without skipLibCheck',
    async (_, moduleResolution, module, tsc) => {
      const { project } = given
      writeFileSync(join(project, 'uses.ts'), USES)
      link(project, '@types/react', join(root, 'node_modules/@types/react'))
      link(project, 'csstype', join(root, 'node_modules/csstype'))
      link(project, 'react', join(root, 'node_modules/react'))
      const compilerOptions = {
        target: 'ES2022',
        lib: ['ES2022', 'DOM', 'DOM.AsyncIterable'],
        types: [],
        module,
        moduleResolution,
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
        noEmit: true,
      }
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['uses.ts'] }))
      const { stdout } = await run(process.execPath, [tsc, '-p', project]).catch(
        (error: { stdout: string }) => error,
      )
      expect(stdout).toBe('')
    },
  )
})

describe.each([
  ['5', 'ai-5'],
  ['6', 'ai-6'],
  ['7', 'ai'],
])('with the AI SDK %s', (version, name) => {
  const PROGRAM_OF_TOOLS = `
import { generateText, jsonSchema, type LanguageModelMiddleware, type ToolSet } from 'ai'
import { memory } from 'neuromem/ai'
import { memoryTools } from 'neuromem/ai-tools'
import { Neuromem } from 'neuromem'
const nm = new Neuromem({ url: ${'`'}http://127.0.0.1:1${'`'}, key: 'k' })
export const tools: ToolSet = memoryTools({ user: nm.user('ann') })
export const middleware: LanguageModelMiddleware = memory({ client: nm })
export const used = [generateText, jsonSchema]
`

  test('tools and middleware are of its types, and its schemas are made by it', async () => {
    const { project } = given
    const folder = join(project, `ai-${version}`)
    mkdirSync(join(folder, 'node_modules'), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules/ai'))
    cpSync(join(project, 'node_modules/neuromem'), join(folder, 'node_modules/neuromem'), { recursive: true })
    writeFileSync(join(folder, 'tools.ts'), PROGRAM_OF_TOOLS)
    const compilerOptions = {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.AsyncIterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      types: [],
      strict: true,
      skipLibCheck: true,
      outDir: 'out',
    }
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['tools.ts'] }))
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const { stdout } = await run(process.execPath, [tsc, '-p', folder]).catch(
      (error: { stdout: string }) => error,
    )
    expect(stdout).toBe('')
    const look = `const { tools } = await import('./out/tools.js'); console.log(Object.keys(tools.recall.inputSchema.jsonSchema.properties).join())`
    writeFileSync(join(folder, 'look.js'), look)
    expect((await run(process.execPath, [join(folder, 'look.js')])).stdout.trim()).toBe('query,limit')
  })
})

describe('it runs', () => {
  /** This Node, and others of the machine: the workflows have 20, 22 and 24. */
  const nodes = [
    process.execPath,
    ...(process.env.NODES ?? '').split(':'),
    '/usr/bin/node',
    '/usr/local/bin/node',
  ].filter((path, place, all) => path !== '' && existsSync(path) && all.indexOf(path) === place)

  test.each(nodes)('on Node at %s, its command line too', async (node) => {
    const { project } = given
    writeFileSync(join(project, 'first.js'), `${PROGRAM(address, key, 'node')}\nconsole.log(await first())`)
    expect((await run(node, [join(project, 'first.js')])).stdout).toMatch('Mei')
    const bin = join(project, 'node_modules/neuromem/dist/cli/main.js')
    const env = { PATH: process.env.PATH ?? '', NEUROMEM_URL: address, NEUROMEM_KEY: key, HOME: project }
    const { stdout } = await run(
      node,
      [bin, 'recall', 'When does her sister come?', '-u', 'node', '--json'],
      { env },
    )
    expect(JSON.parse(stdout).context).toMatch('Mei')
  })

  /** Deno and Bun, where the machine has them: `RUNTIMES=/a/deno:/b/bun`, or in their usual places. */
  const runtimes = [...(process.env.RUNTIMES ?? '').split(':'), '/usr/local/bin/deno', '/usr/local/bin/bun']
    .filter((path) => path !== '' && existsSync(path))
    .map((path) => [basename(path), path] as const)
  const flagsOf: Readonly<Record<string, readonly string[]>> = {
    deno: ['run', '--quiet', '--no-remote', '--node-modules-dir=manual', '--allow-net=127.0.0.1'],
    bun: ['run'],
  }

  test.for(runtimes)('in %s', async ([name, program]) => {
    const file = join(given.project, `${name}.js`)
    // As in a script that may read no environment: `url` and `key` are given.
    writeFileSync(file, `${PROGRAM(address, key, name)}\nconsole.log(await first())`)
    const { stdout } = await run(program, [...(flagsOf[name] ?? []), file], { cwd: given.project })
    expect(stdout).toMatch('Mei')
  })

  test('every entry but the command line bundles for a browser', async () => {
    const { project } = given
    link(project, 'ai', join(root, 'node_modules/ai'))
    link(project, 'react', join(root, 'node_modules/react'))
    for (const entry of [
      'neuromem',
      'neuromem/ai',
      'neuromem/react',
      'neuromem/import',
      'neuromem/ai-tools',
    ]) {
      const contents = `export * from '${entry}'`
      const { warnings, outputFiles } = await build({
        stdin: { contents, resolveDir: project },
        bundle: true,
        platform: 'browser',
        format: 'esm',
        target: 'es2022',
        external: ['ai', 'react'],
        write: false,
        logLevel: 'silent',
      })
      expect(warnings).toEqual([])
      expect(outputFiles[0]?.text).not.toMatch(/from ["']node:/)
    }
  })

  test('in workerd', async () => {
    const contents = `${PROGRAM(address, key, 'workerd')}\nexport default { fetch: async () => new Response(await first()) }`
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: given.project },
      bundle: true,
      format: 'esm',
      target: 'es2022',
      write: false,
    })
    expect(await inWorkerd(given.project, outputFiles[0]!.text)).toMatch('Mei')
  })

  test('in a browser where there is one, and in a global scope without process in any case', async () => {
    const contents = `${PROGRAM(address, key, 'browser')}\nfirst().then((text) => { globalThis.told(text) }, (error) => { globalThis.told(String(error)) })`
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: given.project },
      bundle: true,
      format: 'iife',
      platform: 'browser',
      target: 'es2022',
      write: false,
    })
    page = `<title>neuromem</title><body><script>globalThis.told = (text) => { document.body.textContent = text };
${outputFiles[0]!.text}</script>`
    const alone = `globalThis.process = undefined; new Promise((told) => { globalThis.told = told; ${outputFiles[0]!.text} }).then(console.log)`
    writeFileSync(join(given.project, 'browser.js'), alone)
    expect((await run(process.execPath, [join(given.project, 'browser.js')])).stdout).toMatch('Mei')
    for (const browser of BROWSERS.filter((path) => existsSync(path))) {
      const flags = [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--virtual-time-budget=20000',
        '--dump-dom',
      ]
      expect((await run(browser, [...flags, `${address}/page`])).stdout).toMatch('Mei')
    }
  })
})

/** Runs a Worker in the runtime itself, and gives what it answers. */
async function inWorkerd(project: string, script: string): Promise<string> {
  writeFileSync(join(project, 'worker.js'), script)
  writeFileSync(join(project, 'worker.capnp'), CONFIGURATION)
  const program = join(root, 'node_modules/.bin/workerd')
  const worker = spawn(program, ['serve', join(project, 'worker.capnp'), '--control-fd=3'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  try {
    const port = await new Promise<number>((resolve, reject) => {
      worker.once('exit', () => reject(new Error('workerd ended')))
      worker.stdio[3]?.on('data', (chunk: Buffer) => {
        const found = /"port":(\d+)/.exec(String(chunk))
        if (found) resolve(Number(found[1]))
      })
    })
    return await (await fetch(`http://127.0.0.1:${port}/`)).text()
  } finally {
    worker.kill('SIGKILL')
  }
}

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome']
const CONFIGURATION = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (modules = [(name = "worker", esModule = embed "worker.js")], compatibilityDate = "2026-01-01")),
    (name = "internet", network = (allow = ["private", "public"]))
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
);
`
