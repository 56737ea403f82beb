import { useText } from '../i18n/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { EnquirySent } from '../enquiry/form/EnquirySent.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './OrderPlaced.module.css'

/** The order is placed (R8.16); back leads to the list, which is empty now. */
export function OrderPlaced({ reference, onBack }: { reference: string; onBack: () => void }) {
  const text = useText()
  return (
    <div className={styles.placed} role="status">
      <span className={styles.mark}>
        <Icon name="check" />
      </span>
      <div>
        <p className={styles.title}>{text('basket.placed')}</p>
        <p className={styles.text}>{text('basket.placedText')}</p>
        <EnquirySent reference={reference} />
      </div>
      <button
        type="button"
        // The form that had the focus is gone: the focus goes to what comes next.
        ref={(element) => element?.focus()}
        className={classNames(button.button, button.outline)}
        onClick={onBack}
      >
        {text('form.back')}
      </button>
    </div>
  )
}
