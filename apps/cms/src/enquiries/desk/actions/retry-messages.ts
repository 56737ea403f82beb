import { createMessageStore } from '../../messages/message-store.ts'
import { jsonResponse, deskEndpoint } from '../desk-endpoint.ts'

/** Retries every message that has failed. */
export const retryMessagesEndpoint = deskEndpoint('post', '/retry-messages', async (req) =>
  jsonResponse({ retried: await createMessageStore(req.payload).retryFailed() }),
)
