import { fileQueueModels } from '../../adapters/node/file-queue.ts'
import { nodeWebhooks } from '../../adapters/node/webhooks.ts'
import type { Environment } from '../../env.ts'
import type { Services } from '../../services.ts'

/** What only Node has: models behind a folder of files, connections that see what a name resolves to. */
export const nodeParts = ({ MODEL_QUEUE_DIR, WEBHOOK_ALLOW_PRIVATE }: Environment): Partial<Services> => ({
  webhooks: nodeWebhooks(WEBHOOK_ALLOW_PRIVATE === '1'),
  ...(MODEL_QUEUE_DIR !== undefined && { models: fileQueueModels(MODEL_QUEUE_DIR) }),
})
