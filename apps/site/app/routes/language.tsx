import { isLanguageCode } from '@vitrine/locales/languages'
import { data, Outlet } from 'react-router'
import type { Route } from './+types/language'

/** An unknown prefix is no language, and English has none (SPEC.md section 2). */
export function loader({ params }: Route.LoaderArgs) {
  if (params.lang !== undefined && (params.lang === 'en' || !isLanguageCode(params.lang)))
    throw data(null, { status: 404 })
  return null
}

export default function Language() {
  return <Outlet />
}
