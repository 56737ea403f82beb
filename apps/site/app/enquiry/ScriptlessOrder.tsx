import { useLanguage, useText } from '../language/LanguageContext.tsx'
import { localizedPath } from '../language/path.ts'
import type { TextKey } from '../language/texts.ts'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { ASK_ANCHOR } from './FooterForm.tsx'
import styles from './ScriptlessOrder.module.css'

type ScriptlessOrderProps = { of: 'machine' | 'plant'; slug: string; words: TextKey }

/** What a browser without script has in place of the basket, which is kept by script: the way to an order form (PlainOrder). */
export function ScriptlessOrder({ of, slug, words }: ScriptlessOrderProps) {
  const text = useText()
  const contact = localizedPath('/contact', useLanguage())
  return (
    <form method="get" action={`${contact}#${ASK_ANCHOR}`} className={styles.form}>
      <input type="hidden" name={of} value={slug} />
      <button className={classNames(button.button, button.accent)}>{text(words)}</button>
    </form>
  )
}
