import { useLanguage, useText } from '../../i18n/LanguageContext.tsx'
import { localizedPath } from '../../../shared/languages/localized-path.ts'
import type { TextKey } from '@vitrine/locales/text-key'
import button from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { CONTACT_FORM_ANCHOR } from '../form/ContactForm.tsx'
import styles from './NoScriptOrderLink.module.css'

type NoScriptOrderLinkProps = { parameter: 'product' | 'turnkey'; slug: string; label: TextKey }

/** Shown without script in place of the basket, which needs script: leads to `NoScriptOrderForm`. */
export function NoScriptOrderLink({ parameter, slug, label }: NoScriptOrderLinkProps) {
  const text = useText()
  const contact = localizedPath('/contact', useLanguage())
  return (
    <form method="get" action={`${contact}#${CONTACT_FORM_ANCHOR}`} className={styles.form}>
      <input type="hidden" name={parameter} value={slug} />
      <button className={classNames(button.button, button.accent)}>{text(label)}</button>
    </form>
  )
}
