import { data } from 'react-router'

/** Where visitors are sent on failures (SPEC.md section 2): the error page itself, which says 404 by default. */
export function loader() {
  throw data('Post not found', { status: 404 })
}

export default function ErrorRoute() {
  return null
}
