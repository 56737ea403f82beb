import type service from '@vitrine/locales/service-request/en.json'
import type { TextKey } from '@vitrine/locales/text-key'
import { type TextOf, textsOfFolder } from './texts-of-folder.ts'

export type ServiceTextKey = keyof typeof service
export type ServiceText = TextOf<ServiceTextKey>

/** The texts of service requests in a language. */
export const serviceTextsIn = textsOfFolder<ServiceTextKey>('service-request')

/** What the forms of the site say of their fields: the same words here. */
export const fieldTextsIn = textsOfFolder<Extract<TextKey, `formField.${string}`>>('texts')
