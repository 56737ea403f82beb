import { useText } from '../i18n/LanguageContext.tsx'
import styles from './KindChoice.module.css'
import { kindName, type SearchKind, searchKinds } from '../../shared/search/search-kinds.ts'

/** Where to search: products, unless something else is chosen (R2.30). */
export function KindChoice({ kind, onChoose }: { kind: SearchKind; onChoose: (kind: SearchKind) => void }) {
  const text = useText()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{text('search.in')}</legend>
      {searchKinds.map((it) => (
        <label key={it} className={styles.kind}>
          <input
            type="radio"
            className={styles.radio}
            name="search-kind"
            checked={it === kind}
            onChange={() => onChoose(it)}
          />
          {text(kindName(it))}
        </label>
      ))}
    </fieldset>
  )
}
