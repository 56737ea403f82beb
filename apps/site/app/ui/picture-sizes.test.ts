import { expect, it } from 'vitest'
import { columnSizes } from './picture-sizes.ts'

/** What a browser takes of `sizes` on a screen, with the media conditions and units that we use. */
function shownOn(screen: number, sizes: string): number {
  const [, width = ''] = sizes.split(/,\s*(?![^(]*\))/).reduce<[boolean, string]>(
    ([isFound, found], entry) => {
      const [, min, value] = /^\(min-width: (\d+)px\) (.*)$/.exec(entry) ?? [null, '0', entry]
      return isFound || screen < Number(min) ? [isFound, found] : [true, value ?? '']
    },
    [false, ''],
  )
  const [, vw, px] = /^calc\(([\d.]+)vw - (\d+)px\)$/.exec(width) ?? []
  return vw ? (screen * Number(vw)) / 100 - Number(px) : Number.parseInt(width)
}

// As measured in the browser: the content is 349 px wide at 390 px (10 of which are left out), 696 px at 768 px, 920 px at 992 px.
it.each([
  [{ desktop: 12 }, 390, 338],
  [{ desktop: 8 }, 390, 338],
  [{ desktop: 8 }, 768, 696],
  [{ desktop: 8 }, 992, 605],
  [{ desktop: 8 }, 1440, 737],
  [{ desktop: 4, tablet: 6 }, 768, 338],
  [{ desktop: 4, tablet: 6 }, 992, 291],
  [{ desktop: 4, tablet: 6 }, 1920, 355],
  [{ desktop: 4, tablet: 6, phone: '112px' }, 390, 112],
] as const)('%j is on a screen of %i px %i px wide [R13.52]', (columns, screen, width) => {
  expect(Math.abs(shownOn(screen, columnSizes(columns)) - width)).toBeLessThanOrEqual(2)
})
