import { MATERIAL_FACET } from '@vitrine/contract/shapes/figure-filters'
import type { TurnkeyCard } from '@vitrine/contract/shapes/shop'
import { choiceParam } from '../../shared/finder/finder-query.ts'
import { decideFit, spreadLines, type TurnkeyCapacity } from '../../shared/guide/decide-fit.ts'
import { GUIDE_PATH, readGuideQuery } from '../../shared/guide/guide-query.ts'
import { siteContext, type PageApi } from '../../shared/site-context.ts'
import { loadScreenTexts } from '../i18n/load-screen-texts.server.ts'
import { loadPage, type PageArguments } from '../seo/load-page.server.ts'
import { specificationValue } from '../../shared/specifications/turnkey-specifications.ts'

/**
 * Loads the questions, and what fits the answers that the address gives: by the capacities of the turnkeys that there are. Without answers,
 * some of these.
 */
export function loadGuide(args: PageArguments) {
  const asked = readGuideQuery(args.url.searchParams)
  const isAsked = args.url.searchParams.size > 0
  // There are endlessly many answers.
  if (isAsked) args.context.get(siteContext).doNotKeep()
  return loadPage(args, GUIDE_PATH, async (api, _, language) => {
    const [turnkeys, texts] = await Promise.all([
      api.optional('listTurnkeys', []),
      loadScreenTexts(api, 'finder', language),
    ])
    const lines = turnkeys.flatMap(toCapacity)
    const materials = [...new Set(lines.map((it) => it.material))].filter(Boolean)
    const material = materials.find((it) => it === asked.material) ?? null
    const fit = decideFit({ ...asked, material }, lines)
    const shown = fit && 'lines' in fit ? fit.lines : isAsked ? [] : spreadLines(lines)
    return {
      asked: { ...asked, material },
      isAsked,
      materials,
      fit,
      turnkeys: shown.flatMap(({ slug }) => turnkeys.find((it) => it.slug === slug) ?? []),
      productsPath: fit?.kind === 'machines' ? await findProductsPath(api, material) : null,
      texts,
    }
  })
}

export type GuideData = Omit<Awaited<ReturnType<typeof loadGuide>>, 'wordBreaks'>

/** A turnkey without a capacity decides nothing. */
function toCapacity(turnkey: TurnkeyCard): TurnkeyCapacity[] {
  const [capacity, workers] = (['Capacity', 'Nr. of workers'] as const).map((key) =>
    Number(specificationValue(turnkey, key)),
  )
  if (!capacity || capacity < 1) return []
  const material = specificationValue(turnkey, 'Profile Type') ?? ''
  return [{ slug: turnkey.slug, material, capacity, workers: workers && workers > 0 ? workers : null }]
}

/** Where machines for a material are: in the finder where it knows the material by this name, else among all. */
async function findProductsPath(api: PageApi, material: string | null): Promise<string> {
  const found = material === null ? null : await api.extension('findProducts', 'optional', { page: 1, limit: 1 })
  const facet = found?.facets.find(({ key }) => key === MATERIAL_FACET)
  const choices = facet?.kind === 'choice' ? facet.choices : []
  const choice = choices.find(({ name }) => name === material)
  return choice ? `/product?${choiceParam(MATERIAL_FACET)}=${choice.value}` : '/product'
}
