import { loadWindowStory } from '../window-story/load-window-story.server.ts'
import { WindowStoryPage } from '../window-story/WindowStoryPage.tsx'
import type { Route } from './+types/window'

/** `/window`: the way of one window from the bar to the glazed frame (R2.232). */
export function loader(args: Route.LoaderArgs) {
  return loadWindowStory(args)
}

export default function Window({ loaderData }: Route.ComponentProps) {
  return <WindowStoryPage {...loaderData} />
}
