import { openEmbedded } from '../../../db/local/embedded/embedded.ts'

/** Opens the directory of its arguments, writes a row, says so, and waits to be killed. */
const [directory = '', dimensions = ''] = process.argv.slice(2)
const database = await openEmbedded({ directory, dimensions: Number(dimensions) })
await database.run([{ query: 'INSERT INTO kept VALUES ($1)', params: ['by the killed one'] }], '')
process.stdout.write('written\n')
