import type { WindowStage } from '@vitrine/contract/shapes/window-story'
import { adminLanguages } from '../../platform/admin-languages.ts'
import { createTexts } from '../../platform/texts.ts'
import type english from './texts/en.json'

type Key = keyof typeof english

const { textIn } = createTexts<Key>('apps/cms/src/content/window-story/texts')

/** What editors read about the story, in every language, as Payload wants labels. */
export const storyLabel = (key: Key): Record<string, string> =>
  Object.fromEntries(Object.keys(adminLanguages).map((language) => [language, textIn(language, key)]))

export const stageLabel = (stage: WindowStage) => storyLabel(`stage.${stage}`)
