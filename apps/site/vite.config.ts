import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { breakpoints } from './build-plugins/breakpoints.ts'
import { texts } from './build-plugins/texts.ts'

const require = createRequire(import.meta.url)
const meshDecoder = join(dirname(require.resolve('meshoptimizer')), 'meshopt_decoder_reference.js')
const messageParser = require.resolve('@formatjs/icu-messageformat-parser/no-parser.js')

/** The chunks of the texts are named after their language, so that the server can have them preloaded. */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null }) =>
  facadeModuleId?.includes('/locales/texts/') ? 'assets/texts-[name]-[hash].js' : 'assets/[name]-[hash].js'

/** The modules that every page needs; what they import statically comes with them. */
const onEveryPage = [
  String.raw`/app/ui/(?!ModalDialog|gallery/|hero/|list-pages/)`,
  '/app/i18n/',
  '/app/shell/(?!prefetch/prefetch|third-parties/(?:tag-manager|consent))',
  '/app/(?:basket/BasketDialogs|enquiry/EnquiryDialogs|enquiry/form/ContactForm|search/SearchButton)',
  String.raw`/app/seo/(?!structured/(?:editorial|product))`,
  String.raw`/site/shared/(?:(?:languages|errors|texts)/|[^/]+\.ts)`,
  '/packages/locales/src/(?!search/)',
]

/** The modules of the screens and what they are made of; not the dialogs, which are loaded when they open, nor the contact page's maps. */
const ofScreens = [
  '/app/(?:about|blog|category|home|reviews|service|turnkey)/',
  '/app/product/(?!model-viewer/|list-pages/|ProductList(?:Page|Screen))',
  '/app/ui/hero/',
  '/app/basket/(?:AddToBasket|QuantityCounter)',
]

/**
 * Many small chunks compress badly, and each costs a request: the libraries, which change seldom, what every page needs, and what
 * several screens share are one chunk each, apart from what only lists in pages need. What only one screen needs is a chunk of its own.
 */
const chunkGroups = [
  { name: 'libraries', test: /node_modules\/(?!zod\/|three\/|meshoptimizer\/|altcha-lib\/|idb-keyval\/)/ },
  { name: 'shared', test: new RegExp(onEveryPage.join('|')) },
  { name: 'screens', test: new RegExp(ofScreens.join('|')), minShareCount: 2 },
  { name: 'list-pages', test: /\/app\/(?:ui|product)\/list-pages\// },
  { name: 'search', test: /\/app\/search\/(?!Search(?:Dialog|Button|Box))|\/site\/shared\/search\// },
]

/** Short names, which stand in scripts, styles and pages: the class, and two or three letters for its file. */
const generateScopedName = (name: string, file: string) =>
  `${name}_${createHash('sha1')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 3)}`

export default defineConfig({
  css: { modules: { generateScopedName } },
  plugins: [texts(), breakpoints('app/ui/tokens.css'), reactRouter()],
  resolve: {
    // Messages are parsed at build (build-plugins/texts.ts): the parser, 6.6 kB after brotli, is not sent to browsers.
    // Models are decoded without WebAssembly, which the security policy forbids.
    alias: {
      '@formatjs/icu-messageformat-parser': messageParser,
      'meshoptimizer/decoder-reference': meshDecoder,
    },
  },
  // The server's program is the server bundle's entry: pages and server then share one module of each.
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/main.ts' } } },
    client: { build: { rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups: chunkGroups } } } } },
  },
  build: { assetsInlineLimit: 0, cssCodeSplit: true, target: 'es2022' },
  ssr: { noExternal: [/^@vitrine\//, 'intl-messageformat', /^@formatjs\//] },
})
