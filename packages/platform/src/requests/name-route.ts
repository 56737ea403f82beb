import { currentContext } from './request-context.ts'

/** Says what the request of this context asks for. @param route a name of a bounded set, never an address */
export function nameRoute(route: string): void {
  const context = currentContext()
  if (context) context.asked.route = route
}
