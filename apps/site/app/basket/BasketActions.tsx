import { useState } from 'react'
import { useLanguage, useText } from '../i18n/LanguageContext.tsx'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { Icon } from '../ui/Icon.tsx'
import { comparePath, MAX_COMPARED } from '../../shared/compare/compare-path.ts'
import { MAX_KINDS } from '../../shared/planner/plan.ts'
import { addToPlanPath } from '../../shared/planner/plan-path.ts'
import type { Basket } from '../../shared/basket/basket.ts'
import { SheetLink } from '../sheets/SheetLink.tsx'
import { basketSheetPath } from '../../shared/sheets/basket-sheet-path.ts'
import styles from './BasketActions.module.css'
import { VisitorTexts } from '../ui/visitor-text/VisitorTexts.tsx'
import { SendBasket } from './SendBasket.tsx'
import { useBasketLink } from './use-basket-link.ts'

/** Copies a link that holds the basket, prints it, puts it into a hall, and compares its products. */
export function BasketActions({ basket }: { basket: Basket }) {
  const text = useText()
  const language = useLanguage()
  const { link } = useBasketLink(basket)
  const [copied, setCopied] = useState<Basket | null>(null)

  function copy() {
    // Where the clipboard is out of reach the browser's own prompt shows the link for copying.
    const copying = navigator.clipboard
      ? navigator.clipboard.writeText(link)
      : Promise.reject(new Error('no clipboard'))
    copying.then(
      () => setCopied(basket),
      () => prompt(text('blog.copyLink'), link),
    )
  }

  return (
    <div className={styles.tools}>
      <button type="button" className={styles.tool} onClick={copy}>
        <Icon name={copied === basket ? 'check' : 'link'} />
        <span aria-live="polite">{text(copied === basket ? 'blog.linkCopied' : 'blog.copyLink')}</span>
      </button>
      <VisitorTexts>
        <SendBasket basket={basket} className={styles.tool} />
      </VisitorTexts>
      <button type="button" className={styles.tool} onClick={() => print()}>
        <Icon name="print" />
        {text('basket.print')}
      </button>
      <SheetLink path={basketSheetPath(basket)} hasUnits={false} className={styles.tool} />
      <a
        className={styles.tool}
        href={localizedPath(addToPlanPath(basket.slice(0, MAX_KINDS)), language)}
        rel="nofollow"
      >
        {text('planner.link')}
      </a>
      {basket.length > 1 && (
        <a
          className={styles.tool}
          href={localizedPath(comparePath(basket.slice(0, MAX_COMPARED).map(({ slug }) => slug)), language)}
        >
          {text('compare.link')}
        </a>
      )}
    </div>
  )
}
