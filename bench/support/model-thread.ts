import { parentPort } from 'node:worker_threads'
import { openaiServer } from '../../test/support/servers/openai-server.ts'

/**
 * A model is somebody else's process: in the service's own each of fifty connections to it was taken in a turn
 * of the service's loop.
 */
const { baseURL } = await openaiServer()
parentPort!.postMessage(baseURL)
