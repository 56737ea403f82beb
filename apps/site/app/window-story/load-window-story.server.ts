import type { Station } from '@vitrine/contract/shapes/window-story'
import { WINDOW_PATH } from '@vitrine/contract/window-path'
import type { LanguageCode } from '@vitrine/locales/languages'
import { data } from 'react-router'
import type { PageApi } from '../../shared/site-context.ts'
import { createText } from '../../shared/texts/texts.ts'
import { loadScreenTexts, loadScreenWords } from '../i18n/load-screen-texts.server.ts'
import { loadPage, type PageArguments } from '../seo/load-page.server.ts'

/** Loads the way of a window. @throws 404 where nobody has told it, or the backend does not know such a story */
export function loadWindowStory(args: PageArguments) {
  return loadPage(args, WINDOW_PATH, async (api, _, language) => {
    const [story, texts] = await Promise.all([
      api.extension('getWindowStory', 'required'),
      loadScreenTexts(api, 'window', language),
    ])
    if (!story) throw data(null, { status: 404 })
    const { languages, ...told } = story
    const text = createText(language, texts)
    const total = story.stations.length
    const stations = story.stations.map((station, index) => ({
      ...toShown(station),
      label: text('station', { number: index + 1, total }),
    }))
    const end = { title: text('end.title'), lead: text('end.lead') }
    return { story: { ...told, stations }, end, languages }
  })
}

export type WindowStoryData = Omit<Awaited<ReturnType<typeof loadWindowStory>>, 'wordBreaks'>
/** With the words that count it, said already: what would say them in the browser is more than the page has room for. */
export type LabelledStation = WindowStoryData['story']['stations'][number]

/** A station shows one figure of its machine, not those of its card. */
const toShown = (station: Station): Station => ({ ...station, product: { ...station.product, highlights: [] } })

/** The words with which another page leads to the story; null where it is not told. */
export async function loadWindowTeaser(api: PageApi, language: LanguageCode) {
  const story = await api.extension('getWindowStory', 'optional')
  if (!story) return null
  const { follow } = await loadScreenWords(api, 'window', language)
  const { title, lead, fallbackFields } = story
  return { title, lead, isFallback: fallbackFields.includes('title'), follow }
}

export type WindowTeaserData = NonNullable<Awaited<ReturnType<typeof loadWindowTeaser>>>
