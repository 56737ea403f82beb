import { useState } from 'react'
import { pushEvent } from '../enquiry/push-event.ts'
import { WholeForm } from '../enquiry/WholeForm.tsx'
import { useText } from '../language/LanguageContext.tsx'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import { basketStore, useBasket } from './basket-store.ts'
import styles from './CartDialog.module.css'
import { CartList } from './CartList.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { PlacedOrder } from './PlacedOrder.tsx'
import { useFreshNames } from './use-fresh-names.ts'

type View = 'list' | 'form' | 'placed'

/**
 * The enquiry basket: empty, list, order form, order placed (SPEC.md sections 2 and 4). It begins with the list each time that it
 * is opened; what was typed into the form is still there.
 */
export function CartDialog() {
  const text = useText()
  const cart = useBasket()
  const [view, setView] = useState<View>('list')
  useFreshNames(cart)
  const shown = cart.length === 0 && view !== 'placed' ? 'empty' : view

  function confirm() {
    pushEvent('Confirm_the_order')
    setView('form')
  }

  function placed() {
    pushEvent('Complete_the_order')
    setView('placed')
    basketStore.change({ kind: 'clear' })
  }

  return (
    <ModalDialog label={text('cart.title')} size="order" onClose={() => basketStore.toggle(false)}>
      {shown !== 'placed' && <h2 className={styles.title}>{text('cart.title')}</h2>}
      {shown === 'empty' && <EmptyCart />}
      {shown === 'list' && <CartList cart={cart} onConfirm={confirm} />}
      {shown === 'form' && (
        <WholeForm form="order" label={text('cart.title')} cart={cart} onDone={placed} name={text('cart.complete')}>
          <button type="button" className={styles.back} onClick={() => setView('list')}>
            {text('form.back')}
          </button>
        </WholeForm>
      )}
      {shown === 'placed' && <PlacedOrder onBack={() => setView('list')} />}
    </ModalDialog>
  )
}
