import type { ShownEntry } from '../../shared/layout-data.ts'
import { useText } from '../i18n/LanguageContext.tsx'

/** What a menu calls an entry: as editors named it, or in the site's own words. */
export function EntryName({ name, label, isFallback }: ShownEntry) {
  const text = useText()
  return name ? text(name) : <bdi lang={isFallback && 'en'}>{label}</bdi>
}
