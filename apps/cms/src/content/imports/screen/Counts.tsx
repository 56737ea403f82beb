import { tagOf } from '../../../platform/tag-of.ts'
import type { ImportCounts } from '../import-record.ts'
import type { ImportTexts } from '../import-texts.ts'
import styles from './ImportPage.module.css'

const always = ['rows', 'changed', 'created', 'cells', 'same'] as const
const ifAny = ['emptied', 'conflicts', 'problems'] as const

/** What an import comes to, in figures. */
export function Counts({ counts, texts, language }: { counts: ImportCounts; texts: ImportTexts; language: string }) {
  const toFigure = new Intl.NumberFormat(`${tagOf(language)}-u-nu-latn`)
  return (
    <dl className={styles.counts}>
      {[...always, ...ifAny.filter((name) => counts[name] > 0)].map((name) => (
        <div key={name} data-count={name}>
          <dt>{texts[`count.${name}`]}</dt>
          <dd>{toFigure.format(counts[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
