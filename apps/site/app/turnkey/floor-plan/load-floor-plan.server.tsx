import type { Turnkey } from '@vitrine/contract/shapes/shop'
import type { LanguageCode } from '@vitrine/locales/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { plannerTag } from '../../../shared/planner/create-planner-words.ts'
import { loadPlannedProducts } from '../../../shared/planner/load-planned-products.ts'
import { nameUnits } from '../../../shared/planner/name-units.ts'
import { formatFigure } from '../../../shared/planner/planner-units.ts'
import type { PageApi } from '../../../shared/site-context.ts'
import { messageFormat } from '../../../shared/texts/message-format.ts'
import { loadScreenTexts } from '../../i18n/load-screen-texts.server.ts'
import { FloorDrawing } from './FloorDrawing.server.tsx'
import { HeightDrawing } from './HeightDrawing.server.tsx'
import { drawnKinds, numbersOf, toFloorPlan } from './to-floor-plan.server.ts'

/**
 * The plan of a turnkey's line, drawn, with its words; null where there is nothing to lay out. Drawn here, as nothing of a drawing changes in the browser and what draws would be script of its page.
 */
export async function loadFloorPlan(api: PageApi, { products }: Turnkey, language: LanguageCode) {
  const slugs = drawnKinds(products).map(({ slug }) => slug)
  const [known, texts] = await Promise.all([loadPlannedProducts(api, slugs), loadScreenTexts(api, 'leads', language)])
  const plan = toFloorPlan(products, known)
  if (!plan) return null
  const units = { isImperial: false, names: nameUnits(language), tag: plannerTag(language) }
  const format = (mm: number) => formatFigure(mm / 1000, 'm', units)
  const size = { length: format(plan.length), width: format(plan.width) }
  const title = String(texts['turnkey.floorPlan'])
  const area = formatFigure((plan.length * plan.width) / 1e6, 'm²', units)
  const lead = texts['turnkey.floorPlanLead']
  return {
    title,
    /** Its area is isolated from the direction of the text around it. */
    lead: typeof lead === 'string' ? lead : messageFormat(units.tag)(lead, { area: `\u2068${area}\u2069` }),
    /** SVG. */
    floor: renderToStaticMarkup(<FloorDrawing {...{ plan, title, size }} nameOf={(it) => nameOf(products[it - 1])} />),
    heights: renderToStaticMarkup(<HeightDrawing standing={plan.standing} />),
    /** Of each kind of the line. */
    numbers: products.map((_, at) => numbersOf(at + 1, plan.standing)),
  }
}

const nameOf = (product: Turnkey['products'][number] | undefined) => `${product?.model ?? ''} ${product?.name ?? ''}`

export type FloorPlanData = NonNullable<Awaited<ReturnType<typeof loadFloorPlan>>>
