import type { PreviewRefusal } from '@vitrine/contract/preview-api'
import type { LanguageCode } from '@vitrine/locales/languages'
import { loadPreviewTexts } from '@vitrine/locales/preview-texts'
import { fallbackHeaders, plainPage } from '../pages/error-page-fallback.ts'
import { previewHeaders } from '../pages/render-page.ts'

/** Why there is no preview: besides what the back office says of the token, `none` the document has no page yet, `away` nobody can be asked. */
export type PreviewProblem = PreviewRefusal | 'none' | 'away'

const statuses: Record<PreviewProblem, number> = { unknown: 404, ended: 403, none: 404, away: 503 }

/** A page that says why there is no preview, and what to do, in the visitor's language. @param framedBy the back office, where the token is good */
export async function refusePreview(
  problem: PreviewProblem,
  language: LanguageCode,
  framedBy?: string,
): Promise<Response> {
  const texts = await loadPreviewTexts(language)
  const message = texts[`${problem}.title`]
  const html = plainPage({ language, title: message, message, explained: texts[`${problem}.text`], home: texts.home })
  const status = statuses[problem]
  const policy = fallbackHeaders['content-security-policy']
  return new Response(html, {
    status,
    headers: {
      ...fallbackHeaders,
      ...previewHeaders,
      'content-security-policy': framedBy ? `${policy} ${framedBy}` : policy,
      ...(status === 503 && { 'retry-after': '30' }),
    },
  })
}
