import { useLocation } from 'react-router'
import { type ListSize, PRODUCTS_PER_PAGE } from '../../../shared/list-pages/list-page.ts'
import { useText } from '../../i18n/LanguageContext.tsx'
import button from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PageLink, PageLinks } from '../../ui/list-pages/PageLinks.tsx'
import { showMoreState } from '../../ui/list-pages/use-shown-pages.ts'
import styles from './ProductListEnd.module.css'

type ProductListEndProps = {
  list: ListSize
  /** How many pages are shown; `list` is the last of them. */
  shownPages: number
}

/**
 * The end of a list of products that has several pages: a link that shows the next page below this one, how much is shown, and links to all
 * pages. Without script the first link leads to the next page; with it, too, the address changes, and going back leaves the list.
 */
export function ProductListEnd({ list, shownPages }: ProductListEndProps) {
  const text = useText()
  const { key } = useLocation()
  const { page, pages, total } = list
  if (pages < 2) return null
  const from = (page - shownPages) * PRODUCTS_PER_PAGE + 1
  const to = Math.min(page * PRODUCTS_PER_PAGE, total)
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
          {text('product.shown', { from, to, total })}
        </p>
      </div>
      <PageLinks position={list} />
    </div>
  )
}
