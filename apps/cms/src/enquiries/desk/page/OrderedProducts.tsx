import { toBasketLines } from '../../basket-lines.ts'
import type { Enquiry } from '../../../payload-types.ts'
import card from '../../../platform/ui/card.module.css'
import table from '../../../platform/ui/table.module.css'
import type { DeskTexts } from '../desk-texts.ts'
import type { EnquiryPageData } from './load-enquiry-page.ts'

type Props = { enquiry: Enquiry; data: EnquiryPageData; texts: DeskTexts; linksToCatalogue: boolean }

/** The basket: each line links to the product's public page, and for admins to its document. */
export function OrderedProducts({ enquiry, data, texts, linksToCatalogue }: Props) {
  const basket = toBasketLines(enquiry.basket)
  if (basket.length === 0) return null
  return (
    <section className={card.card} aria-labelledby="desk-products">
      <h2 id="desk-products">{texts.products}</h2>
      <div className={table.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{texts.quantity}</th>
              <th scope="col">{texts.product}</th>
              {linksToCatalogue && <th scope="col">{texts.inTheCatalogue}</th>}
            </tr>
          </thead>
          <tbody>
            {basket.map((line, index) => {
              const product = data.products.get(line.slug)
              return (
                // A basket from elsewhere may list the same product twice.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={index}>
                  <td className={table.amount}>{line.cnt} ×</td>
                  <td>
                    {product ? (
                      <a href={`/product/pvc-screwing-machines/${product.slug}`} target="_blank" rel="noreferrer">
                        <bdi>{[product.model, product.name].filter(Boolean).join(' ')}</bdi>
                      </a>
                    ) : (
                      <>
                        <bdi>{[line.model, line.name].filter(Boolean).join(' ')}</bdi> ({texts.notInCatalogue})
                      </>
                    )}
                  </td>
                  {linksToCatalogue && (
                    <td>{product && <a href={`/admin/collections/products/${product.id}`}>{product.slug}</a>}</td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
