import styles from './ChoiceGroup.module.css'
import { textDirection } from './text-direction.ts'

type ChoiceGroupProps = {
  name: string
  options: readonly { value: string; label: string }[]
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
}

/** A group of checkboxes that look like chips. */
export function ChoiceGroup({ name, options, selected, onChange }: ChoiceGroupProps) {
  return (
    <fieldset>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input
              type="checkbox"
              className={styles.box}
              checked={selected.has(value)}
              onChange={() => onChange(toggle(selected, value))}
            />
            <bdi dir={textDirection(label)}>{label}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function toggle(selected: ReadonlySet<string>, value: string): ReadonlySet<string> {
  return selected.has(value) ? new Set([...selected].filter((it) => it !== value)) : new Set([...selected, value])
}
