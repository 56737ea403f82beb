import { Form } from 'react-router'
import { useLanguage, useText } from '../i18n/LanguageContext.tsx'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { Icon } from './Icon.tsx'
import { MAX_QUERY_LENGTH } from '../../shared/search/query.ts'
import styles from './SearchForm.module.css'

type SearchFormProps = {
  /** The results page that answers, without language prefix. */
  path: string
  query: string
}

/** The form of the results pages and of pages that are not found: an address with `?q=`, so that it works without script. */
export function SearchForm({ path, query }: SearchFormProps) {
  const text = useText()
  return (
    <Form role="search" action={localizedPath(path, useLanguage())} className={styles.form}>
      <input
        // Another query makes a new field, which shows it.
        key={query}
        type="search"
        name="q"
        className={styles.input}
        defaultValue={query}
        aria-label={text('search.title')}
        placeholder={text('search.placeholder')}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
      />
      <button type="submit" className={styles.submit} aria-label={text('header.search')}>
        <Icon name="search" />
      </button>
    </Form>
  )
}
