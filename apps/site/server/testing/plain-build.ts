import type { LoaderFunctionArgs, ServerBuild } from 'react-router'
import { siteContext } from '../../shared/site-context.ts'

type Loader = (args: LoaderFunctionArgs) => Promise<Response>

const page = (html: string) => new Response(`<!doctype html>${html}`, { headers: { 'content-type': 'text/html' } })

/**
 * For tests: the routes of a site of two kinds of pages, without React: `/product/{id}` and `/category/{id}`.
 * @param onRender is given the path of each page that is rendered
 * @param others loaders of further paths
 */
export function createPlainBuild(onRender: (path: string) => void, others: Record<string, Loader> = {}): ServerBuild {
  const product: Loader = async ({ context, params }) => {
    onRender(`/product/${params.id}`)
    const { name } = await context.get(siteContext).api.required('getProduct', { id: params.id ?? '' })
    return page(`<h1>${name}</h1>`)
  }
  const category: Loader = async ({ context, params }) => {
    onRender(`/category/${params.id}`)
    const { products } = await context.get(siteContext).api.required('getCategory', { id: params.id ?? '' })
    return page(products.map(({ name }) => `<li>${name}</li>`).join(''))
  }
  const loaders = { 'product/:id': product, 'category/:id': category, ...others }
  const routes = Object.fromEntries(
    Object.entries(loaders).map(([path, loader]) => [
      path.split('/')[0],
      { id: path.split('/')[0], path, module: { loader } },
    ]),
  )
  return {
    entry: { module: { default: () => new Response(null, { status: 500 }) } },
    routes,
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  } as unknown as ServerBuild
}
