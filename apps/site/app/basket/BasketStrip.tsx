import { useText } from '../i18n/LanguageContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import { basketDialog } from '../shell/dialog-store.ts'
import styles from './BasketStrip.module.css'

/** On phones above the bar as long as something is in the basket, which the header hides with itself. */
export function BasketStrip({ count }: { count: number }) {
  const text = useText()
  return (
    <button type="button" className={styles.strip} data-strip aria-haspopup="dialog" onClick={basketDialog.open}>
      <span>
        {text('category.productCount', { count })} · {text('basket.send')}
      </span>
      <Icon name="arrow" />
    </button>
  )
}
