/** The screen of the planner, without language prefix. */
export const PLANNER_PATH = '/planner'
/** The query key of products that are to be put into the hall: `{slug}` or `{slug}:{count}`, with commas between. */
export const ADD_PARAM = 'add'
/** The query key of a turnkey that is to be laid out. */
export const TURNKEY_PARAM = 'turnkey'

/** The address at which products are put into the hall. */
export const addToPlanPath = (lines: readonly { slug: string; cnt: number }[]) =>
  `${PLANNER_PATH}?${ADD_PARAM}=${lines.map(({ slug, cnt }) => (cnt > 1 ? `${slug}:${cnt}` : slug)).join(',')}`

/** The address at which a plan has one more product. @param search the query of the plan */
export const withProduct = (search: string, slug: string) => `${PLANNER_PATH}?${search}&${ADD_PARAM}=${slug}`

/** The address at which a turnkey is laid out in a hall of fitting size. */
export const turnkeyPlanPath = (slug: string) => `${PLANNER_PATH}?${TURNKEY_PARAM}=${slug}`
