import { useState } from 'react'
import { pushEvent } from '../enquiry/sending/push-event.ts'
import { EnquiryForm } from '../enquiry/form/EnquiryForm.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import { VisitorTexts } from '../ui/visitor-text/VisitorTexts.tsx'
import { basketStore, useBasket } from '../shell/basket-store.ts'
import { basketDialog } from '../shell/dialog-store.ts'
import styles from './BasketDialog.module.css'
import { BasketSummary } from './BasketSummary.tsx'
import { BasketList } from './BasketList.tsx'
import { KeptBaskets } from './KeptBaskets.tsx'
import { TogetherList } from './TogetherList.tsx'
import { EmptyBasket } from './EmptyBasket.tsx'
import { OrderPlaced } from './OrderPlaced.tsx'
import { toReference } from '../../shared/enquiries/to-reference.ts'
import { useLocalizedNames } from './use-localized-names.ts'

type View = 'list' | 'form' | 'placed'

/**
 * The enquiry basket: empty, list, order form, order placed (R2.33, R4.10 to R4.13). It shows the list each time that it
 * is opened; what was typed into the form is kept.
 */
export function BasketDialog() {
  const text = useText()
  const basket = useLocalizedNames(useBasket())
  const [view, setView] = useState<View>('list')
  const [reference, setReference] = useState('')
  const shown = basket.length === 0 && view !== 'placed' ? 'empty' : view

  function handleConfirm() {
    pushEvent('Confirm_the_order')
    setView('form')
  }

  function handlePlaced(id: string) {
    setReference(toReference(id))
    pushEvent('Complete_the_order')
    setView('placed')
    basketStore.change({ kind: 'clear' })
  }

  return (
    <ModalDialog label={text('basket.title')} size="order" onClose={basketDialog.close}>
      {shown !== 'placed' && <h2 className={styles.title}>{text('basket.title')}</h2>}
      {shown === 'empty' && <EmptyBasket />}
      {shown === 'list' && <BasketList basket={basket} onConfirm={handleConfirm} />}
      {(shown === 'list' || shown === 'empty') && (
        <VisitorTexts>
          {shown === 'list' && <TogetherList basket={basket} />}
          <KeptBaskets basket={basket} />
        </VisitorTexts>
      )}
      {shown === 'form' && <BasketSummary basket={basket} />}
      {shown === 'form' && (
        <EnquiryForm
          form="order"
          label={text('basket.title')}
          basket={basket}
          onDone={handlePlaced}
          name={text('basket.complete')}
        >
          <button type="button" className={styles.back} onClick={() => setView('list')}>
            {text('form.back')}
          </button>
        </EnquiryForm>
      )}
      {shown === 'placed' && <OrderPlaced reference={reference} onBack={() => setView('list')} />}
    </ModalDialog>
  )
}
