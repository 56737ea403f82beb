import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Sheet } from '../../shared/sheets/sheet.ts'
import { SheetsBusy } from '../../shared/sheets/sheet.ts'
import type { SiteEnvironment } from '../environment.ts'
import { MinuteLimits } from '../http/minute-limits.ts'
import { addressOf } from '../http/request-origin.ts'
import { commonHeaders } from '../http/security-headers.ts'
import { fallbackHeaders } from '../pages/error-page-fallback.ts'
import { loadPictures } from './load-pictures.ts'
import { refusedSheet, RETRY_AFTER } from './refused-sheet.ts'
import { Typesetter } from './typesetter.ts'

/** Sheets that have to be made, in a minute: more than people look at, fewer than would keep a core busy. What is kept is not counted. */
const SHEETS_PER_NETWORK = 60
const SHEETS_IN_ALL = 600

/** Makes sheets, so many as strangers may ask for. */
export function createSheets(environment: SiteEnvironment) {
  const typesetter = new Typesetter()
  /** Those whose pictures are fetched: they hold as much memory as those that wait. */
  let preparing = 0
  const limits = new MinuteLimits({ perNetwork: SHEETS_PER_NETWORK, inAll: SHEETS_IN_ALL })
  return {
    /** Makes the PDF of a sheet. @throws SheetsBusy before anything is fetched for it, or what the engine says */
    async make(sheet: Sheet, markPartial: () => void): Promise<Uint8Array> {
      if (typesetter.isBusyWith(preparing)) throw new SheetsBusy('too many sheets are waited for')
      preparing++
      const { pictures, isComplete } = await loadPictures(sheet, environment).finally(() => preparing--)
      if (!isComplete) markPartial()
      return typesetter.typeset({ sheet, pictures })
    },
    /** Answers a request for a sheet that would have to be made, where its sender has asked for too many. @returns whether it has */
    refuse(request: IncomingMessage, response: ServerResponse): boolean {
      if (limits.take(addressOf(request, environment))) return false
      const [path = '/'] = (request.url ?? '/').split('?')
      response.writeHead(429, { ...commonHeaders, ...fallbackHeaders, 'retry-after': RETRY_AFTER })
      response.end(request.method === 'HEAD' ? undefined : refusedSheet(path, 429, ''))
      return true
    },
    stop: () => typesetter.stop(),
  }
}
