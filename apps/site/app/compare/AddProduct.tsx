import { Form } from 'react-router'
import { COMPARE_PATH, COMPARED_PARAM, comparePath, MAX_COMPARED } from '../../shared/compare/compare-path.ts'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { MAX_QUERY_LENGTH } from '../../shared/search/query.ts'
import { useLanguage, useText } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './AddProduct.module.css'
import type { ComparisonData } from './load-comparison.server.ts'

type AddProductProps = Pick<ComparisonData, 'candidates' | 'query' | 'words'> & { slugs: readonly string[] }

/** Finds one more product: by a search, among what is related, or in the catalogue. */
export function AddProduct({ slugs, candidates, query, words }: AddProductProps) {
  const text = useText()
  const language = useLanguage()
  if (slugs.length >= MAX_COMPARED) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{words.add}</h2>
      <Form action={localizedPath(COMPARE_PATH, language)} className={styles.form} role="search" preventScrollReset>
        {slugs.length > 0 && <input type="hidden" name={COMPARED_PARAM} value={slugs.join(',')} />}
        <input
          // Another query makes a new field, which shows it.
          key={query}
          type="search"
          name="q"
          className={styles.input}
          defaultValue={query}
          aria-label={words.search}
          placeholder={words.search}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
        />
        <button type="submit" className={styles.submit} aria-label={text('header.search')}>
          <Icon name="search" />
        </button>
      </Form>
      {candidates.length > 0 && (
        <>
          {query === '' && <h3 className={styles.kind}>{text('product.related')}</h3>}
          <ul className={styles.list}>
            {candidates.map(({ slug, model, name }) => (
              <li key={slug}>
                <LocalizedLink to={comparePath(slugs, slug)} className={styles.candidate} preventScrollReset>
                  <Icon name="plus" />
                  <span>
                    <bdi className={styles.model}>{model}</bdi> {name}
                  </span>
                </LocalizedLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {query !== '' && candidates.length === 0 && (
        <p role="status" className={styles.none}>
          {text('search.none')}
        </p>
      )}
      <ButtonLink to="/product" look="outline" small>
        {text('product.all')}
      </ButtonLink>
    </section>
  )
}
