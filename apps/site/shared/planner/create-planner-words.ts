import type { CompiledText } from '@vitrine/locales/compile'
import { formatTagOf, type LanguageCode, languageOf } from '@vitrine/locales/languages'
import { messageFormat } from '../texts/message-format.ts'
import type { FormatFigure, PlannerText, PlannerTextKey } from './planner-words.ts'
import { formatFigure, type UnitNames } from './planner-units.ts'

/** With Latin digits, as everywhere on the site. */
export const plannerTag = (language: LanguageCode): string => `${formatTagOf(language)}-u-nu-latn`

/** The planner's texts as a function from key to text. */
export function createPlannerText(
  texts: Readonly<Record<PlannerTextKey, CompiledText>>,
  language: LanguageCode,
): PlannerText {
  const format = messageFormat(plannerTag(language))
  const isRightToLeft = languageOf(language).dir === 'rtl'
  const isolate = (value: string | number) =>
    isRightToLeft && typeof value === 'string' ? `\u2068${value}\u2069` : value
  return (key, values = {}) => {
    const message = texts[key]
    if (typeof message === 'string') return message
    return format(message, Object.fromEntries(Object.entries(values).map(([name, it]) => [name, isolate(it)])))
  }
}

type Figures = { isImperial: boolean; names: UnitNames; language: LanguageCode }

/** Figures in one of the two systems of units. */
export function createFormatFigure({ isImperial, names, language }: Figures): FormatFigure {
  const tag = plannerTag(language)
  return (figure, unit) => formatFigure(figure, unit, { isImperial, names, tag })
}
