import { GuidePage } from '../guide/GuidePage.tsx'
import { loadGuide } from '../guide/load-guide.server.ts'
import type { Route } from './+types/finder'

/** `/finder`: what somebody makes, and whether a line or single machines fit (R2.86). */
export function loader(args: Route.LoaderArgs) {
  return loadGuide(args)
}

export default function Finder({ loaderData }: Route.ComponentProps) {
  return <GuidePage {...loaderData} />
}
