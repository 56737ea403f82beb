import { Writable } from 'node:stream'
import { languageCodes } from '@vitrine/locales/languages'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { DATA_HASH_HEADER } from '../shared/hydration-address.ts'
import { scriptMark } from '../shared/script-mark.ts'
import { siteContext } from '../shared/site-context.ts'
import { registerTexts } from '../shared/texts/loaded-texts.ts'
import { loadTexts } from '../shared/texts/texts.ts'
import { addPreviewBar } from './preview/add-preview-bar.server.ts'
import { hashData, writePageScript } from './shell/waking/write-page-script.server.ts'
import { PageScriptContext } from './shell/waking/WakingScripts.tsx'
import countViews from 'virtual:count-views'

await Promise.all(languageCodes.map(async (language) => registerTexts(language, await loadTexts(language))))

const RENDER_TIMEOUT_MS = 10_000

/** Renders a whole document: the page cache keeps finished bytes, so nothing is streamed. Or gives the data of one alone. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  const { hydrationData, textsUrl, preview, countsViews } = loadContext.get(siteContext)
  if (hydrationData === 'alone') return answerData(status, headers, context)
  // In development the router's own <Scripts /> expects them there.
  const isInDocument = import.meta.env.DEV || hydrationData === 'in-document' || status !== 200
  const dataHash = isInDocument ? null : hashData(context)
  // What is left of the stream is written behind the page.
  if (!isInDocument) await dropData(context)
  else if (context.renderMeta) context.renderMeta.didRenderScripts = true
  const waking = writePageScript(request, context, { textsUrl, dataHash })
  const script = countsViews && status === 200 ? `${waking};${countViews}` : waking
  const rendered = await renderDocument(request, { status, headers, context, script })
  if (!preview) return rendered
  return new Response(addPreviewBar(await rendered.text(), status, preview), {
    status,
    headers: rendered.headers,
  })
}

function answerData(status: number, headers: Headers, context: EntryContext): Response {
  if (status !== 200) return new Response(null, { status, headers })
  headers.set('content-type', 'text/x-script; charset=utf-8')
  headers.set(DATA_HASH_HEADER, hashData(context))
  return new Response(context.serverHandoffStream, { status, headers })
}

async function dropData(context: EntryContext) {
  await context.serverHandoffStream?.cancel()
  delete context.serverHandoffStream
}

type Document = { status: number; headers: Headers; context: EntryContext; script: string }

function renderDocument(request: Request, { status, headers, context, script }: Document): Promise<Response> {
  return new Promise((resolve, reject) => {
    let renderError: unknown
    const router = (
      <PageScriptContext value={script}>
        <ServerRouter context={context} url={request.url} nonce={scriptMark} />
      </PageScriptContext>
    )
    const { pipe, abort } = renderToPipeableStream(router, {
      nonce: scriptMark,
      // Nothing is left out to be put in by script later: pages work without.
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer)
        if (renderError) return reject(renderError)
        headers.set('content-type', 'text/html; charset=utf-8')
        pipe(collect((bytes) => resolve(new Response(bytes, { headers, status }))))
      },
      onShellError: reject,
      onError(error) {
        renderError = error
      },
    })
    const timer = setTimeout(() => abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS)
  })
}

/**
 * Gathers what React writes, of which nothing is wanted before the end. Streams of the web in between would cost as much as a quarter of the
 * rendering, a stream that hands on each of some fifty pieces a twentieth.
 */
function collect(onEnd: (bytes: Buffer<ArrayBuffer>) => void): Writable {
  const collected = new Writable({
    // React would wait in between for what it has written to be taken.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    writev(pieces, done) {
      onEnd(Buffer.concat(pieces.map(({ chunk }) => chunk as Buffer)))
      done()
    },
  })
  collected.cork()
  return collected
}

/** Logs unexpected errors only: a 404 is not one. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  console.error(error)
}
