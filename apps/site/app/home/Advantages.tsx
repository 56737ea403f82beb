import type { Advantage } from '@vitrine/contract/shapes/editorial'
import { useText } from '../i18n/LanguageContext.tsx'
import { Carousel } from '../ui/Carousel.tsx'
import { Section } from '../ui/Section.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { Words } from '../ui/Words.tsx'
import styles from './Advantages.module.css'

/** Why buyers choose this company. */
export function Advantages({ advantages }: { advantages: readonly Advantage[] }) {
  const text = useText()
  return (
    <Section title={text('home.advantages')} tone="stage" className={styles.advantages}>
      <Carousel label={text('home.advantages')} items="medium" besideHead="always">
        {advantages.map((advantage) => (
          <li key={advantage.id} className={styles.advantage}>
            <h3 className={styles.title}>
              <Words>{advantage.title}</Words>
            </h3>
            <p className={styles.text}>
              <TranslatedField of={advantage} name="text" />
            </p>
          </li>
        ))}
      </Carousel>
    </Section>
  )
}
