import { workflowTexts } from '../workflow/workflow-texts.ts'
import { daysLeft } from './days-left.ts'

/** How long a document that was deleted then stays in the trash, in a language of the back office. */
export function daysLeftText(language: string, deletedAt: string): string {
  const texts = workflowTexts(language)
  const days = daysLeft(deletedAt, Date.now())
  return days > 0 ? `${texts['trash.days']}: ${days}` : texts['trash.used']
}
