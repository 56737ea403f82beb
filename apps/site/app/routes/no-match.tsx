import { data } from 'react-router'
import { NO_ROUTE_MESSAGE } from '../../shared/errors/error-message.ts'

/** No route matches (R2.54). */
export function loader() {
  throw data(NO_ROUTE_MESSAGE, { status: 404 })
}

export default function NoMatch() {
  return null
}
