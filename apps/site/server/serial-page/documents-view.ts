import { toDocumentPath, toSerialPath, toVersionPath } from '@vitrine/contract/document-address'
import type { DocumentVersion, ProductDocument } from '@vitrine/contract/shapes/documents'
import { type LanguageCode, languageOf } from '@vitrine/locales/languages'
import { toSize } from '../../shared/documents/to-size.ts'
import { type Part, toMarkup } from '../buyer-page/document.ts'
import { toDate } from '../buyer-page/enquiry-view.ts'
import type { DocumentText } from '../documents/document-texts.ts'

type Reader = { text: DocumentText; language: LanguageCode; serial: string }

/** The documents that a serial number opens, each with what counts today before what did not. */
export const documentsView = (documents: readonly ProductDocument[], reader: Reader): Part =>
  toMarkup`<ol class="history">${documents.map((it) => documentView(it, reader))}</ol>`

function documentView(document: ProductDocument, reader: Reader): Part {
  const { text } = reader
  const { title, kind, is_public: isPublic, isFallback, versions } = document
  const current = versions.filter((it) => it.in_force)
  const kindName = text(`kind.${kind}`)
  return toMarkup`<li>
<h3>${isFallback ? toMarkup`<bdi lang="en">${title}</bdi>` : title}</h3>
${kindName === title ? '' : toMarkup`<p class="muted">${kindName}</p>`}
${isPublic ? '' : toMarkup`<p class="muted">${text('private')}</p>`}
${current.length === 0 ? toMarkup`<p>${text('notNow')}</p>` : toMarkup`<ul>${current.map((it) => toMarkup`<li>${linkView(document, it, reader)}</li>`)}</ul>`}
<details>
<summary>${text('versions')}</summary>
<ul>${versions.map((it) => versionView(document, it, reader))}</ul>
</details>
</li>`
}

function linkView({ key, is_public: isPublic }: ProductDocument, version: DocumentVersion, reader: Reader): Part {
  const { text, serial, language: page } = reader
  const name = { key, version: version.version, language: version.language }
  const href = isPublic ? toDocumentPath(name) : `${toSerialPath(serial)}/${toVersionPath(name)}`
  const own = version.language && languageOf(version.language)
  const languageName = own ? toMarkup`<bdi lang="${own.tag}">${own.name}</bdi>` : text('anyLanguage')
  const about = [text('version', { version: version.version }), version.format, toSize(version.bytes, page)]
  return toMarkup`<a href="${href}"${own ? toMarkup` hreflang="${own.tag}"` : ''}>${languageName} · <bdi>${about.join(' · ')}</bdi></a>`
}

function versionView(document: ProductDocument, version: DocumentVersion, reader: Reader): Part {
  const { text, language } = reader
  const { valid_from: from, valid_until: until, sha256 } = version
  const days = [
    text('validFrom', { date: toDate(from, language) }),
    ...(until === null ? [] : [text('validUntil', { date: toDate(until, language) })]),
  ]
  const states = [
    ...(version.in_force ? [text('inForce')] : []),
    ...(version.at_delivery ? [text('atDelivery')] : []),
    ...(version.at_former_deliveries ?? []).map((day) => text('atFormerDelivery', { date: toDate(day, language) })),
  ]
  return toMarkup`<li>
<p>${linkView(document, version, reader)}</p>
<p class="muted">${days.join(', ')}</p>
${states.length === 0 ? '' : toMarkup`<p><strong>${states.join(' · ')}</strong></p>`}
<p class="muted">${text('checksum')}: <code dir="ltr">${sha256}</code></p>
</li>`
}
