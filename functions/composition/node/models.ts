import { fileQueueModels } from '../../adapters/node/file-queue.ts'
import type { Environment } from '../../env.ts'
import type { Services } from '../../services.ts'

/** What only Node has: models behind a folder of files. */
export const nodeParts = ({ MODEL_QUEUE_DIR }: Environment): Partial<Services> =>
  MODEL_QUEUE_DIR === undefined ? {} : { models: fileQueueModels(MODEL_QUEUE_DIR) }
