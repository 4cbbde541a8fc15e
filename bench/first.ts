/**
 * `npm run bench -- first`: from `npm i` of the packed package in an empty project to the first recalled answer of a service that runs, and
 * the bytes of the client as a bundler makes them.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { startNodeService } from '../test/support/node-service.ts'
import { percentile, report } from './support/report.ts'

const RUNS = 3
const PROGRAM = `import { Neuromem } from 'neuromem'
const ann = Neuromem.fromEnv().user('ann')
await ann.remember('Her sister Mei visits on the first Sunday.')
console.log(\`\${await ann.recall('When does her sister come?')}\`)
`

const folder = fileURLToPath(new URL('../packages/neuromem/', import.meta.url))
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
const around = mkdtempSync(join(tmpdir(), 'neuromem-first-'))
execFileSync('npm', ['pack', '--silent', '--pack-destination', around], { cwd: folder, stdio: 'ignore' })

const service = await startNodeService({ NEUROMEM_DATA_DIR: 'memory://', LOG_LEVEL: 'silent' })
const env = { ...process.env, NEUROMEM_URL: service.address, NEUROMEM_KEY: service.apiKey }
const installs: number[] = []
const answers: number[] = []
let project = ''
for (let run = 0; run < RUNS; run += 1) {
  project = mkdtempSync(join(around, 'empty-'))
  writeFileSync(join(project, 'package.json'), '{"private": true, "type": "module"}\n')
  writeFileSync(join(project, 'first.js'), PROGRAM)
  const started = performance.now()
  execFileSync('npm', ['i', '--silent', join(around, `neuromem-${version}.tgz`)], { cwd: project, env })
  installs.push(performance.now() - started)
  const said = execFileSync(process.execPath, ['first.js'], { cwd: project, env, encoding: 'utf8' })
  answers.push(performance.now() - started)
  if (!said.includes('Mei')) throw new Error(`Nothing was recalled: ${said}`)
}
await service.stop()

const { outputFiles } = await build({
  stdin: { contents: "export * from 'neuromem'", resolveDir: project },
  ...{ bundle: true, minify: true, format: 'esm', platform: 'browser', target: 'es2022', write: false },
})
const size = gzipSync(outputFiles?.[0]?.contents ?? '', { level: 9 }).length
rmSync(around, { recursive: true, force: true })
const seconds = (times: readonly number[]) => (percentile(times, 0.5) / 1_000).toFixed(1)
report('first', 'from npm i to the first recalled answer', [
  { 'npm i s': seconds(installs), 'first answer s': seconds(answers), 'client bytes, gzip': size },
])
