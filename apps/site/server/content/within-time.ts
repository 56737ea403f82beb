import { ApiUnreachable } from '@vitrine/contract/errors'

/** What a page can do without may take half as long as a call that it requires. */
const OPTIONAL_TIMEOUT_MS = 5000

/**
 * What a page can do without, if it comes in time. The call goes on: it may be shared, and its answer is good for the next page.
 * @throws {ApiUnreachable} it takes too long
 */
export async function withinTime<Response>(response: Promise<Response>): Promise<Response> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    const give = () => reject(new ApiUnreachable(`no answer within ${OPTIONAL_TIMEOUT_MS} ms`))
    timer = setTimeout(give, OPTIONAL_TIMEOUT_MS)
  })
  return Promise.race([response, timeout]).finally(() => clearTimeout(timer))
}
