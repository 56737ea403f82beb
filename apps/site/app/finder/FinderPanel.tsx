import type { Facet } from '@vitrine/contract/shapes/finder'
import { useRef, useState } from 'react'
import type { FinderQuery } from '../../shared/finder/finder-query.ts'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Words } from '../ui/Words.tsx'
import { FacetField } from './FacetField.tsx'
import styles from './FinderPanel.module.css'
import { groupFacets } from './group-facets.ts'
import { useFinderText } from './finder-text.ts'
import { useApply } from './use-apply.ts'

/** The id of the form, for fields outside of it. */
export const FINDER_FORM = 'finder'

type FinderPanelProps = { facets: readonly Facet[]; asked: FinderQuery; total: number }

/**
 * What can be asked of the products: a form with an address. Without script it is sent by its button; with it the list changes as one
 * chooses. On phones it is folded once something is asked, above what was found.
 */
export function FinderPanel({ facets, asked, total }: FinderPanelProps) {
  const finderText = useFinderText()
  const [isOpenFirst] = useState(asked.filters.length === 0)
  const details = useRef<HTMLDetailsElement>(null)
  const { handleChange, handleSubmit } = useApply(() => {
    const { current } = details
    if (current && matchMedia('(max-width: 991px)').matches) {
      current.open = false
      document.getElementById('found')?.scrollIntoView()
    }
  })
  return (
    <details ref={details} className={styles.panel} open={isOpenFirst}>
      <summary className={styles.summary}>
        {finderText('filters')}
        {asked.filters.length > 0 && <bdi className={styles.number}>{asked.filters.length}</bdi>}
      </summary>
      <form id={FINDER_FORM} role="search" className={styles.form} onChange={handleChange} onSubmit={handleSubmit}>
        <input type="hidden" name="find" value="1" />
        {groupFacets(facets, asked.filters).map(({ group, isOpen, facets: own }) =>
          group === null ? (
            own.map((facet) => <FacetField key={facet.key} facet={facet} filters={asked.filters} />)
          ) : (
            <details key={group} className={styles.group} open={isOpen}>
              <summary className={styles.groupName}>
                <Words>{group}</Words>
              </summary>
              {own.map((facet) => (
                <FacetField key={facet.key} facet={facet} filters={asked.filters} />
              ))}
            </details>
          ),
        )}
        <div className={styles.submit}>
          <button type="submit" className={classNames(button.button, button.accent, styles.button)}>
            {finderText('apply', { count: total })}
          </button>
        </div>
      </form>
    </details>
  )
}
