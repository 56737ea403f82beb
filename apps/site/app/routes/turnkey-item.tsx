import { loadPage } from '../seo/load-page.server.ts'
import { turnkeyPath } from '../../shared/paths.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { loadFloorPlan } from '../turnkey/floor-plan/load-floor-plan.server.tsx'
import { TurnkeyPage } from '../turnkey/TurnkeyPage.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { toVideoObject } from '../seo/structured/editorial.ts'
import { toTurnkeyNode } from '../seo/structured/product.ts'
import type { Route } from './+types/turnkey-item'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, turnkeyPath(args.params.item), async (api, _, language) => {
    const turnkey = await api.required('getTurnkey', { id: args.params.item })
    const floorPlan = await loadFloorPlan(api, turnkey, language)
    const productCount = turnkey.products.reduce((sum, { cnt }) => sum + cnt, 0)
    return { turnkey, floorPlan, productCount, languages: turnkey.languages }
  })
}

export default function TurnkeyItem({ loaderData: { meta, turnkey, floorPlan, productCount } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        meta={meta}
        name={turnkey.name}
        picture={turnkey.image}
        breadcrumbs={[{ name: useText()('turnkey.title'), to: '/turnkey' }]}
        structuredData={
          import.meta.env.SSR &&
          ((context) => [toTurnkeyNode(turnkey, context), ...toVideoObject(turnkey.video, turnkey.summary, context)])
        }
      />
      <TurnkeyPage {...{ turnkey, floorPlan, productCount }} />
    </>
  )
}
