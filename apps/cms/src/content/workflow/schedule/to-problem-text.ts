import { fillTemplate } from '../../../platform/fill-template.ts'
import type { WorkflowKey, WorkflowTexts } from '../workflow-texts.ts'

/** What stands in a scheduled change that has failed, as a sentence. @param problem a key, perhaps with a colon and details (decide-problem.ts) */
export function toProblemText(texts: WorkflowTexts, problem: string): string {
  const [key = '', ...details] = problem.split(': ')
  const text = texts[key as WorkflowKey] ?? texts.failed
  return fillTemplate(text, { details: details.join(': ') })
}
