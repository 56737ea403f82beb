import { isLanguageCode } from '@vitrine/locales/languages'
import { data, Outlet } from 'react-router'
import { NO_ROUTE_MESSAGE } from '../../shared/errors/error-message.ts'
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
