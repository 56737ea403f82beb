import type { Picture as PictureData } from '@vitrine/contract/shapes/media'
import { useText } from '../i18n/LanguageContext.tsx'
import { ContactLink } from '../shell/ContactLink.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { RowFiller } from '../ui/RowFiller.tsx'
import { Adviser } from './advisers/Adviser.tsx'
import styles from './EnquiryTile.module.css'

type EnquiryTileProps = {
  columns?: 2 | 3 | undefined
  adviser?: boolean
  /** Beside its words, where it is two columns wide. */
  picture?: PictureData | null | undefined
}

/** Leads to an enquiry and says who answers it, in what a list leaves of its last row. */
export function EnquiryTile({ columns, adviser = true, picture }: EnquiryTileProps) {
  const text = useText()
  return (
    <RowFiller columns={columns} picture={picture}>
      <div>
        <p className={styles.title}>{text('form.title')}</p>
        <p className={styles.lead}>{text('form.lead')}</p>
      </div>
      <div className={styles.ways}>
        {adviser && <Adviser />}
        <ContactLink className={classNames(button.button, button.accent)}>{text('home.getConsultation')}</ContactLink>
      </div>
    </RowFiller>
  )
}
