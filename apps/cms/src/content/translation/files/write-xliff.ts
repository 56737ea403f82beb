import { tagOf } from '@vitrine/locales/languages'
import type { Inline } from '../segments/inline.ts'
import { protect } from '../segments/protect.ts'
import { escapeXml } from '../segments/tagged-text.ts'
import { type XliffDocument, type XliffFile, xliffNamespaces, type XliffUnit } from './xliff.ts'

/** The text of a file of XLIFF 2.0 for an agency. Codes, addresses and placeholders are marked as not to be translated; terms of the glossary are notes. */
export function writeXliff({ language, documents }: XliffFile): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${xliffNamespaces['2.0']}" version="2.0" srcLang="en" trgLang="${tagOf(language)}">`,
    ...documents.map(toFile),
    '</xliff>',
    '',
  ].join('\n')
}

const toFile = ({ kind, id, title, units }: XliffDocument) =>
  [
    `  <file id="${kind}-${id}" original="${kind}/${id}">`,
    `    <notes><note category="title">${escapeXml(title)}</note></notes>`,
    ...units.map(toUnit),
    '  </file>',
  ].join('\n')

function toUnit({ path, segments, terms = [], state = 'initial' }: XliffUnit): string {
  const notes = terms.map((it) => `<note category="glossary">${escapeXml(it)}</note>`).join('')
  return [
    `    <unit id="${escapeXml(path)}" canResegment="no">`,
    ...(notes ? [`      <notes>${notes}</notes>`] : []),
    ...segments.flatMap(({ source, target }, index) => [
      `      <segment id="s${index + 1}" state="${target ? state : 'initial'}">`,
      `        <source xml:space="preserve">${toContent(protect(source))}</source>`,
      ...(target ? [`        <target xml:space="preserve">${toContent(protect(target))}</target>`] : []),
      '      </segment>',
    ]),
    '    </unit>',
  ].join('\n')
}

/** Line breaks have no words; whatever else stays as it is does. */
function toContent(inlines: readonly Inline[]): string {
  return inlines
    .map((it) => {
      if (typeof it === 'string') return escapeXml(withoutControls(it))
      if (it.tag === 'g') return `<pc id="${it.id}" type="fmt">${toContent(it.children)}</pc>`
      return it.text.trim() === ''
        ? `<ph id="${it.id}" type="fmt"/>`
        : `<mrk id="m${it.id}" translate="no">${escapeXml(it.text)}</mrk>`
    })
    .join('')
}

/** XML has no way to write them. */
export const withoutControls = (text: string) =>
  [...text].filter((it) => it >= ' ' || it === '\t' || it === '\n' || it === '\r').join('')
