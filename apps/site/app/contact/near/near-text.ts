import type { ScreenTexts } from '../../i18n/load-screen-texts.server.ts'
import { createScreenText } from '../../i18n/screen-text.ts'

export type NearTexts = ScreenTexts<'near'>

/** The texts of the search for dealers, which come with its data. */
export const [NearTextsContext, useNearText] = createScreenText<keyof NearTexts>('the texts of the search for dealers')
