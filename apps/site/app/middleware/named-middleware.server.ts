import type { MiddlewareFunction } from 'react-router'
import { followRedirects } from './follow-redirects.server.ts'

/** The middleware of pages, by name. */
const middleware: Record<string, MiddlewareFunction<Response>> = { redirects: followRedirects }

/** An unknown name is a programming error: status 500 (R8.5). */
export class UnknownMiddleware extends Error {
  readonly statusCode = 500

  constructor(name: string) {
    super(`Unknown middleware ${name}`)
  }
}

/** Looks middleware up by name. @throws UnknownMiddleware */
export function middlewareNamed(...names: string[]): MiddlewareFunction<Response>[] {
  return names.map((name) => {
    const found = Object.hasOwn(middleware, name) ? middleware[name] : undefined
    if (!found) throw new UnknownMiddleware(name)
    return found
  })
}
