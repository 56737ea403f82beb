import { Link, type LinkProps } from 'react-router'
import type { PagePosition } from '../../../shared/list-pages/list-page.ts'
import { pageSearch } from '../../../shared/list-pages/page-number.ts'
import { useText } from '../../i18n/LanguageContext.tsx'
import { linkPrefetch } from '../../i18n/link-prefetch.ts'
import { Icon } from '../Icon.tsx'
import { decidePageLinks } from './decide-page-links.ts'
import styles from './PageLinks.module.css'

type PageLinksProps = {
  position: PagePosition
  /** The query of a page, where the list is a narrowed one. */
  searchOf?: (page: number) => string
}

/** Links to the pages of a list by their numbers, and to the ones before and after; nothing where there is only one. */
export function PageLinks({ position: { page, pages }, searchOf = pageSearch }: PageLinksProps) {
  const text = useText()
  if (pages < 2) return null
  const step = (to: number, name: 'list.previous' | 'list.next') => (
    <li>
      <PageLink to={to} searchOf={searchOf} className={styles.link} aria-label={text(name)}>
        <Icon name="chevron" turned={to < page} />
      </PageLink>
    </li>
  )
  return (
    <nav className={styles.nav} aria-label={text('list.pages')}>
      <ul className={styles.list}>
        {page > 1 && step(page - 1, 'list.previous')}
        {decidePageLinks(page, pages).map((it, index) => (
          <li key={it ?? `gap ${index}`}>
            {it === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <PageLink
                to={it}
                searchOf={searchOf}
                className={styles.link}
                aria-label={text('list.page', { page: it })}
                aria-current={it === page ? 'page' : undefined}
              >
                {it}
              </PageLink>
            )}
          </li>
        ))}
        {page < pages && step(page + 1, 'list.next')}
      </ul>
    </nav>
  )
}

type PageLinkProps = Omit<LinkProps, 'to'> & { to: number; searchOf?: (page: number) => string }

/** A link to another page of the list of this address. */
export function PageLink({ to, searchOf = pageSearch, ...rest }: PageLinkProps) {
  return <Link prefetch={linkPrefetch()} to={{ search: searchOf(to) }} {...rest} />
}
