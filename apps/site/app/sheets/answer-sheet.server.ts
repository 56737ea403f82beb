import { isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'
import { siteContext, type SiteContext } from '../../shared/site-context.ts'
import type { Sheet } from '../../shared/sheets/sheet.ts'
import { SheetsBusy } from '../../shared/sheets/sheet.ts'
import { readSheetRequest, type SheetRequest } from '../../shared/sheets/sheet-request.ts'
import { getText } from '../../shared/texts/loaded-texts.ts'
import type { PageArguments } from '../seo/load-page.server.ts'
import { createSheetMaker, type SheetMaker } from './sheet-maker.ts'
import { loadSheetTexts } from './sheet-texts.server.ts'
import { loadScreenTexts } from '../i18n/load-screen-texts.server.ts'
import { createFormatFigure, createPlannerText } from '../../shared/planner/create-planner-words.ts'
import { loadProductFigures } from '../../shared/planner/load-product-figures.ts'
import { nameUnits } from '../../shared/planner/name-units.ts'
import { toPlanSheet } from './to-plan-sheet.ts'
import { toBasketSheet } from './to-basket-sheet.ts'
import { toComparisonSheet } from './to-comparison-sheet.ts'
import { toProductSheet } from './to-product-sheet.ts'
import { toTurnkeySheet } from './to-turnkey-sheet.ts'

type Asked = Exclude<SheetRequest, { kind: 'refused' }>

/**
 * The PDF that an address asks for. A refusal has no page here: its body says why, for `server/sheets/refusals.ts`.
 * @throws a route error with the status of what is missing
 */
export async function answerSheet({ url, context, params }: PageArguments): Promise<Response> {
  const language = readLanguage(params.lang)
  const asked = readSheetRequest(url.pathname, url.searchParams)
  if (language === null || (asked.kind === 'refused' && asked.reason === 'unknown'))
    return new Response('unknown', { status: 404 })
  if (asked.kind === 'refused') return new Response(asked.reason, { status: asked.reason === 'empty' ? 404 : 400 })
  const site = context.get(siteContext)
  const sheet = await loadSheet(asked, site, language)
  if (!sheet) return new Response('empty', { status: 404 })
  try {
    const pdf = await site.makeSheet(sheet)
    return new Response(new Uint8Array(pdf), {
      headers: { 'content-type': 'application/pdf', 'x-sheet-page': sheet.address },
    })
  } catch (error) {
    if (!(error instanceof SheetsBusy)) console.error(`the sheet of ${url.pathname}:`, error)
    return new Response('busy', { status: 503 })
  }
}

function readLanguage(lang: string | undefined): LanguageCode | null {
  if (lang === undefined) return 'en'
  return lang !== 'en' && isLanguageCode(lang) ? lang : null
}

/** What is on the sheet; null where nothing of what it asks for exists. */
async function loadSheet(asked: Asked, { api, siteUrl }: SiteContext, language: LanguageCode): Promise<Sheet | null> {
  const [content, company, texts] = await Promise.all([
    load(asked, api, language),
    api.optional('getCompany', null),
    loadSheetTexts(language),
  ])
  const { units } = asked
  return content(createSheetMaker({ language, units, siteUrl, text: getText(language), texts, company }))
}

/** Asks for what is on it, and gives how it becomes a sheet. */
async function load(
  asked: Asked,
  api: SiteContext['api'],
  language: LanguageCode,
): Promise<(maker: SheetMaker) => Sheet | null> {
  switch (asked.kind) {
    case 'product': {
      const product = await api.required('getProduct', { id: asked.slug })
      return (maker) => toProductSheet(product, maker)
    }
    case 'turnkey': {
      const turnkey = await api.required('getTurnkey', { id: asked.slug })
      return (maker) => toTurnkeySheet(turnkey, maker)
    }
    case 'comparison': {
      const loaded = await Promise.all(asked.slugs.map((id) => api.optional('getProduct', null, { id })))
      const products = loaded.filter((it) => it !== null)
      return (maker) => (products.length === 0 ? null : toComparisonSheet(products, maker))
    }
    case 'basket': {
      const { lines } = asked
      const ids = lines.map(({ slug }) => slug).toSorted()
      // A backend that does not know the query answers all of them.
      const answered = await api.required('listProducts', { ids: ids.join(',') })
      const products = answered.filter(({ slug }) => ids.includes(slug))
      return (maker) => (products.length === 0 ? null : toBasketSheet(lines, products, maker))
    }
    case 'plan': {
      const { plan, units } = asked
      const slugs = [...new Set(plan.items.map(({ slug }) => slug))]
      const [texts, products] = await Promise.all([
        loadScreenTexts(api, 'planner', language),
        loadProductFigures(api, slugs),
      ])
      const words = {
        text: createPlannerText(texts, language),
        format: createFormatFigure({ isImperial: units === 'imperial', names: nameUnits(language), language }),
      }
      return (maker) => toPlanSheet(plan, products, words, maker)
    }
  }
}
