import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { tagOf } from '../../../platform/tag-of.ts'
import { documentText, type DocumentTextKey } from '../document-texts.ts'
import { escape, isReadable, type LabelContent } from './draw-label.ts'
import { drawSheets, inner } from './draw-sheets.ts'
import {
  cuttingAids,
  type LabelQuery,
  labelSizes,
  layOutLabels,
  MAX_SIDE_MM,
  MIN_SIDE_MM,
  papers,
  sizeOf,
} from './label-layout.ts'
import { labelsStyle } from './labels-style.ts'

type LabelsPage = {
  req: PayloadRequest
  query: LabelQuery
  /** The address asks for what there is not. */
  isWrong: boolean
  labels: readonly LabelContent[]
  /** Of all that were asked for; on the page are some of them. */
  total: number
  /** Which of them the first label is. */
  from: number
  address: URLSearchParams
}

type Text = (key: DocumentTextKey, values?: Record<string, string | number>) => string

const script = `document.querySelector('[data-print]').addEventListener('click', () => print())`
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The sheets of labels in true size, with what can be set above them, which is not printed. */
export function labelsPage({ req, query, isWrong, labels, total, from, address }: LabelsPage): Response {
  const text: Text = (key, values) => escape(documentText(req, key, values))
  const size = sizeOf(query)
  const layout = layOutLabels(size, query.paper, query.cut)
  // Further parts begin on new sheets.
  const skip = query.part > 1 ? 0 : query.skip
  const sheets = layout ? drawSheets(labels, layout, { cut: query.cut, skip }) : []
  const [first] = layout?.places ?? []
  const isFine = first && labels.some(({ link }) => !isReadable(link, inner(first)))
  const notice =
    isWrong || !layout
      ? text('labels.wrong', { min: MIN_SIDE_MM, max: MAX_SIDE_MM })
      : labels.length === 0
        ? text('labels.none')
        : isFine
          ? text('labels.fine')
          : ''
  const style = `@page { size: ${layout?.page.width ?? 210}mm ${layout?.page.height ?? 297}mm; margin: 0; }${labelsStyle}`
  const { language, dir } = {
    language: tagOf(req.i18n.language),
    dir: isRightToLeft(req.i18n.language) ? 'rtl' : 'ltr',
  }
  const title = text('labels.title')
  const shown = { from, to: from + labels.length - 1, total, sheets: sheets.length }
  const body = `<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title><style>${style}</style></head>
<body>
<header>
<h1>${title}</h1>
${settingsForm(text, query, address)}
${notice ? `<p role="alert">${notice}</p>` : ''}
${labels.length > 0 && layout ? `<p role="status">${text('labels.shown', shown)}${partLinks(text, address, query.part, shown)}</p>` : ''}
<p>${text('labels.hint')}</p>
<button type="button" data-print${sheets.length === 0 ? ' disabled' : ''}>${text('labels.printNow')}</button>
</header>
<main dir="ltr">
${sheets.join('\n')}
</main>
<script>${script}</script>
</body>
</html>`
  return new Response(body, {
    status: isWrong || !layout ? 400 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': `default-src 'none'; style-src ${sourceOf(style)}; script-src ${sourceOf(script)}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      'x-content-type-options': 'nosniff',
    },
  })
}

const isRightToLeft = (language: string) => language === 'ar' || language === 'fa'

const own = new Set(['size', 'width', 'height', 'paper', 'cut', 'skip', 'part'])

/** Which serial numbers they are stays as the address says it. */
function settingsForm(text: Text, query: LabelQuery, address: URLSearchParams): string {
  const kept = [...address]
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
  const number = (name: 'width' | 'height' | 'skip', more: string) =>
    `<label>${text(`labels.${name}`)}<input type="number" name="${name}" value="${query[name]}" ${more}></label>`
  const sides = `min="${MIN_SIDE_MM}" max="${MAX_SIDE_MM}" step="any" required`
  return `<form>${kept.join('')}
${select('size', text('labels.size'), query.size, [
  ...labelSizes.map((it) => [it, `${it.replace('x', ' × ')} mm`] as const),
  ['own', text('labels.size.own')],
])}
${number('width', sides)}
${number('height', sides)}
${select(
  'paper',
  text('labels.paper'),
  query.paper,
  papers.map((it) => [it, text(`labels.paper.${it}`)]),
)}
${select(
  'cut',
  text('labels.cut'),
  query.cut,
  cuttingAids.map((it) => [it, text(`labels.cut.${it}`)]),
)}
${number('skip', 'min="0" max="10000" step="1" required')}
<button>${text('labels.show')}</button>
</form>`
}

function select(name: string, label: string, chosen: string, options: readonly (readonly [string, string])[]): string {
  const choices = options.map(
    ([value, words]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${words}</option>`,
  )
  return `<label>${label}<select name="${name}">${choices.join('')}</select></label>`
}

/** To the labels before and after those of this page. */
function partLinks(
  text: Text,
  address: URLSearchParams,
  part: number,
  shown: { from: number; to: number; total: number },
) {
  const link = (to: number, words: string) => {
    const query = new URLSearchParams(address)
    query.set('part', String(to))
    return ` <a href="?${escape(query.toString())}">${words}</a>`
  }
  const before = shown.from > 1 ? link(part - 1, text('labels.before')) : ''
  return before + (shown.to < shown.total ? link(part + 1, text('labels.next')) : '')
}
