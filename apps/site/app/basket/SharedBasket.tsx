import type { ProductCard } from '@vitrine/contract/shapes/shop'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useLanguage, useText } from '../i18n/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import type { Basket } from '../../shared/basket/basket.ts'
import { basketStore } from '../shell/basket-store.ts'
import { basketDialog } from '../shell/dialog-store.ts'
import dialog from './BasketDialog.module.css'
import { loadProducts } from './load-products.ts'
import styles from './SharedBasket.module.css'
import { readShareHash, readShareName } from '../../shared/basket/share-link.ts'
import type { SharedLine } from '../../shared/basket/shared-lines.ts'
import { toBasketLine } from '../../shared/basket/to-basket-line.ts'

/** Somebody else's basket, from a link: nothing is added before the visitor confirms. */
export function SharedBasket() {
  const text = useText()
  const language = useLanguage()
  const { hash, pathname, search } = useLocation()
  const name = readShareName(hash)
  const [lines, setLines] = useState<Basket>([])

  /** Removes the basket from the address without a navigation, which would close the basket that opens next. */
  function close() {
    history.replaceState(history.state, '', pathname + search)
    setLines([])
  }

  useEffect(() => {
    const shared = readShareHash(hash)
    loadProducts(
      language,
      shared.map(({ slug }) => slug),
    ).then((products) => setLines(toLines(products, shared)), console.warn)
  }, [hash, language])

  function add() {
    for (const line of lines) basketStore.change({ kind: 'add', line })
    close()
    basketDialog.open()
  }

  if (lines.length === 0) return null
  return (
    <ModalDialog label={text('basket.title')} size="contact" onClose={close}>
      <h2 className={dialog.title}>{text('basket.title')}</h2>
      {name && (
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
      )}
      <p>{text('basket.sharedQuestion')}</p>
      <ul className={styles.lines}>
        {lines.map(({ id, model, name, cnt }) => (
          <li key={id} className={styles.line}>
            <span>
              <bdi className={styles.model}>{model}</bdi> <bdi>{name}</bdi>
            </span>
            <bdi>{text('turnkey.productQuantity', { count: cnt })}</bdi>
          </li>
        ))}
      </ul>
      <div className={styles.answers}>
        <button type="button" className={classNames(button.button, button.outline, button.small)} onClick={close}>
          {text('basket.sharedIgnore')}
        </button>
        <button type="button" className={classNames(button.button, button.accent, button.small)} onClick={add}>
          {text('basket.sharedAdd')}
        </button>
      </div>
    </ModalDialog>
  )
}

/** Products that no longer exist are left out. */
function toLines(products: readonly ProductCard[], shared: readonly SharedLine[]): Basket {
  return shared.flatMap(({ slug, cnt }) => {
    const product = products.find((it) => it.slug === slug)
    return product ? toBasketLine(product, cnt) : []
  })
}
