import { fillTemplate } from '../../../platform/fill-template.ts'
import form from '../../../platform/ui/form.module.css'
import styles from './ImportPage.module.css'
import type { ImportCounts, RowFilter } from '../import-record.ts'
import type { ImportTexts } from '../import-texts.ts'
import type { ImportPlace } from './import-place.ts'

type Props = {
  id: number
  place: ImportPlace
  page: number
  pages: number
  show: RowFilter
  counts: ImportCounts
  texts: ImportTexts
}

const labels = { problems: 'count.problems', conflicts: 'count.conflicts', created: 'count.created' } as const

const toLabel = (it: keyof typeof labels, { kind }: ImportPlace) =>
  it === 'created' && kind === 'serial-numbers' ? 'serials.count.created' : labels[it]

/** Which rows are shown, and the way to the next ones. */
export function PageLinks({ id, place, page, pages, show, counts, texts }: Props) {
  const href = (to: { page?: number; show?: RowFilter }) =>
    `${place.screen}/${id}?${new URLSearchParams({ show: to.show ?? show, page: String(to.page ?? 1) })}`
  const filters = (['problems', 'conflicts', 'created'] as const).filter((it) => counts[it] > 0)
  return (
    <nav className={`${form.actions} ${styles.filters}`} aria-label={texts.show}>
      {filters.length > 0 && (
        <>
          <span>{texts.show}:</span>
          {(['all', ...filters] as const).map((it) => (
            <a key={it} href={href({ show: it })} aria-current={it === show ? 'true' : undefined}>
              {it === 'all' ? texts['show.all'] : texts[toLabel(it, place)]}
            </a>
          ))}
        </>
      )}
      {pages > 1 && (
        <>
          <span>{fillTemplate(texts.page, { page, pages })}</span>
          {page > 1 && <a href={href({ page: page - 1 })}>{texts.back}</a>}
          {page < pages && <a href={href({ page: page + 1 })}>{texts.next}</a>}
        </>
      )}
    </nav>
  )
}
