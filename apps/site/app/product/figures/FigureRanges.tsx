import { SpecValue } from '../../ui/SpecValue.tsx'
import { Words } from '../../ui/Words.tsx'
import type { FigureRange } from './common-figures.ts'

type FigureRangesProps = {
  ranges: readonly FigureRange[]
  className: string | undefined
  /** The class of what a figure reaches from and to. */
  valueClassName: string | undefined
}

/** What figures of several products reach from and to; nothing where they have none. */
export function FigureRanges({ ranges, className, valueClassName }: FigureRangesProps) {
  if (ranges.length === 0) return null
  return (
    <dl className={className}>
      {ranges.map((range) => (
        <div key={range.key}>
          <dt>
            <Words>{range.name}</Words>
          </dt>
          <dd className={valueClassName}>
            <SpecValue specification={range} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
