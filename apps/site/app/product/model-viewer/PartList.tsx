import { useText } from '../../i18n/LanguageContext.tsx'
import { usePartNames } from './use-part-names.ts'
import styles from './PartList.module.css'

type PartListProps = { parts: readonly string[]; chosen: string | null; toggle: (part: string) => void }

/** The names of the parts: choosing one highlights it on the model, and pointing at the model highlights its name. */
export function PartList({ parts, chosen, toggle }: PartListProps) {
  const text = useText()
  const nameOf = usePartNames()
  return (
    <ul className={styles.parts} aria-label={text('model.parts')}>
      {parts.map((part) => (
        <li key={part}>
          <button type="button" className={styles.part} aria-pressed={part === chosen} onClick={() => toggle(part)}>
            {nameOf(part)}
          </button>
        </li>
      ))}
    </ul>
  )
}
