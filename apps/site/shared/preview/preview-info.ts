import type { OpenPreview } from '@vitrine/contract/preview-api'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { PreviewTexts } from '@vitrine/locales/preview-texts'

/** What a page says and does as a preview. Visitors' pages have none of it. */
export type PreviewInfo = {
  /** The prefix of all addresses of the preview. */
  base: string
  language: LanguageCode
  texts: PreviewTexts
  /** Whether what is typed into the form beside it is shown. */
  isEditor: boolean
  visitorsSee: OpenPreview['visitorsSee']
  /** The origin whose pages may say what was typed. */
  backOffice: string
  /** Where the page is for visitors. */
  publicAddress: string
}
