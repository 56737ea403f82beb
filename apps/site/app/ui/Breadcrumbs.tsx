import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import styles from './Breadcrumbs.module.css'

type BreadcrumbsProps = {
  /** The steps between home and this page, outermost first; `to` without language prefix. */
  steps: readonly { name: string; to: string }[]
}

/** The way to a page that is not one step from home. The page itself is left out: its heading follows. */
export function Breadcrumbs({ steps }: BreadcrumbsProps) {
  const text = useText()
  return (
    <nav aria-label={text('common.breadcrumb')}>
      <ol className={styles.steps}>
        {[{ name: text('common.home'), to: '/' }, ...steps].map((step) => (
          <li key={step.to} className={styles.step}>
            <LocalizedLink to={step.to}>{step.name}</LocalizedLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
