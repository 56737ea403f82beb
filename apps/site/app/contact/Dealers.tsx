import type { Continent, Dealer } from '@vitrine/contract/shapes/editorial'
import { useText } from '../language/LanguageContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import { DealerCard } from './DealerCard.tsx'
import styles from './Dealers.module.css'

const continents: readonly Continent[] = ['europe', 'asia', 'north-america', 'south-america', 'africa', 'oceania']

/** Dealers by continent: one continent is open at a time, by the browser's own means. */
export function Dealers({ dealers }: { dealers: readonly Dealer[] }) {
  const text = useText()
  return (
    <div className={styles.continents}>
      {continents.map((continent, number) => {
        const here = dealers.filter((dealer) => dealer.continent === continent)
        return (
          <details key={continent} name="continent" className={styles.continent} open={number === 0}>
            <summary className={styles.name}>
              <span>{text(`dealers.${continent}`)}</span>
              <span className={styles.count}>{here.length}</span>
              <Icon name="plus" />
            </summary>
            {here.length === 0 ? (
              <p className={styles.none}>{text('dealers.none')}</p>
            ) : (
              <ul className={styles.list}>
                {here.map((dealer) => (
                  <li key={dealer.id}>
                    <DealerCard dealer={dealer} />
                  </li>
                ))}
              </ul>
            )}
          </details>
        )
      })}
    </div>
  )
}
