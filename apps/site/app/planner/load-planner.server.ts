import { addProducts } from '../../shared/planner/add-products.ts'
import { loadPlannedProducts } from '../../shared/planner/load-planned-products.ts'
import { MAX_KINDS } from '../../shared/planner/plan.ts'
import { PLANNER_PATH } from '../../shared/planner/plan-path.ts'
import { readPlan, toPlanSearch } from '../../shared/planner/plan-query.ts'
import { nameUnits } from '../../shared/planner/name-units.ts'
import { toPlannerKey } from '../../shared/planner/planner-key.ts'
import { type Added, readAdds } from '../../shared/planner/read-adds.ts'
import { readQuery } from '../../shared/search/query.ts'
import { siteContext } from '../../shared/site-context.ts'
import { loadScreenTexts } from '../i18n/load-screen-texts.server.ts'
import { searchKind } from '../search/load-search.server.ts'
import { loadPage, type PageArguments } from '../seo/load-page.server.ts'

/** What a search without script offers. */
const MAX_FOUND = 8

/** A turnkey that can be laid out. */
export type Line = { slug: string; name: string; isFallback: boolean }

/** Loads the plan that the address says, with what it asks to put into the hall, and what there is to know of its products. */
export function loadPlanner(args: PageArguments) {
  const { searchParams } = args.url
  const { plan: read, isSized, hasProblems } = readPlan(searchParams)
  const { added, turnkey } = readAdds(searchParams)
  const query = readQuery(searchParams)
  const isAsked = Object.keys(toPlannerKey(searchParams)).length > 0
  // There are endlessly many plans.
  if (isAsked) args.context.get(siteContext).doNotKeep()
  return loadPage(args, PLANNER_PATH, async (api, _, language) => {
    const [line, turnkeys, found, texts] = await Promise.all([
      turnkey === null ? null : api.optional('getTurnkey', null, { id: turnkey }),
      api.optional('listTurnkeys', []),
      query === '' ? null : searchKind(api, 'products', query, MAX_FOUND),
      loadScreenTexts(api, 'planner', language),
    ])
    const wanted = [...added, ...(line?.products ?? []).map(({ slug, cnt }): Added => ({ slug, cnt }))]
    const slugs = [...new Set([...read.items, ...wanted].map((it) => it.slug))].slice(0, MAX_KINDS)
    const known = await loadPlannedProducts(api, slugs)
    const items = read.items.filter((it) => known.has(it.slug))
    const people = read.hall.people ?? (items.length === 0 && line ? workersOf(line) : null)
    const { plan, leftOut } = addProducts({ ...read, hall: { ...read.hall, people }, items }, wanted, known, !isSized)
    return {
      // As the address of this very plan: nothing that is not one can be in the data of the page.
      search: toPlanSearch(plan),
      products: [...known.values()],
      lines: turnkeys.map(({ slug, name, fallbackFields }): Line => ({
        slug,
        name,
        isFallback: fallbackFields.includes('name'),
      })),
      query,
      found: found ? found.hits.concat(found.fuzzyMatches) : [],
      isAsked,
      hasProblems,
      isIncomplete: known.size < slugs.length || (turnkey !== null && line === null),
      isFull: leftOut > wanted.filter((it) => !known.has(it.slug)).reduce((sum, { cnt }) => sum + cnt, 0),
      texts,
      unitNames: nameUnits(language),
    }
  })
}

export type PlannerData = Omit<Awaited<ReturnType<typeof loadPlanner>>, 'wordBreaks'>

/** How many people the line was made for. */
function workersOf({
  filter_specifications,
}: {
  filter_specifications: { key: string; value: string }[]
}): number | null {
  const workers = Number(filter_specifications.find(({ key }) => key === 'Nr. of workers')?.value)
  return workers > 0 && workers <= 1000 ? Math.round(workers) : null
}
