import { adminLanguages } from '../platform/admin-languages.ts'
import { createTexts } from '../platform/texts.ts'
import type english from './texts/en.json'

export type StatisticsKey = keyof typeof english
export type StatisticsTexts = Record<StatisticsKey, string>

const { textsIn } = createTexts<StatisticsKey>('apps/cms/src/statistics/texts')

/** The texts of the statistics in a language of the back office, else in English. */
export function statisticsTexts(language: string): StatisticsTexts {
  return textsIn(language in adminLanguages ? language : 'en')
}
