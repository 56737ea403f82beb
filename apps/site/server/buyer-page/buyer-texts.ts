import type english from '@vitrine/locales/buyer-page/en.json'
import { type TextOf, textsOfFolder } from '../texts/texts-of-folder.ts'

type BuyerTextKey = keyof typeof english
export type BuyerText = TextOf<BuyerTextKey>

/** The texts of the buyer's page in a language. They are apart from those of the site, whose browsers never need them. */
export const buyerTextsIn = textsOfFolder<BuyerTextKey>('buyer-page')
