import { adminLanguages } from '../../platform/admin-languages.ts'
import { fillTemplate } from '../../platform/fill-template.ts'
import { createTexts } from '../../platform/texts.ts'
import type english from './texts/en.json'

export type WorkflowKey = keyof typeof english
export type WorkflowTexts = Record<WorkflowKey, string>

const { textsIn } = createTexts<WorkflowKey>('apps/cms/src/content/workflow/texts')

/** The texts about schedule, approval, comments, versions and order in a language of the back office, else in English. */
export const workflowTexts = (language: string): WorkflowTexts => textsIn(language in adminLanguages ? language : 'en')

type Reader = { i18n?: { language: string } }

export const workflowText = (
  { i18n }: Reader,
  key: WorkflowKey,
  values: Record<string, string | number> = {},
): string => fillTemplate(workflowTexts(i18n?.language ?? 'en')[key], values)
