import { CategoryIndex } from '../category/CategoryIndex.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { Section } from '../ui/Section.tsx'
import styles from './ResultGroup.module.css'
import { useCategories } from './use-categories.ts'

/** The categories, shown before anything is searched for. */
export function EmptyQuery() {
  const text = useText()
  return (
    <Section title={text('category.all')} className={styles.hints}>
      <CategoryIndex categories={useCategories()} />
    </Section>
  )
}
