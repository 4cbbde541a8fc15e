import { partitionBySubject } from '../../db/partition.ts'
import { commandEnvironment, openCommandDatabase } from './open.ts'

/** `npm run db:partition -- <parts>` */
try {
  const parts = Number(process.argv[2] ?? 16)
  const { engine, where } = await openCommandDatabase(commandEnvironment())
  await partitionBySubject(engine, parts).finally(() => engine.close())
  console.log(`${where}: the big tables have ${parts} parts each`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
