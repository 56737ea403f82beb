import type { Product } from '@vitrine/contract/shapes/shop'
import { writtenIn } from '../ui/written-in.ts'
import styles from './Features.module.css'

type FeaturesProps = { features: Product['features']; isFallback: boolean }

/** What makes this machine the one. Also the advantages of a plant's configuration. */
export function Features({ features, isFallback }: FeaturesProps) {
  return (
    <ul className={styles.list} {...writtenIn(isFallback)}>
      {features.map((feature) => (
        <li key={feature.title} className={styles.feature}>
          <h3 className={styles.title}>{feature.title}</h3>
          <p className={styles.text}>{feature.text}</p>
        </li>
      ))}
    </ul>
  )
}
