import { data } from 'react-router'
import { NOT_FOUND_MESSAGE } from '../../shared/errors/error-message.ts'

/** The address of the error page (R2.52, R2.55), which is a 404. */
export function loader() {
  throw data(NOT_FOUND_MESSAGE, { status: 404 })
}

export default function ErrorRoute() {
  return null
}
