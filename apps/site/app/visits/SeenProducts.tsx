import { useState } from 'react'
import { readItem, removeItem } from '../../shared/browser-storage.ts'
import { readSeen, SEEN_KEY } from '../../shared/visits/seen-products.ts'
import { loadProducts } from '../basket/load-products.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { Section } from '../ui/Section.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { useVisitorText } from '../ui/visitor-text/visitor-text.ts'
import { ProductRow } from './ProductRow.tsx'
import styles from './SeenProducts.module.css'

/** The products that were looked at in this browser, the latest first, and the button that forgets them. @param except the one whose page it is */
export function SeenProducts({ except }: { except: string | undefined }) {
  const text = useVisitorText()
  const language = useLanguage()
  const [slugs] = useState(() => readSeen(readItem('localStorage', SEEN_KEY)).filter((it) => it !== except))
  const [isForgotten, setIsForgotten] = useState(false)
  const found = useLoaded(slugs.length > 0 ? `${language} ${slugs.join()}` : null, () => loadProducts(language, slugs))
  const products = slugs.flatMap((slug) => found?.find((it) => it.slug === slug) ?? [])
  if (products.length === 0) return null

  function forget() {
    removeItem('localStorage', SEEN_KEY)
    setIsForgotten(true)
  }

  const title = text('seen.title')
  if (isForgotten)
    return (
      <Section title={title}>
        {/* The button that had the focus is gone: the focus goes to what it did. */}
        <p className={styles.forgotten} role="status" tabIndex={-1} ref={(element) => element?.focus()}>
          {text('seen.forgotten')}
        </p>
      </Section>
    )
  return (
    <Section
      id="seen"
      title={title}
      action={
        <button type="button" className={button.words} onClick={forget}>
          {text('seen.forget')}
        </button>
      }
    >
      <ProductRow label={title} products={products} />
    </Section>
  )
}
