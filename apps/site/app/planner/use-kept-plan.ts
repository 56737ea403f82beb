import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { PLANNER_PATH } from '../../shared/planner/plan-path.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { decideOpening } from './decide-opening.ts'
import { keepOpenedPlan, readKeptPlan, showAddress } from './kept-plan.ts'

/**
 * Leads to the plan of this browser where the address says none, also with what a link adds to it; keeps one that the address does say.
 * @param search the query of the plan that is shown
 * @param isAsked whether the address asks for anything
 */
export function useKeptPlan(search: string, isAsked: boolean) {
  const { search: given } = useLocation()
  const language = useLanguage()
  const navigate = useNavigate()
  useEffect(() => {
    const opening = decideOpening({ given, isAsked, search, kept: readKeptPlan() })
    if (opening.kind === 'open')
      void navigate(`${localizedPath(PLANNER_PATH, language)}?${opening.query}`, {
        replace: true,
        preventScrollReset: true,
      })
    if (opening.kind === 'keep') {
      keepOpenedPlan(search)
      // A reload must not add anything a second time.
      showAddress(search)
    }
  }, [given, search, isAsked, language, navigate])
}
