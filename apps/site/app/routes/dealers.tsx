import { loadNear } from '../contact/near/load-near.server.ts'
import { NearPage } from '../contact/near/NearPage.tsx'
import type { Route } from './+types/dealers'

/** `/dealers`: who is near (R2.160). */
export function loader(args: Route.LoaderArgs) {
  return loadNear(args)
}

export default function Dealers({ loaderData }: Route.ComponentProps) {
  return <NearPage {...loaderData} />
}
