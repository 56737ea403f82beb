import { useState } from 'react'
import { useLanguage, useText } from '../i18n/LanguageContext.tsx'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { Icon } from '../ui/Icon.tsx'
import type { Basket } from '../../shared/basket/basket.ts'
import styles from './BasketActions.module.css'
import { toShareHash } from './share-link.ts'

/** What else can be done with a basket: a link that holds it, and paper. */
export function BasketActions({ cart }: { cart: Basket }) {
  const text = useText()
  const home = localizedPath('/', useLanguage())
  const [copied, setCopied] = useState<Basket | null>(null)

  function copy() {
    const link = location.origin + home + toShareHash(cart)
    // Where the clipboard is out of reach the browser's own prompt shows the link for copying.
    const copying = navigator.clipboard
      ? navigator.clipboard.writeText(link)
      : Promise.reject(new Error('no clipboard'))
    copying.then(
      () => setCopied(cart),
      () => prompt(text('blog.copyLink'), link),
    )
  }

  return (
    <div className={styles.tools}>
      <button type="button" className={styles.tool} onClick={copy}>
        <Icon name={copied === cart ? 'check' : 'link'} />
        <span aria-live="polite">{text(copied === cart ? 'blog.linkCopied' : 'blog.copyLink')}</span>
      </button>
      <button type="button" className={styles.tool} onClick={() => print()}>
        <Icon name="print" />
        {text('cart.print')}
      </button>
    </div>
  )
}
