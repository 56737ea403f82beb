import { type ListSize, PRODUCTS_PER_PAGE } from '../../../shared/list-pages/list-page.ts'
import { useText } from '../../i18n/LanguageContext.tsx'
import { ListEnd } from '../../ui/list-pages/ListEnd.tsx'

type ProductListEndProps = {
  list: ListSize
  /** The first page that is shown; `list` is the last one. */
  firstPage: number
}

/** The end of a list of products that has several pages. */
export function ProductListEnd({ list, firstPage }: ProductListEndProps) {
  const { page, total } = list
  const from = (firstPage - 1) * PRODUCTS_PER_PAGE + 1
  const to = Math.min(page * PRODUCTS_PER_PAGE, total)
  return <ListEnd position={list} shown={useText()('product.shown', { from, to, total })} />
}
