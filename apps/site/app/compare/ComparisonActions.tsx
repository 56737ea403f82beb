import { useState } from 'react'
import { comparePath } from '../../shared/compare/compare-path.ts'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { useLanguage, useText } from '../i18n/LanguageContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SheetLink } from '../sheets/SheetLink.tsx'
import { comparisonSheetPath } from '../../shared/sheets/sheet-path.ts'
import styles from './ComparisonActions.module.css'

/** What becomes of a comparison: its address is copied, it is printed. */
export function ComparisonActions({ slugs }: { slugs: readonly string[] }) {
  const text = useText()
  const path = localizedPath(comparePath(slugs), useLanguage())
  const [copied, setCopied] = useState('')

  function copy() {
    const link = location.origin + path
    const copying = navigator.clipboard
      ? navigator.clipboard.writeText(link)
      : Promise.reject(new Error('no clipboard'))
    copying.then(
      () => setCopied(path),
      // Where the clipboard is out of reach the browser's own prompt shows the link for copying.
      () => prompt(text('blog.copyLink'), link),
    )
  }

  return (
    <div className={styles.actions}>
      <button type="button" className={styles.tool} onClick={copy}>
        <Icon name={copied === path ? 'check' : 'link'} />
        <span aria-live="polite">{text(copied === path ? 'blog.linkCopied' : 'blog.copyLink')}</span>
      </button>
      <button type="button" className={styles.tool} onClick={() => print()}>
        <Icon name="print" />
        {text('basket.print')}
      </button>
      <SheetLink path={comparisonSheetPath(slugs)} hasUnits className={styles.sheet} />
    </div>
  )
}
