import { fillTemplate } from '../../../platform/fill-template.ts'
import { tagOf } from '../../../platform/tag-of.ts'
import { type FindingKind, findingKinds } from '../finding.ts'
import { findingsTexts } from '../findings-texts.ts'

/** The mail to an editor: how much there is of each kind, and where. */
export function toListMail(
  language: string,
  counts: Partial<Record<FindingKind, number>>,
  { site, office }: { site: string; office: string },
): { subject: string; text: string } {
  const texts = findingsTexts(language)
  const number = new Intl.NumberFormat(tagOf(language))
  const count = number.format(Object.values(counts).reduce((sum, it) => sum + it, 0))
  const lines = findingKinds.flatMap((kind) =>
    counts[kind] ? [`${texts[`kind.${kind}`]}: ${number.format(counts[kind])}`] : [],
  )
  return {
    subject: fillTemplate(texts['mail.subject'], { count, site }),
    text: [texts['mail.text'], lines.join('\n'), texts['mail.link'], `${office}/admin/findings`].join('\n\n'),
  }
}
