import { languages } from '@vitrine/locales/languages'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import type { PreviewInfo } from '../../shared/preview/preview-info.ts'

/** The bar at the foot of a preview. Its languages are named by their prefixes, as the router changes the page. @param status of the answer */
export function toPreviewBar(status: number, { language, texts, visitorsSee, publicAddress }: PreviewInfo): string {
  const options = languages.map(({ code, name, tag }) => {
    const prefix = localizedPath('/', code).replace(/^\/$/, '')
    return `<option value="${prefix}" lang="${tag}"${code === language ? ' selected' : ''}>${name}</option>`
  })
  const state = { earlier: texts.changed, same: texts.same, nothing: texts.unpublished }[visitorsSee]
  return `<vitrine-preview role="region" aria-label="${escapeHtml(texts.bar)}">
<p><b>${escapeHtml(texts.bar)}</b> <span>${escapeHtml(state)}</span></p>
<select aria-label="${escapeHtml(texts.language)}" autocomplete="off">${options.join('')}</select>
<label><input type="checkbox" autocomplete="off"> ${escapeHtml(texts.night)}</label>
<a class="close" href="${escapeHtml(publicAddress)}">${escapeHtml(texts.close)}</a>
<p role="status">${status === 404 ? escapeHtml(texts.notHere) : ''}</p>
</vitrine-preview>`
}

/** For the contents of elements and attributes. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
