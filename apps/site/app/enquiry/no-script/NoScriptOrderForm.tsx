import { useState } from 'react'
import { useLocation } from 'react-router'
import { MAX_QUANTITY } from '@vitrine/contract/submission-limits'
import { type Basket, toQuantity } from '../../../shared/basket/basket.ts'
import { BASKET_MIN_QUANTITY } from '../../../shared/constants.ts'
import { useText } from '../../i18n/LanguageContext.tsx'
import { FileField } from '../form/FileField.tsx'
import { CONTACT_FORM_ANCHOR } from '../form/ContactForm.tsx'
import { FormActions } from '../form/FormActions.tsx'
import { FormFields } from '../form/FormFields.tsx'
import type { PostedFormResult } from '../../../shared/enquiries/form-fields.ts'
import styles from './NoScriptOrderForm.module.css'
import { quantityField } from '../../../shared/enquiries/posted-quantities.ts'
import { useEnquiryForm } from '../form/use-enquiry-form.ts'

type NoScriptOrderFormProps = { lines: Basket; postedForm: PostedFormResult | undefined; onDone: () => void }

/**
 * The order form (R5.2) as part of a page, for the products that the page's address names. Without script it is posted to that page,
 * and the country is typed; with script it is sent like the other forms.
 */
export function NoScriptOrderForm({ lines, postedForm, onDone }: NoScriptOrderFormProps) {
  const text = useText()
  const { pathname, search } = useLocation()
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries((postedForm?.basket ?? []).map(({ id, cnt }) => [id, cnt])),
  )
  const basket = lines.map((line) => ({ ...line, cnt: counts[line.id] ?? line.cnt }))
  const { handlers, errors, busy, submitError } = useEnquiryForm('order', {
    basket,
    onDone,
    errors: postedForm?.errors,
    submitError: postedForm?.submitError,
  })
  return (
    <form
      className={styles.form}
      method="post"
      action={`${pathname}${search}#${CONTACT_FORM_ANCHOR}`}
      encType="multipart/form-data"
      aria-label={text('basket.title')}
      {...handlers}
    >
      <input type="hidden" name="form" value="order" />
      <input type="hidden" name="action_location" value={pathname} />
      <input type="hidden" name="cart" value={JSON.stringify(lines)} />
      <ul className={styles.lines}>
        {basket.map(({ id, model, name, cnt }, position) => (
          <li key={id} className={styles.line}>
            <span>
              <bdi className={styles.model}>{model}</bdi> <bdi className={styles.name}>{name}</bdi>
            </span>
            <input
              type="number"
              className={styles.count}
              name={quantityField(position)}
              defaultValue={cnt}
              min={BASKET_MIN_QUANTITY}
              max={MAX_QUANTITY}
              required
              aria-label={text('basket.quantity', { name: model })}
              onChange={({ target }) => setCounts({ ...counts, [id]: toQuantity(target.value) })}
            />
          </li>
        ))}
      </ul>
      <FormFields form="order" errors={errors} postedForm={postedForm}>
        <FileField />
      </FormFields>
      <FormActions busy={busy} submitError={submitError} name={text('basket.complete')} />
    </form>
  )
}
