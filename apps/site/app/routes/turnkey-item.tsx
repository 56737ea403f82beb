import { loadPage } from '../seo/load-page.server.ts'
import { turnkeyPath } from '../../shared/paths.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { TurnkeyPage } from '../turnkey/TurnkeyPage.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { toVideoObject } from '../seo/structured/editorial.ts'
import { toTurnkeyNode } from '../seo/structured/product.ts'
import type { Route } from './+types/turnkey-item'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, turnkeyPath(args.params.item), async (content) => {
    const turnkey = await content.need('getTurnkey', { id: args.params.item })
    return { turnkey, languages: turnkey.languages }
  })
}

export default function TurnkeyItem({ loaderData: { meta, turnkey } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        meta={meta}
        name={turnkey.name}
        picture={turnkey.image}
        trail={[{ name: useText()('turnkey.title'), to: '/turnkey' }]}
        things={(place) => [toTurnkeyNode(turnkey, place), ...toVideoObject(turnkey.video, turnkey.summary, place)]}
      />
      <TurnkeyPage turnkey={turnkey} />
    </>
  )
}
