import { data } from 'react-router'
import { NOT_FOUND_MESSAGE } from '../../shared/errors/error-message.ts'

/** Where visitors are sent on failures (R2.52, R2.55): the error page itself, which says 404 by default. */
export function loader() {
  throw data(NOT_FOUND_MESSAGE, { status: 404 })
}

export default function ErrorRoute() {
  return null
}
