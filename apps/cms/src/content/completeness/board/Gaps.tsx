import type { PayloadRequest } from 'payload'
import card from '../../../platform/ui/card.module.css'
import table from '../../../platform/ui/table.module.css'
import type { CompletenessTexts } from '../completeness-texts.ts'
import { State } from '../ui/State.tsx'
import styles from './board.module.css'
import type { Gap } from './find-gaps.ts'
import { fieldLink } from './links.ts'
import { fieldName, kindName } from './names.ts'

type Props = { req: PayloadRequest; gaps: readonly Gap[]; language: string; texts: CompletenessTexts }

/** Documents that a language lacks, or that have changed in English since: each field leads to its place in the form. */
export function Gaps({ req, gaps, language, texts }: Props) {
  return (
    <section className={`${card.card} ${styles.gaps}`} aria-labelledby="gaps">
      <h2 id="gaps">{texts.gaps}</h2>
      {gaps.length === 0 ? (
        <p>{texts.noGaps}</p>
      ) : (
        <div className={table.scroll}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{texts.document}</th>
                <th scope="col">{texts.kind}</th>
                <th scope="col">{texts.fields}</th>
              </tr>
            </thead>
            <tbody>
              {gaps.map(({ kind, id, title, missing, stale }) => (
                <tr key={`${kind} ${id}`}>
                  <th scope="row">
                    <a href={fieldLink(kind, id, language)}>{title}</a>
                  </th>
                  <td>{kindName(req, kind)}</td>
                  <td>
                    {(['missing', 'stale'] as const).map((state) => {
                      const fields = state === 'missing' ? missing : stale
                      return (
                        fields.length > 0 && (
                          <span key={state} className={styles.fields}>
                            <State state={state} />
                            {fields.map((field) => (
                              <a key={field} href={fieldLink(kind, id, language, field)}>
                                {fieldName(req, kind, field)}
                              </a>
                            ))}
                          </span>
                        )
                      )
                    })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
