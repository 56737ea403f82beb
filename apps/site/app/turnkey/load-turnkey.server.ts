import { turnkeyPath } from '../../shared/paths.ts'
import { loadScreenWords } from '../i18n/load-screen-texts.server.ts'
import { loadPage, type PageArguments } from '../seo/load-page.server.ts'
import { loadFloorPlan } from './floor-plan/load-floor-plan.server.tsx'

/** Loads a turnkey with its floor plan, how many products it has in all (of some kinds more than one), and words of this screen alone. */
export function loadTurnkey(args: PageArguments, slug: string) {
  return loadPage(args, turnkeyPath(slug), async (api, _, language) => {
    const [turnkey, leads, planner] = await Promise.all([
      api.required('getTurnkey', { id: slug }),
      loadScreenWords(api, 'leads', language),
      loadScreenWords(api, 'planner', language),
    ])
    return {
      turnkey,
      floorPlan: await loadFloorPlan(api, turnkey, language),
      productCount: turnkey.products.reduce((sum, { cnt }) => sum + cnt, 0),
      words: { quantity: leads['turnkey.quantity'], plannerLead: planner.lead },
      languages: turnkey.languages,
    }
  })
}

export type TurnkeyData = Omit<Awaited<ReturnType<typeof loadTurnkey>>, 'wordBreaks'>
export type TurnkeyWords = TurnkeyData['words']
