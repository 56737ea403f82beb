import { CMS_API_PATH } from '@vitrine/contract/reserved-paths'
import { toSerialPath } from '@vitrine/contract/document-address'
import type { UIFieldServerComponent } from 'payload'
import { settings } from '../../../platform/settings.ts'
import { documentText } from '../document-texts.ts'
import styles from './LabelLink.module.css'

/** Beside a saved serial number: its label, to be printed, and the page that the label leads to. */
export const LabelLink: UIFieldServerComponent = ({ data, req }) => {
  const { id, serial } = (data ?? {}) as { id?: number; serial?: string }
  if (!id || !serial) return <p>{documentText(req, 'label.unsaved')}</p>
  const address = `${CMS_API_PATH}/serial-numbers/${id}/label`
  const link = settings.SITE_URL + toSerialPath(serial)
  return (
    <div className={styles.label}>
      <a href={address} target="_blank" rel="noreferrer">
        <img src={address} alt="" className={styles.picture} />
        {documentText(req, 'label.print')}
      </a>
      <a href={link} target="_blank" rel="noreferrer" className={styles.link}>
        {link}
      </a>
    </div>
  )
}
