import type { ShownEntry } from '../../shared/layout-data.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import styles from './EntryName.module.css'

/** What a menu calls an entry: as editors named it, or in the site's own words. */
export function EntryName({ name, label, isFallback }: ShownEntry) {
  const text = useText()
  if (name) return text(name)
  return (
    <bdi className={styles.name} lang={isFallback ? 'en' : undefined}>
      {label}
    </bdi>
  )
}
