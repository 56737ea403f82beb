import type { FinderResults } from '@vitrine/contract/shapes/finder'
import { Link } from 'react-router'
import { type FinderQuery, toFinderSearch, withoutFilter } from '../../shared/finder/finder-query.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { ContactLink } from '../shell/ContactLink.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Words } from '../ui/Words.tsx'
import { nameOfFacet } from './FacetField.tsx'
import { useFinderText } from './finder-text.ts'
import styles from './NothingMatches.module.css'

type NothingMatchesProps = { found: FinderResults; asked: FinderQuery }

/** Nothing has all that is asked: which filter to leave out, and how many that gives. */
export function NothingMatches({ found: { loosen, facets }, asked }: NothingMatchesProps) {
  const [text, finderText] = [useText(), useFinderText()]
  const ways = loosen.flatMap(({ key, total }) => {
    const facet = facets.find((it) => it.key === key)
    return facet ? [{ key, total, name: nameOfFacet(facet, finderText) }] : []
  })
  return (
    <div className={styles.none}>
      <p className={styles.title}>
        <Words>{finderText('none')}</Words>
      </p>
      {ways.length > 0 && (
        <>
          <p>{finderText('loosen')}</p>
          <ul className={styles.ways}>
            {ways.map(({ key, total, name }) => (
              <li key={key}>
                <Link
                  to={{ search: toFinderSearch({ ...asked, filters: withoutFilter(asked.filters, key) }) }}
                  preventScrollReset
                  replace
                >
                  {finderText('without', { filter: name, count: total })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link to={{ search: toFinderSearch({ filters: [], sort: null }) }} preventScrollReset replace>
        {finderText('all')}
      </Link>
      <ContactLink className={classNames(button.button, button.accent)}>{text('header.contactButton')}</ContactLink>
    </div>
  )
}
