import { useState } from 'react'
import { useText } from '../i18n/LanguageContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './ShareLinks.module.css'
import { shareTargets } from './share-targets.ts'

/** Shares the post on a network, or copies its link. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const text = useText()
  const [copied, setCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(url).then(() => setCopied(true))
  return (
    <div>
      <h2 className={styles.title}>{text('blog.share')}</h2>
      <ul className={styles.links}>
        {shareTargets(url, title).map(({ network, href }) => {
          const name = text(`social.${network}`)
          return (
            <li key={network}>
              <a
                className={styles.link}
                href={href}
                target="_blank"
                rel="noreferrer"
                aria-label={text('blog.shareOn', { network: name })}
              >
                {name}
              </a>
            </li>
          )
        })}
        <li className={styles.copy}>
          <button type="button" className={styles.link} onClick={copy}>
            <Icon name={copied ? 'check' : 'link'} />
            <span role="status">{text(copied ? 'blog.linkCopied' : 'blog.copyLink')}</span>
          </button>
        </li>
      </ul>
    </div>
  )
}
