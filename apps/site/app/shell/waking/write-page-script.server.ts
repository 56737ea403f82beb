import { createHash } from 'node:crypto'
import type { EntryContext } from 'react-router'
import { hydrationAddress } from '../../../shared/hydration-address.ts'
import type { RootData } from '../../../shared/layout-data.ts'
import type { PageFiles } from './page-files.ts'

/** Of the data that a page is made from. Not for secrets: it only tells two versions apart. */
export function hashData({ staticHandlerContext }: EntryContext): string {
  const data = JSON.stringify(staticHandlerContext.loaderData)
  return createHash('sha256').update(data).digest('base64url').slice(0, 12)
}

type Options = {
  /** The texts of the page's language. */
  textsUrl: string | null
  /** Null where the data are in the document. */
  dataHash: string | null
}

/**
 * The script at the end of a page: what the page needs in order to wake. It takes the place of the router's own <Scripts />, which loads
 * everything at once: the name of its first variable, and how data reach it, are the router's.
 */
export function writePageScript(request: Request, context: EntryContext, options: Options): string {
  const files = toInlineJson(listPageFiles(request, context, options))
  const stream = options.dataHash === null ? dataInDocument : ''
  return `window.__reactRouterContext=${withoutFalseFlags(context.serverHandoffString)};${stream}window.pageFiles=${files}`
}

/** Flags of the router that are not set are not named: they are in every document. */
const withoutFalseFlags = (handoff = '') =>
  handoff.replace(/(?<="future":\{)[^}]*/, (flags) => flags.replaceAll(/"\w+":false,?/g, '').replace(/,$/, ''))

const dataInDocument =
  '__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}})' +
  '.pipeThrough(new TextEncoderStream());'

/** The routes that every page has come with the entry. */
const inEntry = new Set(['root', 'language'])

function listPageFiles(request: Request, context: EntryContext, { textsUrl, dataHash }: Options): PageFiles {
  const { manifest, staticHandlerContext } = context
  const matched = staticHandlerContext.matches
    .map(({ route }) => manifest.routes[route.id])
    .filter((route) => route !== undefined)
    .filter(({ id }) => !inEntry.has(id))
  const routes = Object.fromEntries(matched.map((route) => [route.id, route.module]))
  const named = new Set([manifest.entry.module, ...Object.values(routes)])
  const needed = [...manifest.entry.imports, ...matched.flatMap((route) => route.imports ?? []), textsUrl ?? []].flat()
  const { pathname, search } = new URL(request.url)
  return {
    entry: manifest.entry.module,
    manifest: manifest.url,
    routes,
    imports: [...new Set(needed)].filter((it) => !named.has(it)),
    data: dataHash === null ? null : { address: hydrationAddress(pathname + search, dataHash), hash: dataHash },
    counts: hasThirdParties(staticHandlerContext.loaderData),
  }
}

function hasThirdParties(loaderData: EntryContext['staticHandlerContext']['loaderData']): boolean {
  const root = loaderData['root'] as RootData | undefined
  return root !== undefined && Object.values(root.layout.thirdParties).some(Boolean)
}

/** JSON that cannot end the script that it stands in. */
function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
