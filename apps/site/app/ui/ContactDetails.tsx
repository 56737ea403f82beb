import { Icon } from './Icon.tsx'
import styles from './ContactDetails.module.css'

type ContactDetailsProps = { phone?: string | null; email?: string | null; website?: string | null }

/** How somebody is reached. On a phone, where they are pressed rather than read, mail and website are signs beside the number. */
export function ContactDetails({ phone, email, website }: ContactDetailsProps) {
  return (
    <address className={styles.details}>
      {phone && (
        <a href={`tel:${phone.replaceAll(' ', '')}`}>
          <bdi>{phone}</bdi>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={styles.signed}>
          <Icon name="mail" />
          <bdi>{email}</bdi>
        </a>
      )}
      {website && (
        <a href={website} rel="noreferrer" className={styles.signed}>
          <Icon name="globe" />
          <bdi>{new URL(website).hostname}</bdi>
        </a>
      )}
    </address>
  )
}
