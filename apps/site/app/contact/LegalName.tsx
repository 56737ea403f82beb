import styles from './LegalName.module.css'

/** The name of a company; its last word, which says of what kind it is, is not alone in a line. */
export function LegalName({ children }: { children: string }) {
  const start = children.lastIndexOf(' ', children.lastIndexOf(' ') - 1) + 1
  return (
    <bdi>
      {children.slice(0, start)}
      <span className={styles.end}>{children.slice(start)}</span>
    </bdi>
  )
}
