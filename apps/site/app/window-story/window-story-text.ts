import type window from '@vitrine/locales/window/en.json'
import { createScreenText } from '../i18n/screen-text.ts'

/** The texts of the story of a window, which come with its data. */
export const [WindowTextsContext, useWindowText] = createScreenText<keyof typeof window>(
  'the texts of the story of a window',
)
