import styles from '../ui/Icon.module.css'

/** On a grid of 24 px. They are apart from the site's icons, which every page loads. */
const paths = {
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 010 12h-3',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 000 12h3',
  arrange: 'M4 4h9v5H4zM17 4h3v5h-3zM4 14h4v6H4zM12 14h8v6h-8z',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  turn: 'M19 12a7 7 0 11-2.5-5.4M17 2.5v4.5h-4.5',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  left: 'M20 12H5M11 6l-6 6 6 6',
  right: 'M4 12h15M13 6l6 6-6 6',
  up: 'M12 20V5M6 11l6-6 6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
} as const

/** A decorative icon; those that say where a product goes in the plan are not mirrored. */
export function PlannerIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
