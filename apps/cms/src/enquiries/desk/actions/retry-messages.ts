import { createMessageStore } from '../../messages/message-store.ts'
import { jsonResponse, deskEndpoint } from '../desk-endpoint.ts'

/** Has every message tried again that was refused for good. */
export const retryMessagesEndpoint = deskEndpoint('post', '/retry-messages', async (req) =>
  jsonResponse({ retried: await createMessageStore(req.payload).retryFailed() }),
)
