import { CategoryIndex } from '../category/CategoryIndex.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { Section } from '../ui/Section.tsx'
import styles from './ResultGroup.module.css'
import { useCategories } from './use-categories.ts'

/** Before anything is searched for: the range. */
export function EmptyQuery() {
  const text = useText()
  return (
    <Section title={text('category.all')} className={styles.group}>
      <CategoryIndex categories={useCategories()} />
    </Section>
  )
}
