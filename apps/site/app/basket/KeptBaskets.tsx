import { useState } from 'react'
import type { Basket } from '../../shared/basket/basket.ts'
import {
  keepBasket,
  type KeptBasket,
  type KeptBaskets as Kept,
  MAX_KEPT_BASKETS,
  removeBasket,
} from '../../shared/basket/kept-baskets.ts'
import { basketStore } from '../shell/basket-store.ts'
import button from '../ui/button.module.css'
import { useStore } from '../ui/create-store.ts'
import { useVisitorText } from '../ui/visitor-text/visitor-text.ts'
import { KeepBasket } from './KeepBasket.tsx'
import { keptBasketStore } from './kept-basket-store.ts'
import { KeptBasketRow } from './KeptBasketRow.tsx'
import styles from './KeptBaskets.module.css'

const none: Kept = []

/** What was done last, and how it is taken back. */
type Done = { words: string; undo?: () => void }

/** Keeps the basket under a name, and opens and deletes those that are kept; whatever is replaced or deleted can be taken back. */
export function KeptBaskets({ basket }: { basket: Basket }) {
  const text = useVisitorText()
  const kept = useStore(keptBasketStore, none)
  const [done, setDone] = useState<Done | null>(null)

  function save(changed: Kept, said: Done) {
    setDone(keptBasketStore.set(changed) ? said : { words: text('kept.failed') })
  }

  function keep(name: string) {
    const changed = keepBasket(kept, { name, lines: basket })
    if (changed === kept) return setDone({ words: text('kept.full', { count: MAX_KEPT_BASKETS }) })
    const isReplaced = kept.some((it) => it.name === name)
    const undo = () => save(kept, { words: text('undone') })
    save(changed, { words: text(isReplaced ? 'kept.replaced' : 'kept.saved', { name }), ...(isReplaced && { undo }) })
  }

  function open({ name, lines }: KeptBasket) {
    const before = basket
    replaceBasket(lines)
    const undo = () => {
      replaceBasket(before)
      setDone({ words: text('undone') })
    }
    setDone({ words: text('kept.opened', { name }), ...(before.length > 0 && { undo }) })
  }

  function remove({ name }: KeptBasket) {
    const undo = () => save(kept, { words: text('undone') })
    save(removeBasket(kept, name), { words: text('kept.removed', { name }), undo })
  }

  if (basket.length === 0 && kept.length === 0 && !done) return null
  return (
    <section className={styles.kept} aria-label={text('kept.title')}>
      {basket.length > 0 && <KeepBasket onKeep={keep} />}
      <p className={styles.done} role="status">
        {done && (
          <>
            {done.words}{' '}
            {done.undo && (
              <button type="button" className={button.words} onClick={done.undo}>
                {text('undo')}
              </button>
            )}
          </>
        )}
      </p>
      {kept.length > 0 && (
        <>
          <h3 className={styles.title}>{text('kept.title')}</h3>
          <ul className={styles.list}>
            {kept.map((it) => (
              <KeptBasketRow key={it.name} kept={it} onOpen={() => open(it)} onRemove={() => remove(it)} />
            ))}
          </ul>
          <p className={styles.note}>{text('kept.onThisDevice')}</p>
        </>
      )}
    </section>
  )
}

function replaceBasket(lines: Basket) {
  basketStore.change({ kind: 'clear' })
  basketStore.change({ kind: 'addAll', lines })
}
