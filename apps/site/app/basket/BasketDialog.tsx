import { useState } from 'react'
import { pushEvent } from '../enquiry/sending/push-event.ts'
import { EnquiryForm } from '../enquiry/form/EnquiryForm.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import { basketStore, useBasket } from '../shell/basket-store.ts'
import styles from './BasketDialog.module.css'
import { BasketList } from './BasketList.tsx'
import { EmptyBasket } from './EmptyBasket.tsx'
import { OrderPlaced } from './OrderPlaced.tsx'
import { useLocalizedNames } from './use-localized-names.ts'

type View = 'list' | 'form' | 'placed'

/**
 * The enquiry basket: empty, list, order form, order placed (R2.33, R4.10 to R4.13). It begins with the list each time that it
 * is opened; what was typed into the form is still there.
 */
export function BasketDialog() {
  const text = useText()
  const cart = useBasket()
  const [view, setView] = useState<View>('list')
  useLocalizedNames(cart)
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
      {shown === 'empty' && <EmptyBasket />}
      {shown === 'list' && <BasketList cart={cart} onConfirm={confirm} />}
      {shown === 'form' && (
        <EnquiryForm form="order" label={text('cart.title')} cart={cart} onDone={placed} name={text('cart.complete')}>
          <button type="button" className={styles.back} onClick={() => setView('list')}>
            {text('form.back')}
          </button>
        </EnquiryForm>
      )}
      {shown === 'placed' && <OrderPlaced onBack={() => setView('list')} />}
    </ModalDialog>
  )
}
