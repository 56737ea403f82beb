import { data } from 'react-router'

/** No route matches (SPEC.md section 2). */
export function loader() {
  throw data('This page could not be found', { status: 404 })
}

export default function NoMatch() {
  return null
}
