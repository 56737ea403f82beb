import type { Product } from '@vitrine/contract/shapes/shop'
import { SpecValue } from '../ui/SpecValue.tsx'
import { Words } from '../ui/Words.tsx'

type HighlightsProps = {
  highlights: Product['highlights']
  className: string | undefined
  /** Of each row, a name with its value. */
  rowClassName: string | undefined
}

/** The figures that matter most of a product. */
export function Highlights({ highlights, className, rowClassName }: HighlightsProps) {
  return (
    <dl className={className}>
      {highlights.map((row) => (
        <div key={row.key} className={rowClassName}>
          <dt>
            <Words>{row.name}</Words>
          </dt>
          <dd>
            <SpecValue specification={row} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
