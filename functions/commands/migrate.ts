import { migrate, readMigrations } from '../../db/migrate.ts'
import { commandEnvironment, openCommandDatabase } from './open.ts'

/** `npm run db:migrate` */
const environment = commandEnvironment()
try {
  const { engine, where, applied } = await openCommandDatabase(environment)
  const { applied: now } = await migrate(engine, environment.EMBEDDING_DIM).finally(() => engine.close())
  const all = [...applied, ...now]
  for (const name of all) console.log(`applied ${name}`)
  console.log(
    `${where}: ${readMigrations().length} migrations, ${all.length} of them now, ` +
      `${environment.EMBEDDING_DIM} dimensions`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
