import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'

type Names = Record<string, Partial<Record<string, string>>>

// Loaded with the viewer. One file for all languages: it is smaller than a picture.
const load = () => import('@vitrine/locales/parts.json').then((it) => it.default as Names)

/** The names of parts in the page's language; an unknown part is called by its key. */
export function usePartNames(): (part: string) => string {
  const names = useLazyModule(true, load, console.warn)
  const language = useLanguage()
  return (part) => names?.[part]?.[language] ?? names?.[part]?.en ?? part.replaceAll('-', ' ')
}
