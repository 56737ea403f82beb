import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'

type Names = Record<string, Partial<Record<string, string>>>

// With the viewer, not before: one file for all languages weighs less than a picture.
const load = () => import('@vitrine/locales/parts.json').then((it) => it.default as Names)

/** Names the parts of a model in the language of the page; a part that nobody knows is called by its key. */
export function usePartNames(): (part: string) => string {
  const names = useLazyModule(true, load, console.warn)
  const language = useLanguage()
  return (part) => names?.[part]?.[language] ?? names?.[part]?.en ?? part.replaceAll('-', ' ')
}
