import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { Features } from 'lightningcss'
import { defineConfig } from 'vite'
import { breakpoints } from './build-plugins/breakpoints.ts'
import { inlineScript } from './build-plugins/inline-script.ts'
import { composedOnce } from './build-plugins/composed-once.ts'
import { texts } from './build-plugins/texts.ts'
import { ADD_LATER, RELOADED_AT } from './shared/browser-storage.ts'
import {
  CHUNK_RELOAD_GUARD_MS,
  MOBILE_BREAKPOINT_PX,
  PREFETCH_IDLE_TIMEOUT_MS,
  WAKE_AFTER_MS,
} from './shared/constants.ts'
import { VIEWS_PATH } from './shared/statistics-address.ts'

const require = createRequire(import.meta.url)
const meshDecoder = join(dirname(require.resolve('meshoptimizer')), 'meshopt_decoder_reference.js')

/** The chunks of the texts are named after their language, so that the server can have them preloaded. */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null }) =>
  facadeModuleId?.includes('/locales/texts/') ? 'assets/texts-[name]-[hash].js' : 'assets/[name]-[hash].js'

/** The modules that every page needs, and the one of the screens that search pages show; what they import statically comes with them. */
const onEveryPage = [
  String.raw`/app/ui/(?!ModalDialog|gallery/|hero/|list-pages/|use-loaded|visitor-text/)`,
  '/app/i18n/(?!screen-text)',
  '/app/shell/(?!third-parties/(?:tag-manager|consent)|language-suggestion/LanguageSuggestionCard)',
  String.raw`/app/(?:root|entry\.client|routes/language)\.tsx$`,
  '/app/(?:basket/BasketDialogs|category/CategoryIndex|enquiry/Enquiry(?:Dialogs|Tile)|enquiry/form/ContactForm|search/SearchButton)',
  String.raw`/app/seo/(?!structured/(?:editorial|product))`,
  String.raw`/site/shared/(?:(?:languages|errors|texts)/|[^/]+\.ts)`,
  '/packages/locales/src/(?!search/)',
]

/** The modules of the screens and what they are made of; not the dialogs, which are loaded when they open, nor the contact page's maps. */
const ofScreens = [
  '/app/(?:about|blog|category|home|reviews|service|turnkey)/',
  '/app/product/(?!model-viewer/)',
  '/app/ui/(?:hero|list-pages)/',
  '/app/basket/(?:AddToBasket|QuantityCounter)',
  '/app/finder/FinderPage',
  '/app/visits/(?:VisitSections|remember-visit|use-near-view)',
  '/app/sheets/SheetLink',
  '/site/shared/(?:sheets/sheet-path|specifications/|visits/)',
]

/**
 * Many small chunks compress badly, and each costs a request: the libraries, which change seldom, what every page needs, and what
 * several screens share are one chunk each, apart from what only lists in pages need. What only one screen needs is a chunk of its own.
 */
const chunkGroups = [
  {
    name: 'libraries',
    test: /rolldown\/runtime|node_modules\/(?!zod\/|three\/|meshoptimizer\/|altcha-lib\/|idb-keyval\/)/,
  },
  { name: 'shared', test: new RegExp(onEveryPage.join('|')) },
  { name: 'screens', test: new RegExp(ofScreens.join('|')), minShareCount: 2 },
  // Small parts of the contact page, of the pages of documents and dealers, and of the finder.
  {
    name: 'contact-parts',
    test: /\/enquiry\/(?:form\/FileField|sending\/file-store)|node_modules\/idb-keyval\/|\/app\/(?:contact|documents)\/|\/app\/i18n\/screen-text|\/site\/shared\/(?:dealers|documents|places)\//,
    minShareCount: 2,
  },
  { name: 'search', test: /\/app\/search\/(?!Search(?:Dialog|Button|Box))|\/site\/shared\/search\// },
]

const asleepConstants = { ADD_LATER, CHUNK_RELOAD_GUARD_MS, PREFETCH_IDLE_TIMEOUT_MS, RELOADED_AT, WAKE_AFTER_MS }

const countViewsConstants = { VIEWS_PATH, PHONE_BELOW_PX: MOBILE_BREAKPOINT_PX }

/** Short names, which stand in scripts, styles and pages: the class, and three letters for its file. */
const scopeOf = (file: string) =>
  createHash('sha1')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 3)
const generateScopedName = (name: string, file: string) => `${name}_${scopeOf(file)}`

export default defineConfig({
  // Nothing is said with `light-dark()`: what stands in for it in older browsers is left out.
  css: { modules: { generateScopedName }, lightningcss: { exclude: Features.LightDark } },
  plugins: [
    texts(),
    inlineScript('virtual:asleep', 'app/shell/waking/asleep.ts', asleepConstants),
    inlineScript('virtual:count-views', 'app/shell/statistics/count-views.ts', countViewsConstants),
    inlineScript('virtual:preview', 'app/preview/preview-script.ts', {}),
    breakpoints('app/ui/tokens.css'),
    composedOnce({ scopeOf }),
    reactRouter(),
  ],
  resolve: {
    // Models are decoded without WebAssembly, which the security policy forbids.
    alias: {
      'meshoptimizer/decoder-reference': meshDecoder,
    },
  },
  // The server's program is the server bundle's entry: pages and server then share one module of each. It writes no style sheet.
  environments: {
    ssr: { build: { cssCodeSplit: true, rolldownOptions: { input: './server/main.ts' } } },
    client: { build: { rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups: chunkGroups } } } } },
  },
  // One style sheet, of which each page carries what it uses (server/styles/page-styles.ts).
  build: {
    // What a dialog needs beside it is asked for by itself a moment later: the lists of it stood in the script of every page.
    modulePreload: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    target: 'es2022',
    // 2 % smaller than Vite's own minifier; the router's warnings to developers are left out, 1 kB.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, pure_funcs: ['warning', 'warningOnce', 'warnOnce'] },
    },
  },
  ssr: { noExternal: [/^@vitrine\//] },
})
