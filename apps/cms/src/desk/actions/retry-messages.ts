import { createLedger } from '../../messages/ledger.ts'
import { answer, deskEndpoint } from '../endpoint.ts'

/** Has every message tried again that was refused for good. */
export const retryMessagesEndpoint = deskEndpoint('post', '/retry-messages', async (req) =>
  answer({ retried: await createLedger(req.payload).retryFailed() }),
)
