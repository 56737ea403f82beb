import script from 'virtual:preview'
import type { PreviewInfo } from '../../shared/preview/preview-info.ts'
import { scriptMark } from '../../shared/script-mark.ts'
import { COOKIES_KEY } from '../shell/third-parties/cookie-acceptance.ts'
import type { PreviewScriptData } from './preview-data.ts'
import { escapeHtml, toPreviewBar } from './preview-bar.ts'
import { previewBarStyles } from './preview-bar-styles.ts'

/**
 * A rendered page as a preview: with a bar that says so, and the script of previews before all others. The bar is an element that React does not
 * know, and passes over.
 * @param status of the answer
 */
export function addPreviewBar(html: string, status: number, preview: PreviewInfo): string {
  const { texts } = preview
  const data: PreviewScriptData = {
    base: preview.base,
    isEditor: preview.isEditor,
    backOffice: preview.backOffice,
    nothingSent: texts.nothingSent,
    stale: texts.stale,
    cookiesKey: COOKIES_KEY,
  }
  const scripted = `<script nonce="${scriptMark}" data-preview="${escapeHtml(JSON.stringify(data))}">${script}</script>`
  return html
    .replace(/<head[^>]*>/, (head) => head + scripted)
    .replace(`<style nonce="${scriptMark}">`, (style) => style + previewBarStyles)
    .replace(/<body[^>]*>/, (body) => body + toPreviewBar(status, preview))
}
