import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Words } from './words.ts'

/** The nearest directory upwards that is the service. */
export function checkoutOf(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const file = join(at, 'package.json')
    if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).name === 'neuromem-service') return at
    if (dirname(at) === at) return undefined
  }
}

export const NO_CHECKOUT: Words = [
  'error: this is no checkout of the service. Get one: git clone the neuromem repository, npm ci, then ' +
    'neuromem start there.',
  '错误：这里不是服务的检出目录。请先克隆 neuromem 仓库并运行 npm ci，再在其中运行 neuromem start。',
]
