import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { ADD_PARAM, PLANNER_PATH } from '../../shared/planner/plan-path.ts'
import { ITEMS_PARAM } from '../../shared/planner/plan-query.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { keepOpenedPlan, readKeptPlan } from './kept-plan.ts'

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
    const query = new URLSearchParams(given)
    const kept = readKeptPlan()
    const added = query.get(ADD_PARAM)
    const isLinkToAdd = added !== null && !query.has(ITEMS_PARAM)
    if (kept !== null && kept !== search && (!isAsked || isLinkToAdd)) {
      const more = isLinkToAdd ? `&${ADD_PARAM}=${added}` : ''
      void navigate(`${localizedPath(PLANNER_PATH, language)}?${kept}${more}`, {
        replace: true,
        preventScrollReset: true,
      })
    } else if (isAsked) keepOpenedPlan(search)
  }, [given, search, isAsked, language, navigate])
}
