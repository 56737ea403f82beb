'use client'

import { useLocale } from '@payloadcms/ui'
import { focusField } from '../../completeness/ui/focus-field.ts'
import type { Finding } from '../finding.ts'
import { toSentence } from '../to-sentence.ts'
import { PageCard } from './PageCard.tsx'
import styles from './Findings.module.css'
import { useFindings } from './use-findings.ts'
import { useFindingsTexts } from './use-findings-texts.ts'

/** In the sidebar of a form: what should be mended before the document goes live, and how its page looks elsewhere. */
export function FindingsPanel() {
  const text = useFindingsTexts()
  const found = useFindings()
  return (
    <section className={styles.panel} aria-labelledby="findings">
      <h2 id="findings">{text('title')}</h2>
      {found === null && <p>{text('waiting')}</p>}
      {found === 'failed' && <p>{text('failed')}</p>}
      {found !== null && found !== 'failed' && (
        <>
          {found.findings.length === 0 ? (
            <p role="status">{text('none')}</p>
          ) : (
            <ul className={styles.list} role="status">
              {found.findings.map((it) => (
                <li key={`${it.kind} ${it.field} ${it.detail}`}>
                  <Sentence finding={it} />
                </li>
              ))}
            </ul>
          )}
          {found.card && <PageCard card={found.card} />}
        </>
      )}
    </section>
  )
}

/** Leads to the picture whose text is missing, or to the field. */
function Sentence({ finding }: { finding: Finding }) {
  const text = useFindingsTexts()
  const { code } = useLocale()
  const sentence = text(...toSentence(finding))
  return finding.picture === undefined ? (
    <button type="button" onClick={() => void focusField(finding.field)}>
      {sentence}
    </button>
  ) : (
    <a href={`/admin/collections/media/${finding.picture}?locale=${code}`}>{sentence}</a>
  )
}
