import { formatTagOf, languageOf } from '@vitrine/locales/languages'
import { createContext, use, useMemo } from 'react'
import { formatFigure, type PlannerUnit, type UnitNames, unitName } from '../../shared/planner/planner-units.ts'
import { messageFormat } from '../../shared/texts/message-format.ts'
import { useUnits } from '../finder/use-units.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import type { ScreenTexts } from '../i18n/load-screen-texts.server.ts'

export type PlannerTexts = ScreenTexts<'planner'>
export type PlannerTextKey = keyof PlannerTexts
type PlannerWords = { texts: PlannerTexts; unitNames: UnitNames }

/** The texts of the planner, which come with its data. */
export const PlannerWordsContext = createContext<PlannerWords | null>(null)

export type PlannerText = (key: PlannerTextKey, values?: Record<string, string | number>) => string

function useWords(): PlannerWords {
  const words = use(PlannerWordsContext)
  if (!words) throw new Error('the texts of the planner are missing above this component')
  return words
}

const useTag = () => `${formatTagOf(useLanguage())}-u-nu-latn`

/** Gives the planner's texts; figures and models that are put in keep their own direction. */
export function usePlannerText(): PlannerText {
  const { texts } = useWords()
  const tag = useTag()
  const isRightToLeft = languageOf(useLanguage()).dir === 'rtl'
  return useMemo(() => {
    const format = messageFormat(tag)
    const isolate = (value: string | number) =>
      isRightToLeft && typeof value === 'string' ? `\u2068${value}\u2069` : value
    return (key, values = {}) => {
      const message = texts[key]
      if (typeof message === 'string') return message
      return format(message, Object.fromEntries(Object.entries(values).map(([name, it]) => [name, isolate(it)])))
    }
  }, [texts, tag, isRightToLeft])
}

export type PlannerFigures = {
  isImperial: boolean
  /** A metric figure with its unit, as the visitor reads it. */
  format: (figure: number, unit: PlannerUnit) => string
  nameOf: (unit: PlannerUnit) => string
}

/** Figures in the units that the visitor has chosen. */
export function usePlannerFigures(): PlannerFigures {
  const { unitNames: names } = useWords()
  const tag = useTag()
  const isImperial = useUnits() === 'imperial'
  return useMemo(
    () => ({
      isImperial,
      format: (figure, unit) => formatFigure(figure, unit, { isImperial, names, tag }),
      nameOf: (unit) => unitName(unit, isImperial, names),
    }),
    [isImperial, names, tag],
  )
}
