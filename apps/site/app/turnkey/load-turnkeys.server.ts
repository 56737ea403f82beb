import { languagesOfMajority } from '../../shared/languages/page-languages.ts'
import {
  type FilterableTurnkey,
  type FilterKey,
  specificationValues,
} from '../../shared/specifications/turnkey-specifications.ts'
import { getText } from '../../shared/texts/loaded-texts.ts'
import { createText } from '../../shared/texts/texts.ts'
import { loadScreenTexts } from '../i18n/load-screen-texts.server.ts'
import { loadPage, type PageArguments } from '../seo/load-page.server.ts'
import { type HeroSlideData, toHeroSlides } from '../ui/hero/hero-slides.ts'
import { compareTurnkeys } from './compare-turnkeys.server.ts'

/** By what turnkeys are filtered (R3.8, R3.9). */
const filters = [
  ['Profile Type', 'turnkey.profileType'],
  ['Country', 'turnkey.country'],
] as const

/** Loads all turnkeys by their sections, with what they are filtered by, below slides of which the first is the page's own. */
export function loadTurnkeys(args: PageArguments) {
  return loadPage(args, '/turnkey', async (api, _, language) => {
    const [turnkeys, sections, slides, texts] = await Promise.all([
      api.optional('listTurnkeys', []),
      api.optional('listTurnkeySections', []),
      api.optional('listTurnkeySlides', []),
      loadScreenTexts(api, 'leads', language),
    ])
    const [text, own] = [getText(language), createText(language, texts)]
    const compared = compareTurnkeys(turnkeys, sections, text, (count) => own('turnkey.perPerson', { count }))
    const first: HeroSlideData = {
      id: 'own',
      title: text('turnkey.title'),
      text: own('turnkey.lead'),
      link: null,
      linkText: null,
      image: compared.find(({ image }) => image)?.image ?? slides[0]?.image ?? null,
      fallbackFields: [],
    }
    return {
      turnkeys: compared,
      sections: sections.map(({ turnkeys: _members, ...section }) => section),
      filters: filters.map(([key, name]) => ({ name: text(name), options: filterOptions(compared, key) })),
      slides: [first, ...toHeroSlides(slides)],
      languages: languagesOfMajority(turnkeys),
    }
  })
}

export type TurnkeysData = Omit<Awaited<ReturnType<typeof loadTurnkeys>>, 'wordBreaks'>
export type ListedSection = TurnkeysData['sections'][number]

/** The distinct values of a key, in the order in which they appear. */
export function filterOptions(turnkeys: readonly FilterableTurnkey[], key: FilterKey) {
  const values = turnkeys.flatMap((turnkey) => specificationValues(turnkey, key))
  return [...new Set(values)].map((value) => ({ value, label: value }))
}
