import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readItem, writeItem } from '../../shared/browser-storage.ts'
import { ADDED_PARAM, COMPARED_PARAM, comparePath } from '../../shared/compare/compare-path.ts'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'

/** The storage key of the slugs that were compared last, with commas between. */
const COMPARED_KEY = 'compared'

/**
 * Keeps in this browser which products are compared. An address that says nothing of it, as a link to add one more, gets what was compared last.
 * @param slugs those that are shown
 */
export function useKeptComparison(slugs: readonly string[]) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const language = useLanguage()
  const shown = slugs.join()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const kept = readItem('localStorage', COMPARED_KEY)?.split(',').filter(Boolean) ?? []
    const added = query.get(ADDED_PARAM) ?? undefined
    if (query.has(COMPARED_PARAM) || kept.every((it) => it === added)) {
      writeItem('localStorage', COMPARED_KEY, shown)
      return
    }
    void navigate(localizedPath(comparePath(kept, added), language), { replace: true, preventScrollReset: true })
  }, [search, shown, language, navigate])
}
