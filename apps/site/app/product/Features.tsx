import type { Product } from '@vitrine/contract/shapes/shop'
import { Written } from '../ui/Written.tsx'
import styles from './Features.module.css'

type FeaturesProps = { features: Product['features']; isFallback: boolean }

/** What makes this machine the one. Also the advantages of a plant's configuration. */
export function Features({ features, isFallback }: FeaturesProps) {
  return (
    <ul className={styles.list}>
      {features.map((feature) => (
        <li key={feature.title} className={styles.feature}>
          <h3 className={styles.title}>
            <Written isFallback={isFallback}>{feature.title}</Written>
          </h3>
          <p className={styles.text}>
            <Written isFallback={isFallback}>{feature.text}</Written>
          </p>
        </li>
      ))}
    </ul>
  )
}
