import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { PagePosition } from '../../../shared/list-pages/list-page.ts'
import { useText } from '../../i18n/LanguageContext.tsx'
import button from '../button.module.css'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import styles from './ListEnd.module.css'
import { PageLink, PageLinks } from './PageLinks.tsx'
import { showMoreState } from './use-shown-pages.ts'

type ListEndProps = {
  position: PagePosition
  /** Which elements of how many are shown. */
  shown: ReactNode
}

/**
 * The end of a list that has several pages: a link that shows the next page below this one, how much is shown, and links to all pages. Without
 * script the link leads to the next page; with it, the address changes all the same, and going back leads to what was before the list.
 */
export function ListEnd({ position, shown }: ListEndProps) {
  const text = useText()
  const { key } = useLocation()
  const { page, pages } = position
  if (pages < 2) return null
  return (
    <div className={styles.end}>
      <div className={styles.more}>
        {page < pages && (
          <PageLink
            to={page + 1}
            replace
            preventScrollReset
            state={showMoreState(key)}
            className={classNames(button.button, button.outline, styles.button)}
          >
            {text('common.showMore')}
            <Icon name="down" />
          </PageLink>
        )}
        <p className={styles.shown} role="status">
          {shown}
        </p>
      </div>
      <PageLinks position={position} />
    </div>
  )
}
