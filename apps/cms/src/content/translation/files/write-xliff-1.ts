import { tagOf } from '@vitrine/locales/languages'
import type { Inline } from '../segments/inline.ts'
import { protect } from '../segments/protect.ts'
import { escapeXml } from '../segments/tagged-text.ts'
import { withoutControls } from './write-xliff.ts'
import {
  toUnitId,
  type XliffDocument,
  type XliffFile,
  xliffNamespaces,
  type XliffState,
  type XliffUnit,
} from './xliff.ts'

const states = { initial: 'needs-translation', translated: 'translated', final: 'final' } as const satisfies Record<
  XliffState,
  string
>

/** The text of a file of XLIFF 1.2 for an agency, with what one of 2.0 says. */
export function writeXliff1({ language, documents }: XliffFile): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${xliffNamespaces['1.2']}" version="1.2">`,
    ...documents.map((document) => toFile(document, tagOf(language))),
    '</xliff>',
    '',
  ].join('\n')
}

const toFile = ({ kind, id, title, units }: XliffDocument, language: string) =>
  [
    `  <file original="${kind}/${id}" source-language="en" target-language="${language}" datatype="plaintext">`,
    `    <header><note from="title">${escapeXml(title)}</note></header>`,
    '    <body>',
    ...units.flatMap(toUnits),
    '    </body>',
    '  </file>',
  ].join('\n')

function toUnits({ path, segments, terms = [], state = 'initial' }: XliffUnit): string[] {
  const notes = terms.map((it) => `        <note from="glossary">${escapeXml(it)}</note>`)
  return segments.map(({ source, target }, index) =>
    [
      `      <trans-unit id="${escapeXml(toUnitId(path, index))}" xml:space="preserve">`,
      `        <source>${toContent(protect(source))}</source>`,
      ...(target ? [`        <target state="${states[state]}">${toContent(protect(target))}</target>`] : []),
      ...(index === 0 ? notes : []),
      '      </trans-unit>',
    ].join('\n'),
  )
}

function toContent(inlines: readonly Inline[]): string {
  return inlines
    .map((it) => {
      if (typeof it === 'string') return escapeXml(withoutControls(it))
      if (it.tag === 'g') return `<g id="${it.id}">${toContent(it.children)}</g>`
      return it.text.trim() === ''
        ? `<x id="${it.id}"/>`
        : `<mrk mtype="protected" mid="m${it.id}">${escapeXml(it.text)}</mrk>`
    })
    .join('')
}
