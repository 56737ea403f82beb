import type { Dealer } from '@vitrine/contract/shapes/editorial'
import { formatTagOf, type LanguageCode, languageCodes } from '@vitrine/locales/languages'
import { NEAR_PATH, type NearQuery, readNearQuery } from '../../../shared/dealers/near-query.ts'
import { matchesDealer, rankDealers } from '../../../shared/dealers/rank-dealers.ts'
import { KM_A_MILE } from '../../../shared/places/distance.ts'
import type { Gazetteer, Place } from '../../../shared/places/place.ts'
import { siteContext } from '../../../shared/site-context.ts'
import { loadScreenTexts } from '../../i18n/load-screen-texts.server.ts'
import { loadPage, type PageArguments } from '../../seo/load-page.server.ts'
import { loadDealers } from '../load-dealers.server.ts'

/** So many of the nearest are shown at first. */
const FIRST = 6

/** Loads the dealers by distance from the place that the address asks about; the places that it may mean; and what can be asked for. */
export function loadNear(args: PageArguments) {
  const asked = readNearQuery(args.url.searchParams)
  // There are endlessly many such addresses, and some say where somebody is.
  if (asked) args.context.get(siteContext).doNotKeep()
  return loadPage(args, NEAR_PATH, async (api, { gazetteer }, language) => {
    const [dealers, categories, texts] = await Promise.all([
      loadDealers(api),
      api.optional('listCategories', []),
      loadScreenTexts(api, 'near', language),
    ])
    const places = asked ? findPlaces(asked, gazetteer, language) : []
    const from = asked?.position ?? places[0] ?? null
    const matching = asked ? dealers.filter((it) => matchesDealer(it, asked)) : []
    const locate = (it: Dealer) => gazetteer.locate(it.city, it.country)
    const ranked = rankDealers(matching, from, locate)
    const format = formatDistance(language)
    return {
      asked,
      places,
      total: ranked.length,
      found: ranked
        .slice(0, asked?.all ? undefined : FIRST)
        .map(({ dealer, km }) => ({ dealer, distance: km === null ? null : format(km) })),
      options: {
        languages: languageCodes.filter((code) => dealers.some((it) => it.languages.includes(code))),
        categories: categories
          .filter(({ slug }) => dealers.some((it) => it.sells?.includes(slug) || it.services?.includes(slug)))
          .map(({ slug, name, fallbackFields }) => ({ slug, name, fallbackFields })),
      },
      texts,
    }
  })
}

export type NearData = Omit<Awaited<ReturnType<typeof loadNear>>, 'wordBreaks'>
export type FoundDealer = NearData['found'][number]

function findPlaces(
  { text, country, town, position }: NearQuery,
  gazetteer: Gazetteer,
  language: LanguageCode,
): Place[] {
  if (position) return []
  const chosen = town === null ? null : gazetteer.town(town, language)
  const others = text === '' ? [] : gazetteer.find(text, { country, language })
  return chosen ? [chosen, ...others.filter(({ id }) => id !== chosen.id)] : others
}

/** In both systems of units; whole ones, since a town is a point here. */
function formatDistance(language: LanguageCode) {
  const tag = `${formatTagOf(language)}-u-nu-latn`
  const [kilometres, miles] = (['kilometer', 'mile'] as const).map(
    (unit) => new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 0 }),
  )
  return (km: number) => ({
    metric: kilometres?.format(Math.max(1, km)) ?? '',
    imperial: miles?.format(Math.max(1, km / KM_A_MILE)) ?? '',
  })
}
