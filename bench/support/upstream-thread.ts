import { parentPort } from 'node:worker_threads'
import { embedderServer } from './upstream.ts'

/** An embedder is somebody else's process: here a thread, so that the service's own has the service to do. */
const { baseURL } = await embedderServer()
parentPort!.postMessage(baseURL)
