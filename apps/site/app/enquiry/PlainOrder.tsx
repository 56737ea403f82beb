import { useState } from 'react'
import { useLocation } from 'react-router'
import { MOST_OF_A_MACHINE } from '@vitrine/contract/submission-bounds'
import { type Basket, toCount } from '../basket/basket.ts'
import { BASKET_LEAST_OF_A_MACHINE } from '../constants.ts'
import { useText } from '../language/LanguageContext.tsx'
import { FileField } from './FileField.tsx'
import { ASK_ANCHOR } from './FooterForm.tsx'
import { FormEnd } from './FormEnd.tsx'
import { FormFields } from './FormFields.tsx'
import type { Posted } from './form-fields.ts'
import styles from './PlainOrder.module.css'
import { countField } from './plain-counts.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'

type PlainOrderProps = { lines: Basket; posted: Posted | undefined; onDone: () => void }

/**
 * The order form of SPEC.md section 5 as part of a page, for the machines that its address names. Without script it posts to that page,
 * and the country is typed; with script it is sent like the other forms.
 */
export function PlainOrder({ lines, posted, onDone }: PlainOrderProps) {
  const text = useText()
  const { pathname, search } = useLocation()
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries((posted?.cart ?? []).map(({ id, cnt }) => [id, cnt])),
  )
  const cart = lines.map((line) => ({ ...line, cnt: counts[line.id] ?? line.cnt }))
  const { handlers, errors, busy, trouble } = useEnquiryForm('order', {
    cart,
    onDone,
    errors: posted?.errors,
    trouble: posted?.trouble,
  })
  return (
    <form
      method="post"
      action={`${pathname}${search}#${ASK_ANCHOR}`}
      encType="multipart/form-data"
      aria-label={text('cart.title')}
      {...handlers}
    >
      <input type="hidden" name="form" value="order" />
      <input type="hidden" name="action_location" value={pathname} />
      <input type="hidden" name="cart" value={JSON.stringify(lines)} />
      <ul className={styles.lines}>
        {cart.map(({ id, model, name, cnt }, position) => (
          <li key={id} className={styles.line}>
            <span>
              <bdi className={styles.model}>{model}</bdi> <bdi className={styles.name}>{name}</bdi>
            </span>
            <input
              type="number"
              className={styles.count}
              name={countField(position)}
              defaultValue={cnt}
              min={BASKET_LEAST_OF_A_MACHINE}
              max={MOST_OF_A_MACHINE}
              required
              aria-label={text('cart.quantity', { name: model })}
              onChange={({ target }) => setCounts({ ...counts, [id]: toCount(target.value) })}
            />
          </li>
        ))}
      </ul>
      <FormFields form="order" errors={errors} posted={posted}>
        <FileField />
      </FormFields>
      <FormEnd busy={busy} trouble={trouble} name={text('cart.complete')} />
    </form>
  )
}
