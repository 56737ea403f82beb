import { loadPlanner } from '../planner/load-planner.server.ts'
import { PlannerPage } from '../planner/PlannerPage.tsx'
import type { Route } from './+types/planner'

/** `/planner?hall={length}x{width}&items={slug}~x.y.turn`: products in a hall (R2.180). */
export function loader(args: Route.LoaderArgs) {
  return loadPlanner(args)
}

export default function Planner({ loaderData }: Route.ComponentProps) {
  return <PlannerPage {...loaderData} />
}
