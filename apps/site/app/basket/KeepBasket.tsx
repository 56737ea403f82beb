import { type FormEvent, useId, useRef, useState } from 'react'
import { MAX_BASKET_NAME, toBasketName } from '../../shared/basket/kept-baskets.ts'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { useVisitorText } from '../ui/visitor-text/visitor-text.ts'
import styles from './KeptBaskets.module.css'

/** Asks for the name of a basket; closed until it is wanted. */
export function KeepBasket({ onKeep }: { onKeep: (name: string) => void }) {
  const text = useVisitorText()
  const field = useId()
  const hint = useId()
  const details = useRef<HTMLDetailsElement>(null)
  const [isMissing, setIsMissing] = useState(false)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const name = toBasketName(String(new FormData(form).get('name')))
    setIsMissing(name === '')
    if (name === '') return form.querySelector('input')?.focus()
    onKeep(name)
    form.reset()
    // What had the focus is hidden then: it goes to what opens it again.
    details.current?.querySelector('summary')?.focus()
    details.current?.removeAttribute('open')
  }

  return (
    <details ref={details} className={styles.keep}>
      <summary className={styles.summary}>
        <Icon name="plus" />
        {text('kept.keep')}
      </summary>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <label htmlFor={field} className={styles.label}>
          {text('kept.name')}
        </label>
        <input
          id={field}
          name="name"
          className={styles.input}
          dir="auto"
          autoComplete="off"
          maxLength={MAX_BASKET_NAME}
          aria-describedby={hint}
          aria-invalid={isMissing}
        />
        <button className={classNames(button.button, button.outline, button.small)}>{text('kept.save')}</button>
        <p id={hint} className={classNames(styles.hint, isMissing && styles.error)}>
          {text(isMissing ? 'kept.nameMissing' : 'kept.nameHint')}
        </p>
      </form>
    </details>
  )
}
