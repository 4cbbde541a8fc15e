import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))
const folder = join(root, 'packages/neuromem')

/** What one package brings along, without asking the registry for it. */
const brought = (name: string): string[] => {
  const { dependencies = {} } = JSON.parse(readFileSync(join(placeOf(name), 'package.json'), 'utf8'))
  return [name, ...Object.keys(dependencies).flatMap(brought)]
}
const placeOf = (name: string) => {
  const own = join(folder, 'node_modules', name)
  return existsSync(own) ? own : join(root, 'node_modules', name)
}

export interface Packed {
  /** An empty project with the package installed in it. */
  readonly project: string
  readonly files: readonly string[]
  readonly manifest: {
    readonly version: string
    readonly dependencies: Record<string, string>
    readonly exports: Record<string, unknown>
  }
}

/**
 * Packs the package as `npm publish` would and unpacks it into an empty project; what it depends on is
 * linked.
 */
export function packed(): Packed {
  const project = mkdtempSync(join(tmpdir(), 'neuromem-form-'))
  const quiet = {
    cwd: folder,
    encoding: 'utf8' as const,
    stdio: ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'],
  }
  execFileSync('npm', ['pack', '--silent', '--pack-destination', project], quiet)
  const version = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
  const tarball = join(project, `neuromem-${version}.tgz`)
  const installed = join(project, 'node_modules/neuromem')
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  for (const name of new Set(Object.keys(manifest.dependencies).flatMap(brought)))
    link(project, name, placeOf(name))
  writeFileSync(join(project, 'package.json'), '{"name": "empty", "private": true, "type": "module"}\n')
  const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n')
  return { project, manifest, files: files.map((file) => file.replace(/^package\//, '')).sort() }
}

/** As if it were installed beside it. */
export function link(project: string, name: string, target: string): void {
  const place = join(project, 'node_modules', name)
  mkdirSync(join(place, '..'), { recursive: true })
  if (!existsSync(place)) symlinkSync(target, place)
}
