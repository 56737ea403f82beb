import { useText } from '../../i18n/LanguageContext.tsx'
import { useRootData } from '../../ui/use-root-data.ts'
import styles from './EnquirySent.module.css'

/** After an enquiry was sent: what names it, who answers and when, and the phone for who cannot wait. */
export function EnquirySent({ reference }: { reference: string }) {
  const text = useText()
  const phone = useRootData()?.layout.company.phone
  return (
    <div className={styles.sent}>
      <p className={styles.reference}>{text('basket.reference', { number: reference })}</p>
      <p>{text('form.lead')}</p>
      {phone && (
        <p>
          {text('contact.phone')}:{' '}
          <a href={`tel:${phone.replaceAll(' ', '')}`} className={styles.phone}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </p>
      )}
    </div>
  )
}
