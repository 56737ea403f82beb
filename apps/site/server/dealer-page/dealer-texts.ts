import type english from '@vitrine/locales/dealer-page/en.json'
import { type TextOf, textsOfFolder } from '../texts/texts-of-folder.ts'

type DealerTextKey = keyof typeof english
export type DealerText = TextOf<DealerTextKey>

/** The texts of the dealer's page in a language; those of the mail to the dealer are in the same files. */
export const dealerTextsIn = textsOfFolder<DealerTextKey>('dealer-page')
