import type { FigureFilter } from '@vitrine/contract/shapes/figure-filters'
import type { Facet } from '@vitrine/contract/shapes/finder'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type FinderQuery, toFinderSearch, withoutFilter } from '../../shared/finder/finder-query.ts'
import { Icon } from '../ui/Icon.tsx'
import { SpecValue } from '../ui/SpecValue.tsx'
import styles from './ChosenFilters.module.css'
import { nameOfFacet } from './FacetField.tsx'
import { useFigureFormat, useFinderText } from './finder-text.ts'

type Chip = { key: string; value: string | undefined; name: string; label: ReactNode }
type ChosenFiltersProps = { facets: readonly Facet[]; asked: FinderQuery }

/** What is asked, each as a link that takes it out. */
export function ChosenFilters({ facets, asked }: ChosenFiltersProps) {
  const text = useFinderText()
  const chips = asked.filters.flatMap((filter): Chip[] => {
    const facet = facets.find(({ key }) => key === filter.key)
    if (!facet) return []
    const name = nameOfFacet(facet, text)
    if (facet.kind !== 'choice')
      return [{ key: facet.key, value: undefined, name, label: <Ends facet={facet} {...filter} /> }]
    return (filter.values ?? []).map((value) => {
      const label = facet.choices.find((it) => it.value === value)?.name ?? value
      return { key: facet.key, value, name, label: <bdi>{label}</bdi> }
    })
  })
  if (chips.length === 0) return null
  return (
    <ul className={styles.list}>
      {chips.map(({ key, value, name, label }) => (
        <li key={`${key} ${value}`}>
          <Link
            to={{ search: toFinderSearch({ ...asked, filters: withoutFilter(asked.filters, key, value) }) }}
            className={styles.chip}
            preventScrollReset
            replace
          >
            <span className={styles.hidden}>{text('remove', { filter: '' })}</span>
            <span className={styles.name}>{name}</span> {label}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={{ search: toFinderSearch({ filters: [], sort: asked.sort }) }}
          className={styles.clear}
          preventScrollReset
          replace
        >
          {text('clear')}
        </Link>
      </li>
    </ul>
  )
}

type EndsProps = FigureFilter & { facet: Exclude<Facet, { kind: 'choice' }> }

/** `≥ 120 mm`, `≤ 900 kg`, `60–200`, in either system of units. */
export function Ends({ facet: { kind, unit, imperial }, from = null, to = null }: EndsProps) {
  const format = useFigureFormat()
  const write = (convert: (figure: number) => string) => {
    // What a machine has to take is one figure, not a limit.
    if (kind === 'range' && (from === null || to === null)) return convert(from ?? to ?? 0)
    if (from === null) return to === null ? '' : `≤\u00a0${convert(to)}`
    return to === null ? `≥\u00a0${convert(from)}` : from === to ? convert(from) : `${convert(from)}–${convert(to)}`
  }
  const value = write(format)
  const inImperial = imperial && {
    unit: imperial.unit,
    value: write((figure) => format(figure * imperial.factor + imperial.offset, 2)),
  }
  return <SpecValue specification={{ value, unit, isFallback: false, ...(inImperial && { imperial: inImperial }) }} />
}
