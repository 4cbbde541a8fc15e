import { checkIndex } from '../../src/core/experience/upkeep/check-index.ts'
import { rebuildIndex } from '../../src/core/experience/upkeep/rebuild-index.ts'
import { openSystem } from './system.ts'

/** `npm run experience:check` and `npm run experience:rebuild-index` */
const [command] = process.argv.slice(2)

async function check(): Promise<number> {
  const { system, close } = await openSystem()
  const { items, differing } = await checkIndex(system).finally(close)
  for (const id of differing) console.log(id)
  console.log(`${items} items, ${differing.length} of them differ from their claims`)
  return differing.length > 0 ? 1 : 0
}

async function rebuild(): Promise<number> {
  const { system, close } = await openSystem()
  const { items, claims, unreadable } = await rebuildIndex(system).finally(close)
  for (const id of unreadable) console.log(`${id} cannot be read`)
  console.log(`${items} items, ${claims} claims rebuilt`)
  return unreadable.length > 0 ? 1 : 0
}

try {
  process.exitCode = command === 'check' ? await check() : await rebuild()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
