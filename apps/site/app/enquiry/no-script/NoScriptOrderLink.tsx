import { useLanguage, useText } from '../../i18n/LanguageContext.tsx'
import { localizedPath } from '../../../shared/languages/localized-path.ts'
import type { TextKey } from '../../i18n/texts.ts'
import button from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { CONTACT_FORM_ANCHOR } from '../form/FooterForm.tsx'
import styles from './NoScriptOrderLink.module.css'

type ScriptlessOrderProps = { of: 'machine' | 'plant'; slug: string; words: TextKey }

/** What a browser without script has in place of the basket, which is kept by script: the way to an order form (PlainOrder). */
export function NoScriptOrderLink({ of, slug, words }: ScriptlessOrderProps) {
  const text = useText()
  const contact = localizedPath('/contact', useLanguage())
  return (
    <form method="get" action={`${contact}#${CONTACT_FORM_ANCHOR}`} className={styles.form}>
      <input type="hidden" name={of} value={slug} />
      <button className={classNames(button.button, button.accent)}>{text(words)}</button>
    </form>
  )
}
