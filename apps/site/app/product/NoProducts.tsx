import { ContactLink } from '../shell/ContactLink.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Section } from '../ui/Section.tsx'
import styles from './NoProducts.module.css'

/** Stands where there are no products to show: says so, and offers to ask. */
export function NoProducts() {
  const text = useText()
  return (
    <div className={styles.none}>
      <p>{text('product.none')}</p>
      <ContactLink className={classNames(button.button, button.accent)}>{text('header.contactButton')}</ContactLink>
    </div>
  )
}

/** The same as the only section of a page. */
export function NoProductsSection({ className }: { className?: string | undefined }) {
  const text = useText()
  return (
    <Section title={text('category.productCount', { count: 0 })} className={className}>
      <NoProducts />
    </Section>
  )
}
