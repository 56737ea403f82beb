import { redirect } from 'react-router'
import { readPageNumber } from '../../shared/list-pages/page-number.ts'

/** The page of a list that an address asks for, from 1. @throws a redirect from `?page=1` to the plain address */
export function readRequestedPage({ pathname, searchParams }: URL): number {
  const page = readPageNumber(searchParams)
  if (page === 1) throw redirect(pathname, 301)
  return page ?? 1
}
