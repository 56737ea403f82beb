import type { LanguageCode } from '@vitrine/locales/languages'
import { createTexts } from '../platform/texts.ts'

const { textIn } = createTexts<`product.${string}`>('packages/locales/texts')

/** A text of the interface that content is shown with, such as the name of a group of specifications. */
export const interfaceText = (language: LanguageCode, key: `product.${string}`): string => textIn(language, key)
