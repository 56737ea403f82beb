import { SORT_PARAM } from '../../shared/finder/finder-query.ts'
import styles from './SortChoice.module.css'
import { useFinderText } from './finder-text.ts'

type SortChoiceProps = { sortable: readonly { key: string; name: string }[]; sort: string | null; form: string }

/** By which figure what was found is sorted, from either end. It belongs to the form of the finder. */
export function SortChoice({ sortable, sort, form }: SortChoiceProps) {
  const text = useFinderText()
  return (
    <label className={styles.sort}>
      <span className={styles.label}>{text('sort')}</span>
      <select
        name={SORT_PARAM}
        form={form}
        defaultValue={sort ?? ''}
        className={styles.select}
        // Events of a field outside of its form do not reach it.
        onChange={({ target }) => target.form?.requestSubmit()}
      >
        <option value="">{text('catalogue')}</option>
        {sortable.map(({ key, name }) => (
          <optgroup key={key} label={name}>
            <option value={key}>{text('rising', { name })}</option>
            <option value={`-${key}`}>{text('falling', { name })}</option>
          </optgroup>
        ))}
      </select>
    </label>
  )
}
