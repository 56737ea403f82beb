import type { Product } from '@vitrine/contract/shapes/shop'
import { FallbackText } from '../ui/FallbackText.tsx'
import styles from './Features.module.css'

type FeaturesProps = { features: Product['features']; isFallback: boolean }

/** The features of a product, or the advantages of a turnkey. */
export function Features({ features, isFallback }: FeaturesProps) {
  return (
    <ul className={styles.list}>
      {features.map((feature) => (
        <li key={feature.title} className={styles.feature}>
          <h3 className={styles.title}>
            <FallbackText isFallback={isFallback}>{feature.title}</FallbackText>
          </h3>
          <p className={styles.text}>
            <FallbackText isFallback={isFallback}>{feature.text}</FallbackText>
          </p>
        </li>
      ))}
    </ul>
  )
}
