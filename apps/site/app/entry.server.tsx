import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { languageCodes } from '@vitrine/locales/languages'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { scriptMark } from '../shared/script-mark.ts'
import { registerTexts } from '../shared/texts/loaded-texts.ts'
import { loadTexts } from '../shared/texts/texts.ts'

await Promise.all(languageCodes.map(async (language) => registerTexts(language, await loadTexts(language))))

const RENDER_TIMEOUT_MS = 10_000

/** Renders a whole document: the page cache keeps finished bytes, so nothing is streamed. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    let renderError: unknown
    const router = <ServerRouter context={context} url={request.url} nonce={scriptMark} />
    const { pipe, abort } = renderToPipeableStream(router, {
      nonce: scriptMark,
      onAllReady() {
        clearTimeout(timer)
        if (renderError) return reject(renderError)
        headers.set('content-type', 'text/html; charset=utf-8')
        const body = new PassThrough()
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
        pipe(body)
      },
      onShellError: reject,
      onError(error) {
        renderError = error
      },
    })
    const timer = setTimeout(() => abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS)
  })
}

/** Logs unexpected errors only: a 404 is not one. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  console.error(error)
}
