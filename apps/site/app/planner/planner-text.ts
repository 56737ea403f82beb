import { createContext, use, useMemo } from 'react'
import { createFormatFigure, createPlannerText } from '../../shared/planner/create-planner-words.ts'
import type { FormatFigure, PlannerText } from '../../shared/planner/planner-words.ts'
import { type PlannerUnit, type UnitNames, unitName } from '../../shared/planner/planner-units.ts'
import { useUnits } from '../finder/use-units.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import type { ScreenTexts } from '../i18n/load-screen-texts.server.ts'

export type PlannerTexts = ScreenTexts<'planner'>
export type { PlannerText, PlannerTextKey } from '../../shared/planner/planner-words.ts'
type PlannerWords = { texts: PlannerTexts; unitNames: UnitNames }

/** The texts of the planner, which come with its data. */
export const PlannerWordsContext = createContext<PlannerWords | null>(null)

function useWords(): PlannerWords {
  const words = use(PlannerWordsContext)
  if (!words) throw new Error('the texts of the planner are missing above this component')
  return words
}

export function usePlannerText(): PlannerText {
  const { texts } = useWords()
  const language = useLanguage()
  return useMemo(() => createPlannerText(texts, language), [texts, language])
}

export type PlannerFigures = {
  isImperial: boolean
  format: FormatFigure
  nameOf: (unit: PlannerUnit) => string
}

/** Figures in the units that the visitor has chosen. */
export function usePlannerFigures(): PlannerFigures {
  const { unitNames: names } = useWords()
  const language = useLanguage()
  const isImperial = useUnits() === 'imperial'
  return useMemo(
    () => ({
      isImperial,
      format: createFormatFigure({ isImperial, names, language }),
      nameOf: (unit) => unitName(unit, isImperial, names),
    }),
    [isImperial, names, language],
  )
}
