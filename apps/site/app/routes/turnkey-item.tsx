import { PageHead } from '../seo/PageHead.tsx'
import { loadTurnkey } from '../turnkey/load-turnkey.server.ts'
import { TurnkeyPage } from '../turnkey/TurnkeyPage.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { toVideoObject } from '../seo/structured/editorial.ts'
import { toTurnkeyNode } from '../seo/structured/product.ts'
import type { Route } from './+types/turnkey-item'

export const loader = (args: Route.LoaderArgs) => loadTurnkey(args, args.params.item)

export default function TurnkeyItem({ loaderData: { meta, ...content } }: Route.ComponentProps) {
  const { turnkey } = content
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
      <TurnkeyPage {...content} />
    </>
  )
}
