import { CATEGORY_FACET, type FigureFilter, MATERIAL_FACET } from '@vitrine/contract/shapes/figure-filters'
import type { ChoiceFacet, Facet, RangeFacet } from '@vitrine/contract/shapes/finder'
import { choiceParam, fromParam, toParam } from '../../shared/finder/finder-query.ts'
import { Words } from '../ui/Words.tsx'
import styles from './FacetField.module.css'
import { FigureInput } from './FigureInput.tsx'
import { type FinderText, useFigureFormat, useFinderText } from './finder-text.ts'
import { useUnits } from './use-units.ts'

type FacetFieldProps = { facet: Facet; filters: readonly FigureFilter[] }

/** What a facet is called: those that are no figures have their names from the texts. */
export function nameOfFacet({ key, name }: Pick<Facet, 'key' | 'name'>, text: FinderText): string {
  if (name !== '') return name
  return key === MATERIAL_FACET ? text('material') : key === CATEGORY_FACET ? text('category') : key
}

/** One question of the finder: from one figure to another, or some of several choices. */
export function FacetField({ facet, filters }: FacetFieldProps) {
  const filter = filters.find(({ key }) => key === facet.key)
  return facet.kind === 'choice' ? (
    <Choices facet={facet} chosen={filter?.values ?? []} />
  ) : (
    <Range facet={facet} from={filter?.from ?? null} to={filter?.to ?? null} />
  )
}

function Choices({ facet, chosen }: { facet: ChoiceFacet; chosen: readonly string[] }) {
  const format = useFigureFormat()
  const name = nameOfFacet(facet, useFinderText())
  return (
    <fieldset className={styles.field}>
      <legend className={styles.name}>
        <Words>{name}</Words>
      </legend>
      {facet.choices.map(({ value, name: label, count }) => {
        const isChosen = chosen.includes(value)
        return (
          <label key={value} className={styles.choice} data-empty={(count === 0 && !isChosen) || undefined}>
            {/* Another address makes a new field, which shows what it asks. */}
            <input
              key={String(isChosen)}
              type="checkbox"
              name={choiceParam(facet.key)}
              value={value}
              defaultChecked={isChosen}
            />
            <span>
              <bdi>{label}</bdi>
            </span>
            <span className={styles.count}>{format(count)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

type RangeProps = { facet: RangeFacet; from: number | null; to: number | null }

function Range({ facet, from, to }: RangeProps) {
  const text = useFinderText()
  const format = useFigureFormat()
  const imperial = useUnits() === 'imperial' ? facet.imperial : undefined
  const { key, min, max, count, kind } = facet
  const name = nameOfFacet(facet, text)
  const unit = imperial?.unit ?? facet.unit
  return (
    <fieldset className={styles.field} data-empty={(count === 0 && from === null && to === null) || undefined}>
      <legend className={styles.name}>
        <Words>{name}</Words>
        {unit && (
          <>
            {' '}
            <bdi className={styles.unit}>({unit})</bdi>
          </>
        )}
        <span className={styles.count}>{format(count)}</span>
      </legend>
      <div className={styles.ends}>
        <FigureInput name={fromParam(key)} label={text('from')} figure={from} hint={min} imperial={imperial} />
        <FigureInput name={toParam(key)} label={text('to')} figure={to} hint={max} imperial={imperial} />
      </div>
      {kind === 'range' && (from !== null || to !== null) && <p className={styles.note}>{text('covers')}</p>}
    </fieldset>
  )
}
