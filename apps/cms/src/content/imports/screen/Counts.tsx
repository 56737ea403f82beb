import { tagOf } from '../../../platform/tag-of.ts'
import type { ImportCounts } from '../import-record.ts'
import type { ImportTexts } from '../import-texts.ts'
import type { ImportPlace } from './import-place.ts'
import styles from './ImportPage.module.css'

const always = ['rows', 'changed', 'created', 'cells', 'same'] as const
const ifAny = ['emptied', 'conflicts', 'problems'] as const

/** Those that say what they count. */
const named = ['same', 'changed', 'created'] as const
const isNamed = (name: keyof ImportCounts): name is (typeof named)[number] => named.some((it) => it === name)

type Props = { counts: ImportCounts; place: ImportPlace; texts: ImportTexts; language: string }

/** What an import comes to, in figures. */
export function Counts({ counts, place, texts, language }: Props) {
  const isSerial = place.kind === 'serial-numbers'
  const label = (name: keyof ImportCounts) =>
    texts[isSerial && isNamed(name) ? (`serials.count.${name}` as const) : (`count.${name}` as const)]
  const toFigure = new Intl.NumberFormat(`${tagOf(language)}-u-nu-latn`)
  return (
    <dl className={styles.counts}>
      {[...always, ...ifAny.filter((name) => counts[name] > 0)].map((name) => (
        <div key={name} data-count={name}>
          <dt>{label(name)}</dt>
          <dd>{toFigure.format(counts[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
