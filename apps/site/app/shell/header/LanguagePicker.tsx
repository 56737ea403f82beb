import { type LanguageCode, languageOf, languages } from '@vitrine/locales/languages'
import { useLocation, useMatches } from 'react-router'
import { useLanguage, useText } from '../../i18n/LanguageContext.tsx'
import { dismissSuggestion } from '../../../shared/languages/language-suggestion.ts'
import { localizedPath, splitLanguage } from '../../../shared/languages/localized-path.ts'
import type { PageMeta } from '../../../shared/page-meta.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './LanguagePicker.module.css'
import iconButton from './icon-button.module.css'
import { writeCookie } from '../../i18n/write-cookie.ts'

const LANGUAGE_MENU = 'language-menu'

type Match = ReturnType<typeof useMatches>[number]

/**
 * The same page in another language, with the number that a page of a list has in its address there. Only posts may be missing there, and
 * their list where a language has none: they lead to the home page.
 */
function pathInLanguage(path: string, match: Match | undefined, code: LanguageCode): string {
  const page = match?.loaderData as { meta?: PageMeta; languagesWithPosts?: readonly LanguageCode[] } | undefined
  const alternate = page?.meta?.alternates.find((it) => it.language === code)
  if (page?.languagesWithPosts?.includes(code) === false) return '/'
  if (!alternate) return match?.id === 'blog-id' ? '/' : path
  return path + new URL(alternate.href).search
}

/** The query of a search, and the products of a comparison, are kept in the other language. */
function searchQuery(match: Match | undefined, search: string): string {
  if (match?.id === 'compare') return search
  const query = match?.id.startsWith('search-result') ? new URLSearchParams(search).get('q') : null
  return query ? `?${new URLSearchParams({ q: query })}` : ''
}

/** The 18 languages in three columns: links to this page in each of them, which load a new document. */
export function LanguagePicker() {
  const text = useText()
  const current = useLanguage()
  const { pathname, search } = useLocation()
  const { path } = splitLanguage(pathname)
  const match = useMatches().at(-1)
  const query = searchQuery(match, search)
  return (
    <>
      <button
        type="button"
        className={classNames(iconButton.button, styles.button)}
        popoverTarget={LANGUAGE_MENU}
        aria-label={`${text('header.language')}: ${languageOf(current).name}`}
      >
        <Icon name="globe" />
        <span className={styles.current}>{languageOf(current).name}</span>
      </button>
      <div
        id={LANGUAGE_MENU}
        popover="auto"
        className={styles.menu}
        role="group"
        aria-label={text('header.chooseLanguage')}
      >
        <ul className={styles.grid} data-held>
          {languages.map(({ code, tag, name }) => (
            <li key={code}>
              <a
                className={styles.language}
                href={localizedPath(pathInLanguage(path, match, code), code) + query}
                lang={tag}
                hrefLang={tag}
                aria-current={code === current ? 'true' : undefined}
                onClick={() => {
                  writeCookie('language', code)
                  dismissSuggestion()
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
