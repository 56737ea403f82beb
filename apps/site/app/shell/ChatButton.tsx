import { useText } from '../i18n/LanguageContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './floating.module.css'

/** A link to the company's chat. */
export function ChatButton({ url }: { url: string }) {
  const text = useText()
  const isPage = url.startsWith('https:')
  return (
    <a className={styles.button} href={url} {...(isPage && { target: '_blank', rel: 'noreferrer' })}>
      <Icon name="chat" />
      <span className={styles.name}>{text('chat.open')}</span>
    </a>
  )
}
