import { isLanguageCode } from '@vitrine/locales/languages'
import { data, Outlet } from 'react-router'
import { NO_ROUTE_MESSAGE } from '../../shared/errors/error-message.ts'
import { RouteError } from '../shell/errors/RouteError.tsx'
import type { Route } from './+types/language'

/** An unknown prefix is no language, and English has none (R2.1). */
export function loader({ params }: Route.LoaderArgs) {
  if (params.lang !== undefined && (params.lang === 'en' || !isLanguageCode(params.lang)))
    throw data(NO_ROUTE_MESSAGE, { status: 404 })
  return null
}

export default function Language() {
  return <Outlet />
}

/** Here and not at the root, where an error makes React build the document anew: the page stood without its styles until they were there again. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
