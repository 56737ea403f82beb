import { type MouseEvent, useState } from 'react'
import { Form } from 'react-router'
import { PLANNER_PATH, withProduct } from '../../shared/planner/plan-path.ts'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { productPath } from '../../shared/paths.ts'
import { MAX_QUERY_LENGTH } from '../../shared/search/query.ts'
import { useLanguage, useText } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { useSuggestions } from '../search/use-suggestions.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './AddProducts.module.css'
import type { PlannerData } from './load-planner.server.ts'
import panel from './panel.module.css'
import { usePlannerText } from './planner-text.ts'

type ProductSearchProps = {
  data: Pick<PlannerData, 'query' | 'found'>
  /** The query of the plan that is added to. */
  search: string
  onAdd: (slug: string, event: MouseEvent) => void
}

const MAX_SHOWN = 6

/** Finds products while one types; without script the form asks for the page anew. */
export function ProductSearch({ data, search, onAdd }: ProductSearchProps) {
  const text = usePlannerText()
  const siteText = useText()
  const language = useLanguage()
  const [typed, setTyped] = useState(data.query)
  const suggested = useSuggestions('products', typed.trim())
  const isOwn = typed === data.query && data.query !== ''
  const hits = typed.trim() === '' ? [] : (suggested?.hits ?? (isOwn ? data.found : []))
  const isEmpty = typed.trim() !== '' && hits.length === 0 && (suggested?.query === typed.trim() || isOwn)
  return (
    <>
      <Form
        action={localizedPath(PLANNER_PATH, language)}
        className={styles.form}
        role="search"
        onSubmit={(event) => event.preventDefault()}
      >
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          type="search"
          name="q"
          className={styles.input}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-label={text('search')}
          placeholder={text('search')}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
        />
        <button type="submit" className={styles.submit} aria-label={siteText('header.search')}>
          <Icon name="search" />
        </button>
      </Form>
      {hits.length > 0 && (
        <ul>
          {hits.slice(0, MAX_SHOWN).map(({ path, model, title }) => {
            const slug = path.slice(productPath('').length)
            return (
              <li key={path}>
                <LocalizedLink
                  to={withProduct(search, slug)}
                  className={styles.candidate}
                  rel="nofollow"
                  prefetch="none"
                  preventScrollReset
                  onClick={(event) => onAdd(slug, event)}
                >
                  <Icon name="plus" />
                  <span>
                    <bdi className={styles.model}>{(model ?? []).join('')}</bdi> {title.pieces.join('')}
                  </span>
                </LocalizedLink>
              </li>
            )
          })}
        </ul>
      )}
      {isEmpty && (
        <p role="status" className={panel.note}>
          {siteText('search.none')}
        </p>
      )}
    </>
  )
}
