import { toStoredFiles } from '../../stored-files.ts'
import type { Enquiry } from '../../../payload-types.ts'
import card from '../../../platform/ui/card.module.css'
import textStyles from '../../../platform/ui/text.module.css'
import { ShownFile } from './ShownFile.tsx'
import type { DeskTexts } from '../desk-texts.ts'
import { tagOf } from '../../../platform/tag-of.ts'

const KILOBYTE = 1000

/** The files of an enquiry: pictures and films are seen here, and all are downloads. */
export function Files({ enquiry, texts, language }: { enquiry: Enquiry; texts: DeskTexts; language: string }) {
  const files = toStoredFiles(enquiry.files)
  if (files.length === 0) return null
  const size = new Intl.NumberFormat(`${tagOf(language)}-u-nu-latn`, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  })
  return (
    <section className={card.card} aria-labelledby="desk-files">
      <h2 id="desk-files">{texts.files}</h2>
      <ul className={card.list}>
        {files.map((file, index) => (
          <li key={file.stored}>
            {file.deletedAt ? (
              <bdi>{file.name}</bdi>
            ) : (
              <>
                <ShownFile file={file} href={`/cms-api/enquiries/${enquiry.id}/files/${index}`} />
                <a href={`/cms-api/enquiries/${enquiry.id}/files/${index}`} download>
                  <bdi>{file.name}</bdi>
                </a>
              </>
            )}{' '}
            <span className={textStyles.muted}>
              {file.deletedAt ? texts.fileOfSpam : size.format(Math.ceil(file.size / KILOBYTE))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
