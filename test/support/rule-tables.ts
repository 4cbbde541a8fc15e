import { readTables } from '../../src/core/rules/tables.ts'

// Tests ask rules without the models that wait for their tables; files of a worker share them.
await readTables()
